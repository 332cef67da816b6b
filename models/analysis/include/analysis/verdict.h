#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/sample.h"
#include "measure/metric.h"

namespace pgduel::analysis {

/// What the interval allows one to say of candidate against baseline. Metrics without polarity are more or
/// fewer, never better or worse.
enum class VerdictKind {
    Better, ///< the interval lies beyond the smallest effect
    Worse,
    More,
    Fewer,
    SlightlyBetter, ///< it excludes 0, but reaches into what is too small to matter
    SlightlyWorse,
    SlightlyMore,
    SlightlyFewer,
    NoPracticalDifference, ///< it lies within ± smallest effect
    NotDecided, ///< see Verdict::runsNeeded and the remarks
    OneRunOnly, ///< an arm has one run: a difference, no interval
    NotComparable ///< see Verdict::reason
};

enum class NotComparableReason {
    None,
    NoRuns, ///< an arm has no finished run with this metric
    NoCommonPoints, ///< no load step that both have
    BaselineZero, ///< or negative at a load step: no ratio there, and the other steps would hide it
    CandidateZero, ///< likewise
    ZeroInRuns, ///< a run of either arm is zero at a load step: without it the others would be a choice
    NotFinite, ///< figures that are not numbers
    NoCompleteRuns, ///< an arm has no run with every load step that enters
    TooFewCounts, ///< sampled waits: no point has enough counts in both arms
    DriverSaturated ///< the load driver was the bottleneck: the verdict is withheld
};

/// What else has to be said. The comment names the remark's numbers (number, second).
enum class Qualifier {
    DependsOnLoad, ///< smallest and largest difference of a load step
    TwoGroups, ///< an arm's runs fall apart: means of the low and of the high group
    OrderEffect, ///< the order of runs cannot be told from the effect; drift over all runs when it is
                 ///< significant, else 0
    Drift, ///< runs drift significantly, the design evens it out: drift over all runs (ratio); p
    StoppedEarly, ///< runs stopped before their end
    IncompleteRuns, ///< runs left out of the interval because they lack load steps
    ZeroRuns, ///< runs with a value of zero: the verdict is withheld
    UnpairedRuns, ///< runs without a partner in their block
    OutlierRuns, ///< runs far from the others (they stay in): how many
    UnstableRuns, ///< coefficient of variation of an arm's runs
    ShiftInside, ///< runs with a shift of level inside
    BaselineZero, ///< load steps without a ratio
    ZeroSteps, ///< load steps left out of the headline: zero on both sides, or waits not seen in some run
    MissingPoints, ///< load steps that one side lacks
    ThinPoints, ///< load steps with fewer than 100 counts in an arm
    CountingError, ///< the error of counting sampled waits is wider than the runs' spread: its relative size
    DriverSaturated, ///< runs
    OtherSettingsDiffer, ///< names
    CheckpointsDiffer, ///< mean checkpoints a run of baseline and candidate
    RateLimited, ///< throughput was given: judge by latency
    ConstantInBoth, ///< no spread in either arm: the figures are exact
    Identical, ///< and they are equal
    StoppedByWidth, ///< the plan ended when its interval was narrow enough: half-width wanted, blocks; names:
                    ///< the metric
    StoppedAtMost, ///< the plan reached its most blocks first: half-width wanted, blocks; names: the metric
    ManyComparisons ///< says more alone than in its family: adjusted p, size of the family
};

enum class ArmSide { Both, Baseline, Candidate };

struct Remark {
    Qualifier qualifier = Qualifier::DependsOnLoad;
    ArmSide arm = ArmSide::Both;
    double number = 0, second = 0;
    std::vector<std::string> names;
};

enum class IntervalMethod {
    None,
    PairedLogT, ///< t on differences of mean logarithms of the runs of a block
    WelchLogT ///< Welch's t on mean logarithms of runs
};

enum class SmallestEffectSource { Default, Given, NoiseFloor };

/// A verdict as facts: every sentence, card and exit code is made from these and nothing else.
struct Verdict {
    VerdictKind kind = VerdictKind::NotComparable;
    NotComparableReason reason = NotComparableReason::None;
    measure::Metric metric;
    std::string baseline, candidate;

    /// Relative difference: exp(mean over runs and load steps of ln(B/A)) − 1. What the interval is around.
    std::optional<double> estimate;
    std::optional<Interval> interval; ///< relative difference
    double confidence = 0.95;
    IntervalMethod method = IntervalMethod::None;
    int baselineRuns = 0, candidateRuns = 0; ///< that entered
    int pairs = 0; ///< blocks, PairedLogT
    int steps = 0; ///< load steps that entered
    double standardError = 0, degrees = 0; ///< of ln(B/A); 0 without an interval or without any spread
    std::optional<double> p, adjustedP; ///< of no difference; adjustedP: Holm over the pairs of the metric
    std::optional<double> equivalenceP; ///< of a difference beyond the smallest effect (TOST)

    double smallestEffect = 0; ///< relative difference
    SmallestEffectSource smallestEffectSource = SmallestEffectSource::Default;
    std::optional<double> noiseFloor; ///< relative difference at this number of runs, from an A/A
    /// NotDecided: about this many more runs an arm; absent: more than 1,000, or runs do not help.
    std::optional<int> runsNeeded;
    std::vector<Remark> remarks;

    const Remark* find(Qualifier qualifier) const; ///< the first, or null
};

/// Better, worse, more, fewer, slightly or not.
bool isDecided(VerdictKind kind);
bool isSlight(VerdictKind kind); ///< one of the "slightly" kinds
/// Decidedly worse: what `--fail-on worse` looks for. Metrics without polarity never are.
bool isWorse(VerdictKind kind);

/// Kind from an interval of ln(B/A) against ± ln(1 + smallest effect).
VerdictKind kindOf(const Interval& logRatio, double smallestEffect, measure::Polarity polarity);

} // namespace pgduel::analysis
