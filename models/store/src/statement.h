#pragma once

#include <QByteArray>
#include <QSqlQuery>
#include <QVariant>

#include <cstdint>
#include <optional>
#include <string>

#include "connection.h"

namespace pgduel::store {

/// A prepared statement: bind and run as often as wanted, then read the rows. Throws StoreError.
class Statement {
public:
    Statement(Connection& connection, const QString& sql);

    template <typename... Values> void run(const Values&... values)
    {
        int place = 0;
        (query_.bindValue(place++, toSql(values)), ...);
        execute();
    }
    bool next(); ///< moves to the next row
    std::int64_t integer(int column) const { return query_.value(column).toLongLong(); }
    double real(int column) const { return query_.value(column).toDouble(); }
    std::string text(int column) const { return query_.value(column).toString().toStdString(); }
    QByteArray bytes(int column) const { return query_.value(column).toByteArray(); }
    bool isNull(int column) const { return query_.isNull(column); }
    std::int64_t insertedId() const { return query_.lastInsertId().toLongLong(); }

private:
    static QVariant toSql(int value) { return value; }
    static QVariant toSql(bool value) { return int(value); }
    static QVariant toSql(std::int64_t value) { return QVariant::fromValue(qlonglong(value)); }
    static QVariant toSql(double value) { return value; }
    static QVariant toSql(const QByteArray& value) { return value; }
    static QVariant toSql(const std::string& value);
    static QVariant toSql(const char* value) { return toSql(std::string(value)); }
    static QVariant toSql(const std::optional<std::string>& value);
    void execute();

    Connection& connection_;
    QSqlQuery query_;
};

} // namespace pgduel::store
