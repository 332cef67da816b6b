#pragma once

#include <optional>
#include <vector>

#include "analysis/sample.h"
#include "analysis/t_tests.h"

namespace pgduel::analysis {

/// How far one run had come and when: raw stamps, from (0, 0), which is implied. Elapsed in any one unit.
struct ProgressCurve {
    Values elapsed, work;
    bool complete = true; ///< false: it was stopped before its work was done
};

enum class CurveFlaw { None, Empty, UnequalLengths, NotFinite, GoesBack };
CurveFlaw flawOf(const ProgressCurve& curve); ///< the other functions want CurveFlaw::None

/// Linear between stamps, nothing beyond the last one.
std::optional<double> timeAt(const ProgressCurve& curve, double work);
std::optional<double> workAt(const ProgressCurve& curve, double elapsed);

struct SpeedUp {
    double mark = 0; ///< work or elapsed time
    double ratio = 0; ///< > 1: the candidate is faster
};
/// Equal work: t_baseline / t_candidate at every work mark of either that both reached; the last is the
/// headline.
std::vector<SpeedUp> speedUpAtEqualWork(const ProgressCurve& baseline, const ProgressCurve& candidate);
/// Equal time: work_candidate / work_baseline at every stamp of either inside both curves.
std::vector<SpeedUp> speedUpAtEqualTime(const ProgressCurve& baseline, const ProgressCurve& candidate);

/// Chunk by chunk between the work marks that both reached; `mark` is the chunk's end. Chunks that took no
/// time have no rate and are left out (`zeroLength` counts them). The mean of these ratios is not the
/// headline.
struct ChunkSpeedUps {
    std::vector<SpeedUp> chunks;
    int zeroLength = 0;
    double min = 0, mean = 0, max = 0, geometric = 0, median = 0; ///< NaN without chunks
};
ChunkSpeedUps speedUpByChunk(const ProgressCurve& baseline, const ProgressCurve& candidate);

/// What is known at a work mark that one of both never reached: a bound.
struct SpeedUpBound {
    std::optional<double> atLeast, atMost;
};
SpeedUpBound boundAt(const ProgressCurve& baseline, const ProgressCurve& candidate, double work);

/// Least squares of the time of a chunk on its number: does the run get slower as it goes?
struct Trend {
    double mean = 0, slope = 0, standardError = 0, t = 0, p = 1, lag1 = 0, variation = 0;
    int chunks = 0;
};
std::optional<Trend> trendInside(const ProgressCurve& curve); ///< nothing with fewer than 3 chunks

/// ln speed-up at a work mark over pairs of runs of both; the only interval there is (chunks of one run give
/// none). Nothing with fewer than two pairs that reached it.
std::optional<MeanDifference> logSpeedUp(
    const std::vector<ProgressCurve>& baseline, const std::vector<ProgressCurve>& candidate, double work);

/// Range of a ratio of two times that were printed rounded to ± half a unit each.
Interval roundingBounds(double baselineTime, double candidateTime, double halfUnit);

} // namespace pgduel::analysis
