#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

enum class RankMethod {
    Auto, ///< exact up to the limits below, else the normal approximation
    Exact, ///< permutation distribution, ties included; up to 50 values an arm
    Normal ///< with tie variance and a continuity correction of 0.5
};
inline constexpr std::size_t exactWithoutTies = 50, exactWithTies = 25; ///< values an arm, RankMethod::Auto

struct RankTest {
    double statistic =
        0; ///< U = #{candidate > baseline} + ½ #{equal}, or V = Σ ranks of positive differences
    double p = 1; ///< two-sided: P(|S − centre| ≥ |statistic − centre|)
    double pGreater = 1; ///< P(S ≥ statistic)
    bool exact = false;
    bool allEqual = false; ///< nothing to tell apart: p is 1
};

/// H. B. Mann, D. R. Whitney, Ann. Math. Stat. 18 (1947). Tests stochastic order, not medians. Nothing when
/// an arm is empty.
std::optional<RankTest> mannWhitney(
    const Values& baseline, const Values& candidate, RankMethod method = RankMethod::Auto);

enum class Zeros { Drop, Pratt }; ///< Pratt: zeros are ranked, then left out of the sum
/// F. Wilcoxon, Biom. Bull. 1 (1945), of differences of blocked pairs. Nothing when there is no difference at
/// all to rank under Zeros::Drop and the sample is empty.
std::optional<RankTest> signedRank(
    const Values& differences, RankMethod method = RankMethod::Auto, Zeros zeros = Zeros::Drop);

/// Two-sided sign test of `positive` of `count` differences that are not zero.
double signTest(int positive, int count);

/// Ranks (from 1) of the order statistics that hold the median with at least `confidence`; nothing when the
/// sample is too small for any. achieved: the confidence they really have.
struct MedianRanks {
    int low = 0, high = 0;
    double achieved = 0;
};
std::optional<MedianRanks> medianRanks(int count, double confidence);

/// J. L. Hodges, E. L. Lehmann, Ann. Math. Stat. 34 (1963): median of all differences (two samples) or of all
/// pair means (one sample), with the interval of order statistics from the exact distribution. With few
/// values the interval is the widest there is and `achieved` is below the confidence asked for.
struct Shift {
    double estimate = 0;
    Interval interval;
    double achieved = 0;
};
std::optional<Shift> hodgesLehmann(const Values& baseline, const Values& candidate, double confidence);
std::optional<Shift> hodgesLehmann(const Values& differences, double confidence);

/// N. Cliff, Psychol. Bull. 114 (1993): (#{B > A} − #{B < A}) / nm.
double cliffDelta(const Values& baseline, const Values& candidate);

struct ManySamplesTest {
    double statistic = 0, degrees = 0, p = 1;
};
ManySamplesTest kruskalWallis(const std::vector<Values>& samples);
/// One row a block, one column a treatment.
ManySamplesTest friedman(const std::vector<Values>& blocks);

} // namespace pgduel::analysis
