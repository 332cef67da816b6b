#pragma once

#include <string>
#include <string_view>

namespace pgduel::workload {

bool isDigit(char c);
bool isBlank(char c); ///< blank, tab, line break, form feed
bool isNameStart(char c); ///< letter, underscore, any byte above ASCII
bool isNamePart(char c); ///< the same and digits
/// With ASCII letters in lower case.
std::string lowered(std::string_view text);

} // namespace pgduel::workload
