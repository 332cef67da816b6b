#pragma once

#include <map>
#include <vector>

#include "analysis/conclusions.h"

namespace pgduel::analysis {

/// A load step that has a difference and enough evidence.
struct StepDifference {
    StepPlace place;
    double difference = 0;
    bool decided = false; ///< by the step's own interval after Holm, and nothing withholds the verdict
};
std::vector<StepDifference> stepDifferences(const PairAnalysis& analysis);

/// Whether a step of this pair can be decided at all: intervals are there, runs were mixed in time, and the
/// verdict is not withheld.
bool stepsCanDecide(const PairAnalysis& analysis);

/// For each baseline the largest difference upwards and the largest downwards: the largest decided one, else
/// the largest seen.
std::vector<Statement> largestByBaseline(
    const std::vector<const PairAnalysis*>& pairs, const std::map<int, double>& rates);

} // namespace pgduel::analysis
