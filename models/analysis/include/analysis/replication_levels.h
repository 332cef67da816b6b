#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Where the noise comes from and how often each level is worth repeating (T. Kalibera, R. Jones, ISMM 2013).
/// Levels from the lowest: sample inside a run, run, fresh data load.
struct ReplicationLevels {
    double grandMean = 0;
    Values varianceOfMeans; ///< S², one a level
    Values variance; ///< T², one a level; ≤ 0: repeating the level below does not help
    /// Optimal number of repetitions of each level but the highest, unrounded; nothing where a T² is ≤ 0.
    std::vector<std::optional<double>> repetitions(const Values& costs) const;
};

/// `values` nested evenly: counts from the highest level ({3, 2, 2}: 3 loads of 2 runs of 2 samples); each at
/// least 2. Nothing when the counts do not fit the values.
std::optional<ReplicationLevels> replicationLevels(
    const Values& values, const std::vector<std::size_t>& counts);

} // namespace pgduel::analysis
