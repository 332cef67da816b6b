#pragma once

#include <cstdint>
#include <string>

namespace pgduel::workload::test {

inline std::string int32(std::uint32_t value)
{
    return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
        static_cast<char>(value)};
}

inline std::string packet(char type, const std::string& body)
{
    return type + int32(static_cast<std::uint32_t>(body.size()) + 4) + body;
}

inline std::string commandComplete(const std::string& tag)
{
    return packet('C', tag + '\0');
}

inline std::string readyForQuery(char status = 'I')
{
    return packet('Z', std::string(1, status));
}

inline std::string serverError(
    const std::string& state, const std::string& message, const std::string& severity = "ERROR")
{
    return packet('E',
        "S" + severity + '\0' + "V" + severity + '\0' + "C" + state + '\0' + "M" + message + '\0' + '\0');
}

} // namespace pgduel::workload::test
