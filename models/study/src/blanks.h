#pragma once

#include <string>
#include <string_view>

namespace pgduel::study {

/// Length in bytes of the blank at the beginning of `text`: space, tab, or one of the no-break spaces that
/// Russian typography puts before "%" (U+00A0, U+202F, U+2009). 0 when there is none.
std::size_t blankAt(std::string_view text);

std::string_view trimmed(std::string_view text);
std::string withoutBlanks(std::string_view text);

} // namespace pgduel::study
