#include "statement.h"

namespace pgduel::store {

Statement::Statement(Connection& connection, const QString& sql)
    : connection_(connection)
    , query_(connection.database())
{
    query_.setForwardOnly(true);
    if (!query_.prepare(sql))
        connection_.fail(query_.lastError());
}

bool Statement::next()
{
    if (query_.next())
        return true;
    if (query_.lastError().isValid())
        connection_.fail(query_.lastError());
    return false;
}

QVariant Statement::toSql(const std::string& value)
{
    const QString text = QString::fromStdString(value);
    return text.isNull() ? QStringLiteral("") : text; // a null string would be stored as NULL
}

QVariant Statement::toSql(const std::optional<std::string>& value)
{
    return value ? toSql(*value) : QVariant();
}

void Statement::execute()
{
    if (!query_.exec())
        connection_.fail(query_.lastError());
}

} // namespace pgduel::store
