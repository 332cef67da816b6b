#include "settings_file.h"

#include <algorithm>
#include <cctype>

#include "server/error.h"
#include "server/faults.h"

namespace pgduel::server {

namespace {

constexpr const char* reserved[] = {"port", "listen_addresses", "unix_socket_directories",
    "unix_socket_permissions", "unix_socket_group", "data_directory", "config_file", "hba_file", "ident_file",
    "external_pid_file", "include", "include_dir", "include_if_exists"};

bool isName(const std::string& name)
{
    const auto letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; };
    const auto inside = [&](char c) {
        return letter(c) || std::isdigit(static_cast<unsigned char>(c)) || c == '.';
    };
    return !name.empty() && letter(name.front()) && std::all_of(name.begin(), name.end(), inside);
}

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

void check(const std::string& name)
{
    if (!isName(name))
        throw ServerError({fault::settingName, "", {name}, ""});
    const auto same = [&](const char* other) { return lower(name) == other; };
    if (std::any_of(std::begin(reserved), std::end(reserved), same))
        throw ServerError({fault::settingReserved, "", {name}, ""});
}

} // namespace

std::string quotedValue(const std::string& value)
{
    std::string text = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\')
            text += c; // both are doubled
        if (c == '\n')
            text += "\\n";
        else
            text += c;
    }
    return text + "'";
}

std::string settingsText(const study::Settings& settings, const ServerPlace& place)
{
    std::string text =
        "# Written by pgDuel before each start; changes made here are lost.\nlc_messages = 'C'\n";
    for (const auto& [name, value] : settings) {
        check(name);
        text += name + " = " + quotedValue(value) + "\n";
    }
    text += "listen_addresses = '127.0.0.1'\n";
    text += "port = " + std::to_string(place.port) + "\n";
    text += "unix_socket_directories = " + quotedValue(place.socketFolder) + "\n";
    return text;
}

std::string listOf(const study::Settings& settings)
{
    std::string text;
    for (const auto& [name, value] : settings)
        text += (text.empty() ? "" : ", ") + name + " = " + value;
    return text;
}

} // namespace pgduel::server
