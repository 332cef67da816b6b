#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pgduel::study {

/// A number and what follows it, blanks taken off: "1.5 GB" → 1.5, "GB". Decimal digits with a point, an
/// optional sign, no exponent. Nothing when the text does not begin with such a number.
struct Amount {
    double number = 0;
    std::string digits; ///< the number as written, without "+"
    std::string_view unit;
};
std::optional<Amount> parseAmount(std::string_view text);

/// Bytes in one unit of memory: B, kB, MB, GB, TB as PostgreSQL spells them, or a multiple of one ("8kB").
std::optional<std::int64_t> bytesInUnit(std::string_view unit);
/// Microseconds in one unit of time: us, ms, s, min, h, d.
std::optional<std::int64_t> microsInUnit(std::string_view unit);

/// For people: exact where that is short, else a whole number of the largest fitting unit ("819 MB").
std::string showBytes(std::int64_t bytes);

} // namespace pgduel::study
