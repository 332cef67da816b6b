#include "measure/conninfo.h"

#include <algorithm>
#include <array>

#include "conninfo_parsers.h"

namespace pgduel::measure {

namespace {

constexpr std::array<std::string_view, 5> secretKeywords{
    "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key"};

bool isSecret(std::string_view keyword)
{
    return std::find(secretKeywords.begin(), secretKeywords.end(), keyword) != secretKeywords.end();
}

std::string quoted(const std::string& value)
{
    std::string text = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '\'';
}

} // namespace

Conninfo Conninfo::parse(std::string_view text)
{
    Conninfo conninfo;
    conninfo.values_ = isConninfoUri(text) ? parseConninfoUri(text) : parseConninfoPairs(text);
    return conninfo;
}

std::string Conninfo::value(const std::string& keyword) const
{
    const auto it = values_.find(keyword);
    return it == values_.end() ? std::string() : it->second;
}

bool Conninfo::holdsPassword() const
{
    return std::any_of(values_.begin(), values_.end(),
        [](const auto& entry) { return isSecret(entry.first) && !entry.second.empty(); });
}

Conninfo Conninfo::withoutSecrets() const
{
    Conninfo copy;
    for (const auto& [keyword, value] : values_)
        if (!isSecret(keyword))
            copy.set(keyword, value);
    return copy;
}

std::string Conninfo::toString() const
{
    std::string text;
    for (const auto& [keyword, value] : values_)
        text += (text.empty() ? "" : " ") + keyword + '=' + quoted(value);
    return text;
}

std::string Conninfo::redacted() const
{
    Conninfo copy = *this;
    for (auto& [keyword, value] : copy.values_) {
        if (isSecret(keyword))
            value = "***";
        else
            value = redactSecrets(value);
    }
    return copy.toString();
}

} // namespace pgduel::measure
