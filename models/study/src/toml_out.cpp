#include "toml_out.h"

#include <algorithm>
#include <charconv>

#include "study/level.h"
#include "study/number_text.h"

namespace pgduel::study {

namespace {

bool isBare(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool isControl(char c)
{
    return (c >= 0 && c < 0x20) || c == 0x7f;
}

std::string unicodeEscape(char c)
{
    constexpr const char* digits = "0123456789abcdef";
    return std::string("\\u00") + digits[(c >> 4) & 0xf] + digits[c & 0xf];
}

void addEscaped(std::string& out, char c)
{
    if (c == '\\' || c == '"')
        (out += '\\') += c;
    else if (c == '\n')
        out += "\\n";
    else if (c == '\t')
        out += "\\t";
    else if (c == '\r')
        out += "\\r";
    else if (isControl(c))
        out += unicodeEscape(c);
    else
        out += c;
}

bool fitsLiteralBlock(std::string_view text)
{
    const bool plain =
        std::none_of(text.begin(), text.end(), [](char c) { return isControl(c) && c != '\n' && c != '\t'; });
    return plain && text.find("'''") == std::string_view::npos && (text.empty() || text.back() != '\'');
}

std::string joined(const std::vector<std::string>& values, std::string (*form)(const std::string&))
{
    std::string list;
    for (const std::string& value : values)
        list += (list.empty() ? "" : ", ") + form(value);
    return '[' + list + ']';
}

std::string quotedText(const std::string& text)
{
    return tomlText(text);
}

bool isWholeNumber(const std::string& text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::to_string(value) == text;
}

} // namespace

std::string tomlKey(std::string_view key)
{
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), isBare);
    return bare ? std::string(key) : tomlText(key);
}

std::string tomlText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text)
        addEscaped(out, c);
    return out + '"';
}

std::string tomlBlock(std::string_view text)
{
    if (fitsLiteralBlock(text))
        return "'''\n" + std::string(text) + "'''";
    std::string out = "\"\"\"\n";
    for (const char c : text) {
        if (c == '\n' || c == '\t')
            out += c;
        else
            addEscaped(out, c);
    }
    return out + "\"\"\"";
}

std::string tomlScalar(const std::string& text)
{
    return isWholeNumber(text) ? text : tomlText(text);
}

std::string tomlReal(double value)
{
    char buffer[64];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

void TomlOut::header(const std::string& name)
{
    out_ += (out_.empty() ? "[" : "\n[") + name + "]\n";
}

void TomlOut::arrayHeader(const std::string& name)
{
    out_ += (out_.empty() ? "[[" : "\n[[") + name + "]]\n";
}

void TomlOut::optionalText(const std::string& key, const std::string& value)
{
    if (!value.empty())
        text(key, value);
}

void TomlOut::optionalBlock(const std::string& key, const std::string& value)
{
    if (value.find('\n') != std::string::npos)
        raw(key, tomlBlock(value));
    else
        optionalText(key, value);
}

void TomlOut::texts(const std::string& key, const std::vector<std::string>& values)
{
    if (!values.empty())
        raw(key, joined(values, quotedText));
}

void TomlOut::scalars(const std::string& key, const std::vector<std::string>& values)
{
    raw(key,
        joined(values, std::all_of(values.begin(), values.end(), isWholeNumber) ? tomlScalar : quotedText));
}

void TomlOut::integer(const std::string& key, std::int64_t value, std::int64_t unlessThis)
{
    if (value != unlessThis)
        integer(key, value);
}

void TomlOut::real(const std::string& key, double value, double unlessThis)
{
    if (value != unlessThis)
        raw(key, tomlReal(value));
}

void TomlOut::flag(const std::string& key, bool value, bool unlessThis)
{
    if (value != unlessThis)
        raw(key, value ? "true" : "false");
}

void TomlOut::duration(const std::string& key, std::chrono::microseconds value)
{
    text(key, formatMicros(value.count()));
}

void TomlOut::duration(const std::string& key, Duration value, Duration unlessThis)
{
    if (value != unlessThis)
        duration(key, value);
}

void TomlOut::map(const std::string& name, const std::map<std::string, std::string>& values)
{
    if (values.empty())
        return;
    header(name);
    for (const auto& [key, value] : values)
        raw(key, tomlScalar(value));
}

void TomlOut::storage(const std::string& name, const std::vector<StorageParameter>& parameters)
{
    for (const StorageParameter& parameter : parameters) {
        arrayHeader(name);
        raw("tables", joined(parameter.tables, quotedText));
        text("parameter", parameter.name);
        raw("value", tomlScalar(parameter.value));
    }
}

} // namespace pgduel::study
