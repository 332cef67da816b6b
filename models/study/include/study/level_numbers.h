#pragma once

#include <optional>
#include <string>
#include <vector>

namespace pgduel::study {

/// Levels as numbers, when all of them are of one kind: plain numbers, sizes (bytes), durations (ms) or per
/// cent ("25 % RAM": a ratio). Nothing for words, and for a mixture. What makes a factor continuous.
std::optional<std::vector<double>> levelNumbers(const std::vector<std::string>& levels);

} // namespace pgduel::study
