#include "contrasts.h"

#include <algorithm>

namespace pgduel::analysis {

namespace {

/// One column a level but the last: 1 at the level, −1 at the last.
Eigen::MatrixXd mainColumns(const FactorLevels& factor)
{
    const std::vector<int> levels = levelsOf(factor);
    const auto columns = static_cast<Eigen::Index>(levels.size()) - 1;
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(factor.size()), columns);
    for (std::size_t row = 0; row < factor.size(); ++row) {
        const auto place = static_cast<Eigen::Index>(
            std::lower_bound(levels.begin(), levels.end(), factor[row]) - levels.begin());
        if (place == columns)
            result.row(static_cast<Eigen::Index>(row)).setConstant(-1);
        else
            result(static_cast<Eigen::Index>(row), place) = 1;
    }
    return result;
}

} // namespace

std::vector<int> levelsOf(const FactorLevels& factor)
{
    std::vector<int> levels = factor;
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

Eigen::MatrixXd contrasts(const std::vector<FactorLevels>& factors, const std::vector<std::size_t>& term)
{
    Eigen::MatrixXd result = mainColumns(factors[term.front()]);
    for (std::size_t i = 1; i < term.size(); ++i) {
        const Eigen::MatrixXd left = result, right = mainColumns(factors[term[i]]);
        result.resize(left.rows(), left.cols() * right.cols());
        for (Eigen::Index a = 0; a < left.cols(); ++a) {
            for (Eigen::Index b = 0; b < right.cols(); ++b)
                result.col(a * right.cols() + b) = left.col(a).cwiseProduct(right.col(b));
        }
    }
    return result;
}

} // namespace pgduel::analysis
