#include "host_files.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace pgduel::server {

namespace {

/// Nothing where there is no such file or the server may not read it.
std::optional<std::string> fileText(Session& session, const std::string& path)
{
    try {
        const auto rows = session.query("SELECT pg_catalog.pg_read_file($1, 0, 8192, true)", {path});
        if (rows.rows[0][0])
            return rows.text(0);
    } catch (const ServerError&) {
        // A file of /proc or /sys that this user of this system cannot read: the fact stays absent.
    }
    return std::nullopt;
}

std::optional<std::int64_t> integerIn(const std::string& text)
{
    std::int64_t value = 0;
    const auto begin = std::find_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    const char* first = text.data() + (begin - text.begin());
    if (std::from_chars(first, text.data() + text.size(), value).ec != std::errc())
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> memoryTotal(const std::string& meminfo)
{
    std::istringstream lines(meminfo);
    for (std::string line; std::getline(lines, line);)
        if (line.rfind("MemTotal:", 0) == 0)
            if (const auto kilobytes = integerIn(line))
                return *kilobytes * 1024;
    return std::nullopt;
}

/// Control groups, version 2 first: "max", or version 1's huge number, is no limit.
std::optional<std::int64_t> memoryLimit(Session& session)
{
    for (const char* path : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"})
        if (const auto text = fileText(session, path))
            if (const auto bytes = integerIn(*text))
                return bytes;
    return std::nullopt;
}

} // namespace

void readHostFiles(Session& session, ServerProfile& profile)
{
    if (const auto meminfo = fileText(session, "/proc/meminfo"))
        profile.ramBytes = memoryTotal(*meminfo);
    if (const auto limit = memoryLimit(session); limit && profile.ramBytes)
        profile.ramBytes = std::min(*profile.ramBytes, *limit);
    if (auto source = fileText(session, "/sys/devices/system/clocksource/clocksource0/current_clocksource"))
        profile.clockSource = source->substr(0, source->find('\n'));
    if (profile.ramBytes) // so it is a Linux
        profile.container = fileText(session, "/.dockerenv") || fileText(session, "/run/.containerenv");
}

} // namespace pgduel::server
