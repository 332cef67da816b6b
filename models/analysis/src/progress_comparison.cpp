#include "analysis/progress_comparison.h"

#include <algorithm>

#include "progress_marks.h"

namespace pgduel::analysis {

namespace {

bool anyStopped(const ProgressArm& arm)
{
    return std::any_of(
        arm.runs.begin(), arm.runs.end(), [](const ProgressRun& run) { return !run.curve.complete; });
}

const ProgressMark* lastWithRatio(const std::vector<ProgressMark>& marks)
{
    const auto found =
        std::find_if(marks.rbegin(), marks.rend(), [](const ProgressMark& mark) { return mark.ratio; });
    return found == marks.rend() ? nullptr : &*found;
}

/// The mean curve of one side through its marks.
ProgressCurve through(const std::vector<ProgressMark>& marks, std::optional<double> ProgressMark::*time)
{
    ProgressCurve curve;
    for (const ProgressMark& mark : marks) {
        if (!(mark.*time))
            break;
        curve.elapsed.push_back(*(mark.*time));
        curve.work.push_back(mark.mark);
    }
    return curve;
}

void setChunks(ProgressComparison& comparison)
{
    const ProgressCurve a = through(comparison.equalWork, &ProgressMark::baseline),
                        b = through(comparison.equalWork, &ProgressMark::candidate);
    comparison.baselineTrend = trendInside(a);
    comparison.candidateTrend = trendInside(b);
    comparison.chunks = speedUpByChunk(a, b);
    for (const SpeedUp& chunk : comparison.chunks.chunks)
        for (ProgressMark& mark : comparison.equalWork)
            if (mark.mark == chunk.mark)
                mark.chunk = chunk.ratio;
}

} // namespace

const ProgressMark* ProgressComparison::headlineOfWork() const
{
    return lastWithRatio(equalWork);
}

const ProgressMark* ProgressComparison::headlineOfTime() const
{
    return lastWithRatio(equalTime);
}

std::optional<ProgressComparison> compareProgress(const ProgressArm& baseline, const ProgressArm& candidate,
    std::optional<study::Order> order, double confidence)
{
    const ProgressPair pair(baseline, candidate, order, confidence);
    if (pair.isEmpty())
        return std::nullopt;
    ProgressComparison comparison;
    comparison.baseline = baseline.experiment;
    comparison.candidate = candidate.experiment;
    comparison.baselineRuns = static_cast<int>(baseline.runs.size());
    comparison.candidateRuns = static_cast<int>(candidate.runs.size());
    comparison.pairs = pair.pairs();
    comparison.confidence = confidence;
    comparison.baselineStopped = anyStopped(baseline);
    comparison.candidateStopped = anyStopped(candidate);
    for (const double work : pair.workMarks())
        comparison.equalWork.push_back(pair.atWork(work));
    for (const double elapsed : pair.timeMarks())
        comparison.equalTime.push_back(pair.atTime(elapsed));
    setChunks(comparison);
    return comparison;
}

} // namespace pgduel::analysis
