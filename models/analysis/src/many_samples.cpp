#include "analysis/distributions.h"
#include "analysis/rank_tests.h"
#include "ranks.h"

namespace pgduel::analysis {

ManySamplesTest kruskalWallis(const std::vector<Values>& samples)
{
    Values all;
    for (const Values& sample : samples)
        all.insert(all.end(), sample.begin(), sample.end());
    const Ranks ranks = ranksOf(all);
    const auto total = static_cast<double>(all.size());
    double squares = 0;
    std::size_t place = 0;
    for (const Values& sample : samples) {
        double sum = 0;
        for (std::size_t i = 0; i < sample.size(); ++i)
            sum += ranks.doubled[place++] / 2.0;
        squares += sum * sum / static_cast<double>(sample.size());
    }
    const double ties = 1 - ranks.tieTerm() / (total * total * total - total);
    ManySamplesTest test;
    test.statistic = ties > 0 ? (12 * squares / (total * (total + 1)) - 3 * (total + 1)) / ties : 0;
    test.degrees = static_cast<double>(samples.size()) - 1;
    test.p = chiSquaredUpper(test.statistic, test.degrees);
    return test;
}

ManySamplesTest friedman(const std::vector<Values>& blocks)
{
    ManySamplesTest test;
    if (blocks.empty())
        return test;
    const std::size_t k = blocks.front().size();
    Values sums(k);
    double tieTerm = 0;
    for (const Values& block : blocks) {
        const Ranks ranks = ranksOf(block);
        for (std::size_t i = 0; i < k; ++i)
            sums[i] += ranks.doubled[i] / 2.0;
        tieTerm += ranks.tieTerm();
    }
    const auto n = static_cast<double>(blocks.size()), treatments = static_cast<double>(k);
    const double center = n * (treatments + 1) / 2;
    double squares = 0;
    for (const double sum : sums)
        squares += (sum - center) * (sum - center);
    test.degrees = treatments - 1;
    const double scale = n * treatments * (treatments + 1) - tieTerm / test.degrees;
    test.statistic = scale > 0 ? 12 * squares / scale : 0;
    test.p = chiSquaredUpper(test.statistic, test.degrees);
    return test;
}

} // namespace pgduel::analysis
