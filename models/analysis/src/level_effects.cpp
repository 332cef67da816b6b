#include <algorithm>

#include <Eigen/Dense>

#include "analysis/anova.h"
#include "contrasts.h"

namespace pgduel::analysis {

std::optional<std::vector<Values>> levelEffects(const Values& y, const std::vector<FactorLevels>& factors)
{
    const auto rows = static_cast<Eigen::Index>(y.size());
    Eigen::MatrixXd design = Eigen::MatrixXd::Ones(rows, 1);
    for (std::size_t factor = 0; factor < factors.size(); ++factor) {
        const Eigen::MatrixXd columns = contrasts(factors, {factor});
        design.conservativeResize(Eigen::NoChange, design.cols() + columns.cols());
        design.rightCols(columns.cols()) = columns;
    }
    const auto solver = design.colPivHouseholderQr();
    if (solver.rank() < design.cols())
        return std::nullopt;
    const Eigen::VectorXd coefficients = solver.solve(Eigen::Map<const Eigen::VectorXd>(y.data(), rows));
    std::vector<Values> effects;
    Eigen::Index next = 1;
    for (const FactorLevels& factor : factors) {
        Values levels;
        double sum = 0;
        for (std::size_t i = 0; i + 1 < levelsOf(factor).size(); ++i) {
            levels.push_back(coefficients(next++));
            sum += levels.back();
        }
        levels.push_back(-sum);
        effects.push_back(levels);
    }
    return effects;
}

} // namespace pgduel::analysis
