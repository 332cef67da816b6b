#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Level (from 0) of one factor in every observation. A block is a factor too.
using FactorLevels = std::vector<int>;

/// A main effect (one factor) or an interaction.
struct AnovaTerm {
    std::vector<std::size_t> factors; ///< places among the factors given
    /// Place of the term that is its error (whole plots of a split plot); none: the residual.
    std::optional<std::size_t> error = {};
    bool isError = false; ///< only serves as an error: it is not tested itself
};

struct AnovaRow {
    std::vector<std::size_t> factors; ///< empty: the residual
    int degrees = 0;
    double sumOfSquares = 0;
    std::optional<double> meanSquare; ///< none without degrees of freedom
    std::optional<double> f, p; ///< none where there is no error to test against
};

/// Sums of squares are sequential (type I, in the order of the terms); in a balanced table every order gives
/// the same.
struct Anova {
    std::vector<AnovaRow> rows; ///< one a term
    AnovaRow residual; ///< with 0 degrees of freedom nothing is tested: name a term as error, or use Lenth
    double total = 0; ///< sum of squares around the mean
    bool balanced = false; ///< every combination of the factors equally often
};

/// Least squares on sum-to-zero contrasts. Times, rates and counts go in as logarithms. Nothing for fewer
/// than two observations, values that are not finite, or factors of another length.
std::optional<Anova> anova(
    const Values& y, const std::vector<FactorLevels>& factors, const std::vector<AnovaTerm>& terms);

/// All main effects and interactions of these factors, main effects first.
std::vector<AnovaTerm> allTerms(const std::vector<std::size_t>& factors);

/// Split plot: `block`, then the whole-plot factors (changed by a restart, a restore or another build)
/// against the whole-plot error, then the others and their interactions with them against the residual.
std::vector<AnovaTerm> splitPlotTerms(
    std::size_t block, const std::vector<std::size_t>& whole, const std::vector<std::size_t>& sub);

/// Effect of every level of every factor in an additive model, deviations from the grand mean; nothing when
/// the table is too ragged to tell the factors apart.
std::optional<std::vector<Values>> levelEffects(const Values& y, const std::vector<FactorLevels>& factors);

/// All pairs of the levels of a factor (J. W. Tukey; C. Y. Kramer for unequal counts).
struct LevelPair {
    std::size_t a = 0, b = 0;
    double difference = 0; ///< mean of b − mean of a
    Interval interval; ///< simultaneous
    double p = 1; ///< adjusted
};
std::vector<LevelPair> tukeyPairs(const Values& means, const std::vector<int>& counts, double meanSquareError,
    double degrees, double confidence);

} // namespace pgduel::analysis
