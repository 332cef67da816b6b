#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pgduel::exchange {

/// Standard values as JSON.
inline QJsonValue json(const std::string& text)
{
    return QString::fromStdString(text);
}

inline QJsonValue json(const std::optional<double>& number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

inline QJsonValue json(const std::optional<int>& number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

inline QJsonValue json(const std::vector<std::string>& texts)
{
    QJsonArray list;
    for (const std::string& text : texts)
        list.append(json(text));
    return list;
}

inline QJsonValue json(const std::vector<double>& numbers)
{
    QJsonArray list;
    for (const double number : numbers)
        list.append(number);
    return list;
}

inline QJsonValue json(const std::map<std::string, std::string>& facts)
{
    QJsonObject object;
    for (const auto& [name, value] : facts)
        object.insert(QString::fromStdString(name), json(value));
    return object;
}

} // namespace pgduel::exchange
