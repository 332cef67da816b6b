#include "exchange/study_conclusions.h"

#include "study/load.h"

namespace pgduel::exchange {

std::vector<analysis::Statement> conclusionsOf(
    const StudyResults& results, const std::vector<analysis::PairAnalysis>& analyses)
{
    std::map<int, double> rates;
    for (const study::LoadStep& step : study::stepsOf(results.study().scenario.load))
        if (step.rate > 0)
            rates[step.index] = step.rate;
    return analysis::conclusionsOf(analyses, rates);
}

std::vector<analysis::Statement> conclusionsOf(
    const StudyResults& results, const StudyVerdicts& verdicts, const std::vector<std::string>& metrics)
{
    std::vector<analysis::PairAnalysis> own;
    for (const auto& [baseline, candidate] : results.pairs())
        for (const std::string& metric : metrics)
            if (const auto* found = verdicts.find(baseline, candidate, metric))
                own.push_back(*found);
    return conclusionsOf(results, own);
}

} // namespace pgduel::exchange
