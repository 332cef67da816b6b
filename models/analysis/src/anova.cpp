#include "analysis/anova.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <Eigen/Dense>

#include "analysis/distributions.h"
#include "contrasts.h"

namespace pgduel::analysis {

namespace {

/// An orthonormal basis that grows term by term.
class Basis {
public:
    explicit Basis(Eigen::Index rows)
        : columns_(rows, 1)
    {
        columns_.col(0).setConstant(1 / std::sqrt(static_cast<double>(rows)));
    }

    /// Sum of squares of y that these columns explain beyond the basis; counts their new dimensions.
    double add(const Eigen::MatrixXd& columns, const Eigen::VectorXd& y, int& degrees)
    {
        double explained = 0;
        for (Eigen::Index i = 0; i < columns.cols(); ++i) {
            Eigen::VectorXd column = columns.col(i);
            const double length = column.norm();
            for (int pass = 0; pass < 2; ++pass) // twice is enough (W. Kahan; B. N. Parlett)
                column -= columns_ * (columns_.transpose() * column);
            if (length == 0 || column.norm() < 1e-9 * length)
                continue;
            column.normalize();
            columns_.conservativeResize(Eigen::NoChange, columns_.cols() + 1);
            columns_.col(columns_.cols() - 1) = column;
            const double along = column.dot(y);
            explained += along * along;
            ++degrees;
        }
        return explained;
    }

    double residual(const Eigen::VectorXd& y) const
    {
        return (y - columns_ * (columns_.transpose() * y)).squaredNorm();
    }
    int dimensions() const { return static_cast<int>(columns_.cols()); }

private:
    Eigen::MatrixXd columns_;
};

void setMeanSquare(AnovaRow& row)
{
    if (row.degrees > 0)
        row.meanSquare = row.sumOfSquares / row.degrees;
}

void testRow(AnovaRow& row, const AnovaRow& error)
{
    if (!row.meanSquare || !error.meanSquare || *error.meanSquare <= 0)
        return;
    row.f = *row.meanSquare / *error.meanSquare;
    row.p = fisherUpper(*row.f, row.degrees, error.degrees);
}

bool isBalanced(const std::vector<FactorLevels>& factors, std::size_t observations)
{
    std::map<std::vector<int>, int> cells;
    for (std::size_t i = 0; i < observations; ++i) {
        std::vector<int> cell;
        for (const FactorLevels& factor : factors)
            cell.push_back(factor[i]);
        ++cells[cell];
    }
    std::size_t combinations = 1;
    for (const FactorLevels& factor : factors)
        combinations *= levelsOf(factor).size();
    const int first = cells.begin()->second;
    return cells.size() == combinations
        && std::all_of(cells.begin(), cells.end(), [&](const auto& cell) { return cell.second == first; });
}

bool usable(const Values& y, const std::vector<FactorLevels>& factors)
{
    return y.size() >= 2 && allFinite(y)
        && std::all_of(factors.begin(), factors.end(), [&](const auto& f) { return f.size() == y.size(); });
}

} // namespace

std::optional<Anova> anova(
    const Values& values, const std::vector<FactorLevels>& factors, const std::vector<AnovaTerm>& terms)
{
    if (!usable(values, factors))
        return std::nullopt;
    Eigen::VectorXd y =
        Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
    y.array() -= y.mean();
    Anova table;
    table.total = y.squaredNorm();
    table.balanced = isBalanced(factors, values.size());
    Basis basis(y.size());
    for (const AnovaTerm& term : terms) {
        AnovaRow row;
        row.factors = term.factors;
        row.sumOfSquares = basis.add(contrasts(factors, term.factors), y, row.degrees);
        setMeanSquare(row);
        table.rows.push_back(row);
    }
    table.residual.degrees = static_cast<int>(values.size()) - basis.dimensions();
    table.residual.sumOfSquares = basis.residual(y);
    setMeanSquare(table.residual);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (!terms[i].isError)
            testRow(table.rows[i], terms[i].error ? table.rows[*terms[i].error] : table.residual);
    }
    return table;
}

std::vector<LevelPair> tukeyPairs(const Values& means, const std::vector<int>& counts, double meanSquareError,
    double degrees, double confidence)
{
    const int groups = static_cast<int>(means.size());
    std::vector<LevelPair> pairs;
    if (groups < 2 || !(degrees >= 1))
        return pairs;
    const double q = tukeyQuantile(confidence, groups, degrees);
    for (std::size_t a = 0; a < means.size(); ++a) {
        for (std::size_t b = a + 1; b < means.size(); ++b) {
            const double deviation = std::sqrt(meanSquareError / 2 * (1.0 / counts[a] + 1.0 / counts[b]));
            const double difference = means[b] - means[a];
            const double p = deviation > 0 ? 1 - tukeyCdf(std::fabs(difference) / deviation, groups, degrees)
                                           : (difference == 0 ? 1 : 0);
            pairs.push_back({a, b, difference, {difference - q * deviation, difference + q * deviation}, p});
        }
    }
    return pairs;
}

} // namespace pgduel::analysis
