#pragma once

#include "simulation.h"

namespace calibration {

/// Each prints a Markdown table and returns the number of cells outside what is promised.
int printFalseVerdicts(int pairs, std::uint64_t seed);
int printPower(int pairs, std::uint64_t seed);
int printSequential(int pairs, std::uint64_t seed);

} // namespace calibration
