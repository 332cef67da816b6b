#include "analysis/study_analysis.h"

namespace pgduel::analysis {

Arm onlyMetric(const Arm& arm, const std::string& metric)
{
    Arm result{arm.experiment, {}, arm.stoppedRuns};
    for (const RunFigures& run : arm.runs) {
        RunFigures copy = run;
        copy.points.clear();
        for (const measure::Point& point : run.points) {
            if (point.metric == metric)
                copy.points.push_back(point);
        }
        result.runs.push_back(std::move(copy));
    }
    return result;
}

std::vector<PairAnalysis> analyseStudy(const std::vector<measure::Metric>& metrics,
    const std::vector<Arm>& arms, const std::vector<std::pair<int, int>>& pairs, const StudyOptions& options)
{
    std::vector<PairAnalysis> results;
    results.reserve(metrics.size() * pairs.size());
    for (const measure::Metric& metric : metrics) {
        std::vector<Arm> ofMetric;
        for (const Arm& arm : arms)
            ofMetric.push_back(onlyMetric(arm, metric.id));
        PairOptions pairOptions = options.pair;
        const auto floor = options.noiseFloors.find(metric.id);
        pairOptions.noiseFloor =
            floor == options.noiseFloors.end() ? std::nullopt : std::optional(floor->second);
        std::vector<PairAnalysis*> family;
        for (const auto& [baseline, candidate] : pairs) {
            results.push_back(analysePair(metric, ofMetric.at(static_cast<std::size_t>(baseline)),
                ofMetric.at(static_cast<std::size_t>(candidate)), pairOptions));
            family.push_back(&results.back());
        }
        adjustFamily(family);
    }
    return results;
}

} // namespace pgduel::analysis
