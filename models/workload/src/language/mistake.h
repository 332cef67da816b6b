#pragma once

#include <cstddef>
#include <exception>
#include <string>
#include <vector>

namespace pgduel::workload {

/// A mistake at a place of the script text; the reader adds script, line and column.
class LanguageError : public std::exception {
public:
    LanguageError(const char* faultCode, std::size_t place, std::vector<std::string> facts)
        : code(faultCode)
        , position(place)
        , args(std::move(facts))
    {
    }
    const char* code;
    std::size_t position; ///< in the whole script
    std::vector<std::string> args;
};

} // namespace pgduel::workload
