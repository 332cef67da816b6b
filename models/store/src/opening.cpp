#include "opening.h"

#include <QFileInfo>

#include "schema.h"
#include "store/faults.h"

namespace pgduel::store {

namespace {

constexpr int notADatabase = 26; // SQLITE_NOTADB

/// SQLITE_READONLY, SQLITE_CANTOPEN: what SQLite says when it may not make the files of the log.
bool mayNotMakeLog(int resultCode)
{
    return resultCode == 8 || resultCode == 14;
}

std::unique_ptr<Connection> open(const std::string& path, Connection::Mode mode)
{
    auto connection = std::make_unique<Connection>(path, mode, fault::notReadable);
    checkIsStudy(*connection); // the first look into the file: SQLite opens lazily
    connection->execute(QStringLiteral("PRAGMA query_only = 1"));
    return connection;
}

/// Something was written that has not yet been moved from the log into the file.
bool hasLog(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path + "-wal")).size() > 0;
}

} // namespace

void checkExists(const std::string& path)
{
    if (!QFileInfo(QString::fromStdString(path)).isFile())
        throw StoreError({fault::notFound, path, {path}, ""});
}

std::unique_ptr<Connection> openForReading(const std::string& path)
{
    checkExists(path);
    try {
        return open(path, Connection::Mode::Existing);
    } catch (const SqlFailure& failure) {
        if (failure.resultCode() == notADatabase)
            throw StoreError({fault::notAStudy, path, {path}, failure.fault().detail});
        // A file whose log could not be given up wants files beside it, which a folder that cannot be written
        // refuses.
        if (!mayNotMakeLog(failure.resultCode()) || hasLog(path))
            throw;
    }
    return open(path, Connection::Mode::Immutable);
}

} // namespace pgduel::store
