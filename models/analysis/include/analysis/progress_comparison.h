#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/progress.h"
#include "study/study.h"

namespace pgduel::analysis {

struct ProgressRun {
    ProgressCurve curve; ///< elapsed in seconds
    int block = -1; ///< -1: not run in blocks
};

/// All runs of one experiment, those that were stopped early too.
struct ProgressArm {
    std::string experiment;
    std::vector<ProgressRun> runs;
};

/// What is known at one mark. Times and amounts are geometric means of the runs.
struct ProgressMark {
    double mark = 0; ///< work, or seconds
    std::optional<double> baseline,
        candidate; ///< seconds to the mark, or work done; absent: a run is not there
    std::optional<double> ratio; ///< speed-up, > 1: the candidate is faster
    std::optional<Interval> interval; ///< of the ratio
    SpeedUpBound bound; ///< equal work that one side never reached; one end only
    std::optional<double> chunk; ///< equal work: speed-up in the chunk that ends here
};

struct ProgressComparison {
    std::string baseline, candidate;
    int baselineRuns = 0, candidateRuns = 0;
    int pairs = 0; ///< of runs of a block; 0: Welch's interval, or none
    double confidence = 0.95;
    bool baselineStopped = false, candidateStopped = false; ///< a run ended before its plan did
    std::vector<ProgressMark> equalWork, equalTime; ///< at round marks, ascending
    ChunkSpeedUps chunks; ///< between the marks of equalWork that both reached
    std::optional<Trend> baselineTrend, candidateTrend; ///< seconds of a chunk on its number

    /// The last mark that both reached; null without any.
    const ProgressMark* headlineOfWork() const;
    const ProgressMark* headlineOfTime() const;
};

/// Intervals are Student's t on ln of the pairs of a block (blocks, abba), else Welch's; none with one run of
/// an arm or with runs one after the other. Curves with a flaw are left out. Nothing without a run on each
/// side.
std::optional<ProgressComparison> compareProgress(const ProgressArm& baseline, const ProgressArm& candidate,
    std::optional<study::Order> order, double confidence = 0.95);

} // namespace pgduel::analysis
