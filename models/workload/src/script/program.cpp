#include "script/program.h"

#include <algorithm>

namespace pgduel::workload {

std::string Program::place(std::size_t position) const
{
    const auto after = std::upper_bound(lineStarts.begin(), lineStarts.end(), position);
    const std::size_t line = static_cast<std::size_t>(after - lineStarts.begin());
    std::size_t column = 1;
    for (std::size_t i = lineStarts[line - 1]; i < position && i < text.size(); ++i)
        column += (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80;
    return name + ":" + std::to_string(line) + ":" + std::to_string(column);
}

bool Program::mayCapture(std::string_view variable) const
{
    return std::any_of(capturePrefixes.begin(), capturePrefixes.end(),
        [variable](const std::string& prefix) { return variable.substr(0, prefix.size()) == prefix; });
}

} // namespace pgduel::workload
