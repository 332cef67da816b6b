#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace pgduel::measure {

/// One change outside our own objects, written down before it is made, so that it can always be undone.
struct JournalEntry {
    std::string systemIdentifier; ///< of the server, from pg_control_system()
    std::string kind; ///< "alter_system", "reloptions", "alter_database", "alter_role", "extension"
    std::string object; ///< what is changed: setting, table, database …
    std::optional<std::string> oldValue; ///< none: there was no line
    std::optional<std::string> newValue; ///< none: reset
    std::string state; ///< "planned", "done", "undone"
    std::int64_t utcMicros = 0;
};

/// Where changes are written down. append() returns only when the entry is safe (fsync), else throws Failure.
class JournalSink {
public:
    virtual ~JournalSink() = default;
    virtual void append(const JournalEntry& entry) = 0;
};

} // namespace pgduel::measure
