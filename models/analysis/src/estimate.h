#pragma once

#include <optional>

#include "analysis/t_tests.h"
#include "run_logs.h"

namespace pgduel::analysis {

/// A relative difference from ln(B/A); an interval of two wild runs may be wider than numbers are.
double relative(double logRatio);
Interval relative(const Interval& logRatio);

/// No spread but what rounding makes of equal figures: then the standard error is 0.
void dropRounding(MeanDifference& ofLogarithms);

/// The headline of a pair on logarithms.
struct HeadlineEstimate {
    double logRatio = 0;
    IntervalMethod method = IntervalMethod::None;
    std::optional<MeanDifference> difference; ///< none with fewer than two runs in an arm
    double countingError = 0; ///< standard error, > 0 when it is wider than the runs' own
    bool constant = false; ///< no spread in either arm
    Values baseline, candidate; ///< mean logarithms by run, or by block
    int pairs = 0;

    bool exact() const { return difference && constant && countingError == 0; }
};

/// By blocks for plans in blocks or ABBA (marks runs without a partner in `logs`), else Welch. Nothing when
/// an arm has no run that enters.
std::optional<HeadlineEstimate> headline(PairLogs& logs, std::optional<study::Order> order);

/// The same values without those marked as outliers, in pairs or not; nothing when fewer than two are left.
std::optional<MeanDifference> withoutOutliers(
    const HeadlineEstimate& estimate, const std::vector<bool>& baseline, const std::vector<bool>& candidate);

std::optional<LoadInteraction> interactionOf(const PairLogs& logs);
std::optional<RunDrift> driftOf(const PairLogs& logs);

std::vector<PointInterval> pointIntervals(
    const Comparison& comparison, bool sampledWaits, const PairOptions& options);
std::vector<LoadCrossing> crossingsOf(const Comparison& comparison, const std::vector<PointInterval>& points);
std::optional<LoadPlace> decidedFrom(const Comparison& comparison, const std::vector<PointInterval>& points);

/// None when the pair may be judged. `hasEstimate`: the logarithms gave one.
NotComparableReason reasonToWithhold(const Comparison& comparison, const PairLogs& logs, bool hasEstimate);
/// Nothing that a verdict would rest on is left standing.
void withhold(PairAnalysis& analysis, NotComparableReason reason);
bool hasZeroRuns(const PairLogs& logs);

/// Kind, interval and runs still needed from the estimate; remarks come apart.
void judge(Verdict& verdict, const HeadlineEstimate& estimate);

/// Of a verdict that is not decided, from its estimate and standard error.
void setRunsNeeded(Verdict& verdict, double confidence);

/// All remarks but those that judge() and adjustFamily() make.
void addRemarks(PairAnalysis& analysis, const PairLogs& logs, const Arm& baseline, const Arm& candidate,
    const PairOptions& options);

} // namespace pgduel::analysis
