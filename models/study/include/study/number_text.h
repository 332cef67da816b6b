#pragma once

#include <string>

namespace pgduel::study {

/// Shortest decimal text that reads back as the same number, never with an exponent: settings and levels are
/// read by programs that take none.
std::string numberText(double value);

} // namespace pgduel::study
