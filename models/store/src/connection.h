#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

#include <string>

#include "store/error.h"

namespace pgduel::store {

/// A StoreError that comes from SQLite, with its result code (https://www.sqlite.org/rescode.html).
class SqlFailure : public StoreError {
public:
    SqlFailure(measure::Fault fault, int resultCode)
        : StoreError(std::move(fault))
        , resultCode_(resultCode)
    {
    }
    /// Primary result code, such as 14 SQLITE_CANTOPEN.
    int resultCode() const { return resultCode_ & 0xff; }

private:
    int resultCode_;
};

/// One connection to a study file under a name of its own. Must be made, used and destroyed in one thread (a
/// rule of Qt Sql).
///
/// The study file is never opened by any other means: closing a second descriptor of the same file would drop
/// the locks that SQLite holds in this process (https://www.sqlite.org/howtocorrupt.html, 2.2).
class Connection {
public:
    enum class Mode {
        Existing, ///< read and write where permitted
        Create,
        Immutable ///< read only, without the files of the log beside it, for a folder that cannot be written
    };

    /// Failures carry `faultCode` and the path.
    Connection(const std::string& path, Mode mode, const char* faultCode);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    const std::string& path() const { return path_; }
    const QSqlDatabase& database() const { return database_; }
    void setFaultCode(const char* code) { faultCode_ = code; }

    void execute(const QString& sql);
    std::int64_t pragma(const char* name); ///< value of a numeric pragma
    [[noreturn]] void fail(const QSqlError& error) const;

private:
    void close();

    std::string path_;
    const char* faultCode_;
    QString name_;
    QSqlDatabase database_;
};

/// A transaction that is rolled back unless it was committed; one for reading shows one moment of the file.
class Transaction {
public:
    enum class Kind { Write, Read };
    explicit Transaction(Connection& connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

private:
    Connection& connection_;
    bool open_ = true;
};

} // namespace pgduel::store
