#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "analysis/anova.h"

namespace pgduel::analysis {

/// Levels that occur, ascending.
std::vector<int> levelsOf(const FactorLevels& factor);

/// Sum-to-zero columns of a main effect, or their products for an interaction.
Eigen::MatrixXd contrasts(const std::vector<FactorLevels>& factors, const std::vector<std::size_t>& term);

} // namespace pgduel::analysis
