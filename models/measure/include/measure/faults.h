#pragma once

/// Codes of the faults of models/measure.
namespace pgduel::measure::fault {
inline constexpr const char* chunkBroken = "measure.chunk_broken"; ///< args: metric
inline constexpr const char* histogramBroken = "measure.histogram_broken"; ///< no args
inline constexpr const char* conninfoSyntax = "measure.conninfo_syntax"; ///< args: position (from 1)
} // namespace pgduel::measure::fault
