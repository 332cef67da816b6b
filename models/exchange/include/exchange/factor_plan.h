#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "exchange/study_results.h"

namespace pgduel::exchange {

/// A combination of levels: one place in Factor::levels for each factor.
using Combination = std::vector<int>;

/// What varies in a study, with at least two levels.
struct Factor {
    std::string name;
    std::vector<std::string> levels; ///< as written
    std::optional<std::vector<double>> numbers; ///< of the levels, where they are of one kind: continuous
    int baseline = 0; ///< level of the study's baseline
    bool wholePlot = false; ///< runs of a block that share its level also share a restart or a data set
};

/// The factors of a study and which experiment each combination of their levels is. Experiments that are
/// written one by one, and the twin of an A/A, are in none.
class FactorPlan {
public:
    FactorPlan() = default;
    explicit FactorPlan(const StudyResults& results);

    bool isEmpty() const { return factors_.empty(); }
    const std::vector<Factor>& factors() const { return factors_; }
    const std::map<Combination, int>& experiments() const { return experiments_; }
    std::optional<int> experimentAt(const Combination& levels) const; ///< nothing: not planned
    std::vector<Combination> combinations() const; ///< the full cross, first factor slowest

private:
    std::vector<Factor> factors_;
    std::map<Combination, int> experiments_;
};

} // namespace pgduel::exchange
