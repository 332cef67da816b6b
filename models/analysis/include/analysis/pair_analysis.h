#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "analysis/bootstrap.h"
#include "analysis/comparison.h"
#include "analysis/noise_floor.h"
#include "analysis/run_figures.h"
#include "analysis/verdict.h"
#include "study/study.h"

namespace pgduel::analysis {

/// Smallest effect of interest when the study names none (2 %, the limit at which Mozilla's Perfherder
/// alerts).
inline constexpr double defaultSmallestEffect = 0.02;

/// How a plan with a stop rule ended (analysis/stop_rule.h).
struct PlanEnd {
    bool narrow = false; ///< else the most blocks were reached
    double width = 0; ///< half-width wanted, relative difference
    int blocks = 0;
    std::string metric;
};

struct PairOptions {
    double confidence = 0.95;
    std::optional<double> smallestEffect; ///< relative difference, ≥ 0; none: the default
    std::optional<NoiseFloor> noiseFloor; ///< of this metric, from an A/A
    /// How the runs were ordered; none: unknown (imported). blocks and abba are compared in pairs of a block.
    std::optional<study::Order> order;
    std::optional<PlanEnd> planEnd; ///< nothing: no stop rule, or the plan has not ended
    std::set<std::string> factorSettings; ///< settings that differ on purpose; case does not count
    std::map<int, double> rates; ///< of an open loop: transactions/s asked for, by load step
    double countingDesignEffect = 1; ///< variance factor of sampled waits longer than the sampling interval
    int resamples = 0; ///< of the bootstrap of the headline ratio over runs; 0: none
    std::uint64_t seed = 1;
};

/// One load step with its interval. By index the same as Comparison::points.
struct PointInterval {
    int step = 0, sessions = 0;
    std::optional<double> estimate; ///< relative difference of geometric means of the runs
    std::optional<Interval> interval; ///< relative difference, Welch on logs, not adjusted
    std::optional<double> p, adjustedP; ///< adjustedP: Holm over the steps of the pair
    bool decided = false; ///< adjustedP ≤ 1 − confidence
};

/// Where the relative difference changes its sign between two load steps.
struct LoadCrossing {
    int belowSessions = 0, aboveSessions = 0;
    double at = 0; ///< sessions, in an open loop transactions/s, interpolated on their logarithm
    bool decided = false; ///< both neighbours' intervals exclude 0; else it is "somewhere between", if at all
    double belowRate = 0, aboveRate = 0; ///< open loop: transactions/s asked for, else 0
};

/// Does the difference depend on the load? Analysis of variance of ln(value), configuration × load.
struct LoadInteraction {
    double f = 0, degrees = 0, errorDegrees = 0, p = 1;
};

/// Change of all runs with their order, the arms' own levels aside.
struct RunDrift {
    double perRun = 0; ///< ln ratio from one run to the next
    double total = 0; ///< relative change from the first run to the last
    double p = 1;
};

enum class RunUse { Used, NoMetric, Incomplete, ZeroValue, NoPartner };

/// A run behind the verdict.
struct RunValue {
    ArmSide arm = ArmSide::Baseline;
    int replicate = 0, block = -1, place = -1;
    RunUse use = RunUse::Used;
    double value = 0; ///< geometric mean over the load steps that entered
    bool outlier = false;
};

/// The same estimate with the outliers left out.
struct WithoutOutliers {
    double estimate = 0;
    Interval interval;
    VerdictKind kind = VerdictKind::NotDecided;
};

/// Everything known about a pair in one metric.
struct PairAnalysis {
    Comparison comparison; ///< points, min, mean, max, geometric mean, ratio of totals
    Verdict verdict;
    std::vector<PointInterval> points;
    std::vector<RunValue> runs;
    std::optional<LoadInteraction> interaction;
    std::vector<LoadCrossing> crossings;
    /// The load step from which on every one is decided the same way; absent when the last is not.
    std::optional<LoadPlace> decidedFrom;
    std::optional<RunDrift> drift;
    std::optional<WithoutOutliers> withoutOutliers;
    std::optional<BootstrapInterval> bootstrap; ///< of ln(B/A) over runs
    std::optional<double> rankP; ///< signed rank (pairs) or Mann–Whitney of the runs, as a second opinion
    /// Noise floor of one load step from the A/A, relative difference: the headline's is too narrow for it.
    std::optional<double> stepNoiseFloor;
    bool rankExact = false; ///< rankP from the permutation distribution, else from the normal one
};

PairAnalysis analysePair(const measure::Metric& metric, const Arm& baseline, const Arm& candidate,
    const PairOptions& options = {});

/// Noise floor of a metric from an A/A: the same configuration run as two experiments of one plan, compared
/// as they would be (by blocks, else run by run). Nothing with fewer than 3 pairs.
std::optional<NoiseFloor> noiseFloorOf(const measure::Metric& metric, const Arm& a, const Arm& again);

/// Noise from run to run that a verdict's own runs show: standard deviation of ln(run) of one arm; for
/// planning further runs. Nothing without an interval.
std::optional<double> runNoise(const Verdict& verdict);

/// Pairs of one metric are one family: a verdict keeps what it says only as far as Holm's steps over the
/// family support it, else it says less or becomes not decided.
void adjustFamily(std::vector<PairAnalysis*>& family);

} // namespace pgduel::analysis
