#include "connection.h"

#include <QFileInfo>
#include <QSqlQuery>
#include <QUrl>

#include <atomic>

#include "statement.h"

namespace pgduel::store {

namespace {

QString uniqueName()
{
    static std::atomic<unsigned> last = 0;
    return QStringLiteral("pgduel-store-%1").arg(++last);
}

/// As an URI, because only there the mode and "immutable" can be told.
QString uri(const std::string& path, Connection::Mode mode)
{
    const QString absolute = QFileInfo(QString::fromStdString(path)).absoluteFilePath();
    const QString file = QUrl::fromLocalFile(absolute).toString(QUrl::FullyEncoded);
    switch (mode) {
    case Connection::Mode::Create:
        return file + QLatin1String("?mode=rwc");
    case Connection::Mode::Immutable:
        return file + QLatin1String("?mode=ro&immutable=1");
    case Connection::Mode::Existing:
        break;
    }
    return file + QLatin1String("?mode=rw");
}

} // namespace

Connection::Connection(const std::string& path, Mode mode, const char* faultCode)
    : path_(path)
    , faultCode_(faultCode)
    , name_(uniqueName())
    , database_(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_))
{
    database_.setDatabaseName(uri(path, mode));
    database_.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=10000"));
    if (database_.open())
        return;
    const QSqlError error = database_.lastError();
    close();
    fail(error);
}

Connection::~Connection()
{
    close();
}

void Connection::close()
{
    database_.close();
    database_ = QSqlDatabase(); // removeDatabase() wants no copy left
    QSqlDatabase::removeDatabase(name_);
}

void Connection::execute(const QString& sql)
{
    QSqlQuery query(database_);
    if (!query.exec(sql))
        fail(query.lastError());
}

std::int64_t Connection::pragma(const char* name)
{
    Statement statement(*this, QLatin1String("PRAGMA ") + QLatin1String(name));
    statement.run();
    return statement.next() ? statement.integer(0) : 0;
}

void Connection::fail(const QSqlError& error) const
{
    throw SqlFailure(
        {faultCode_, path_, {path_}, error.databaseText().toStdString()}, error.nativeErrorCode().toInt());
}

Transaction::Transaction(Connection& connection, Kind kind)
    : connection_(connection)
{
    connection_.execute(kind == Kind::Write ? QStringLiteral("BEGIN IMMEDIATE") : QStringLiteral("BEGIN"));
}

Transaction::~Transaction()
{
    // A full disk may have rolled back already; then there is nothing left to undo and the answer does not
    // matter.
    if (open_)
        QSqlQuery(connection_.database()).exec(QStringLiteral("ROLLBACK"));
}

void Transaction::commit()
{
    connection_.execute(QStringLiteral("COMMIT"));
    open_ = false;
}

} // namespace pgduel::store
