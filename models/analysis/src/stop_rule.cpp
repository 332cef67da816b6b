#include "analysis/stop_rule.h"

#include <algorithm>

#include "analysis/planning.h"
#include "analysis/study_analysis.h"

namespace pgduel::analysis {

std::string stopMetric(const study::StopRule& rule)
{
    return rule.metric.empty() ? std::string(measure::metric_id::speed) : rule.metric;
}

bool narrowEnough(
    const study::Study& study, const std::vector<Arm>& arms, const std::vector<std::pair<int, int>>& pairs)
{
    const std::string id = stopMetric(*study.plan.stop);
    const measure::Metric metric =
        measure::findMetric(id).value_or(measure::Metric{id, {}, measure::Polarity::Neither});
    StudyOptions options;
    options.pair.confidence = study.analysis.confidence;
    options.pair.order = study.plan.order;
    const auto analyses = analyseStudy({metric}, arms, pairs, options);
    return std::all_of(analyses.begin(), analyses.end(), [&](const PairAnalysis& analysis) {
        const Verdict& verdict = analysis.verdict;
        const int runs = verdict.method == IntervalMethod::PairedLogT
            ? verdict.pairs
            : std::min(verdict.baselineRuns, verdict.candidateRuns);
        return verdict.interval && narrowEnough(*verdict.interval, study.plan.stop->width, runs);
    });
}

} // namespace pgduel::analysis
