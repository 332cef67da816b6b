#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "measure/metric.h"
#include "measure/series.h"

namespace pgduel::analysis {

/// Points of one metric of one experiment: one entry per finished run (replicate).
struct ExperimentPoints {
    std::string experiment;
    std::vector<std::vector<measure::Point>> runs; ///< warm-up points are left out by compare()
};

/// Why a step has no difference.
enum class Missing { None, NotInBaseline, NotInCandidate, BaselineZero, NotFinite };

/// One observation point of a pair.
struct PairPoint {
    int step = 0, sessions = 0;
    std::optional<double> baseline, candidate; ///< mean of the replicates
    std::vector<double> baselineRuns, candidateRuns; ///< one value per replicate that has the step
    std::optional<double> difference; ///< (B − A) / A, a ratio; absent with a reason in `missing`
    Missing missing = Missing::None;
    double evidenceBaseline = 0, evidenceCandidate = 0; ///< counts behind the values, summed over replicates
    /// Sampled waits: at least 100 counts in each arm; else the point is left out of min, max and mean.
    bool enoughEvidence = true;
    double rate = 0; ///< open loop: transactions/s asked for; 0: none was
};

/// A load step as it is named: by its sessions, in an open loop by the rate asked for.
struct LoadPlace {
    int step = 0, sessions = 0;
    double rate = 0; ///< transactions/s; 0: none was asked for
};

struct Extreme {
    double difference = 0;
    int step = 0, sessions = 0;
    double rate = 0; ///< transactions/s asked for; 0: none was

    LoadPlace place() const { return {step, sessions, rate}; }
};

/// The plain comparison of a pair in one metric. Nothing here is a verdict: intervals and tests are not in
/// it.
struct Comparison {
    measure::Metric metric;
    std::string baseline, candidate;
    int baselineRuns = 0, candidateRuns = 0; ///< replicates
    std::vector<PairPoint> points; ///< every step that either side has, by step index

    /// Among points with difference and enough evidence; absent when there is none.
    std::optional<Extreme> min, max;
    /// Mean of the points' differences ("mean of relative differences"), same points as min and max.
    std::optional<double> mean;
    /// exp(mean ln(B/A)) − 1 over the same points; absent when a value is 0.
    std::optional<double> geometricMean;
    /// ΣB/ΣA − 1 over the steps that both have, thin ones included.
    std::optional<double> ratioOfTotals;
    int missingPoints = 0, thinPoints = 0; ///< without difference; with too little evidence
};

/// Smallest count of sampled waits in an arm before a point enters min, mean and max (reference: telemetry
/// facts 4.4).
inline constexpr double smallestWaitCount = 100;

/// Aligns by (step, sessions), never by row number. Only points of `metric` that are not warm-up take part; a
/// step's value is the mean of the replicates that have it.
Comparison compare(
    const measure::Metric& metric, const ExperimentPoints& baseline, const ExperimentPoints& candidate);

/// Names the steps of an open loop by their rates (transactions/s, by step).
void setRates(Comparison& comparison, const std::map<int, double>& rates);

/// (B − A) / A with its edge cases: a reason, never an infinite number. 0 against 0 is no difference (0),
/// anything else against 0 or against a negative base has no percentage (BaselineZero).
std::optional<double> relativeDifference(double baseline, double candidate, Missing& reason);

} // namespace pgduel::analysis
