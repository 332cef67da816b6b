#include "exchange/factor_plan.h"

#include <algorithm>

#include "study/level_numbers.h"
#include "study/twin.h"
#include "whole_plots.h"

namespace pgduel::exchange {

namespace {

/// Places of the factors that vary.
std::vector<std::size_t> varying(const study::Study& study)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < study.factors.size(); ++i)
        if (study.factors[i].levels.size() > 1)
            places.push_back(i);
    return places;
}

int placeOf(const std::string& level, const std::vector<std::string>& levels)
{
    return static_cast<int>(std::find(levels.begin(), levels.end(), level) - levels.begin());
}

} // namespace

FactorPlan::FactorPlan(const StudyResults& results)
{
    const study::Study& study = results.study();
    const auto places = varying(study);
    for (const std::size_t place : places)
        factors_.push_back({study.factors[place].name, study.factors[place].levels,
            study::levelNumbers(study.factors[place].levels), 0, false});
    if (factors_.empty())
        return;
    const int twin = study::twinOf(study, results.experiments()).value_or(-1);
    const int baseline = study::baselineOf(study, results.experiments());
    for (const study::Experiment& experiment : results.experiments()) {
        if (experiment.levels.empty() || experiment.index == twin)
            continue;
        Combination levels;
        for (std::size_t i = 0; i < places.size(); ++i)
            levels.push_back(placeOf(experiment.levels[places[i]], factors_[i].levels));
        for (std::size_t i = 0; i < places.size() && experiment.index == baseline; ++i)
            factors_[i].baseline = levels[i];
        experiments_[levels] = experiment.index;
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        factors_[i].wholePlot = isWholePlot(study, study.factors[places[i]]);
}

std::optional<int> FactorPlan::experimentAt(const Combination& levels) const
{
    const auto found = experiments_.find(levels);
    return found == experiments_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Combination> FactorPlan::combinations() const
{
    std::vector<Combination> all{{}};
    for (const Factor& factor : factors_) {
        std::vector<Combination> longer;
        for (const Combination& start : all)
            for (int level = 0; level < static_cast<int>(factor.levels.size()); ++level) {
                longer.push_back(start);
                longer.back().push_back(level);
            }
        all = std::move(longer);
    }
    return all;
}

} // namespace pgduel::exchange
