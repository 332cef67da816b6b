#include "exchange/study_verdicts.h"

#include <algorithm>

namespace pgduel::exchange {

namespace {

using Pairs = std::vector<std::pair<int, int>>;

std::vector<measure::Metric> metricsWithIds(const std::vector<std::string>& ids)
{
    std::vector<measure::Metric> metrics;
    for (const std::string& id : ids)
        metrics.push_back(metricWithId(id));
    return metrics;
}

Pairs turned(const Pairs& pairs)
{
    Pairs result;
    for (const auto& [baseline, candidate] : pairs)
        result.emplace_back(candidate, baseline);
    return result;
}

Pairs everyPair(std::size_t experiments)
{
    Pairs result;
    for (int a = 0; a < static_cast<int>(experiments); ++a)
        for (int b = a + 1; b < static_cast<int>(experiments); ++b)
            result.emplace_back(a, b);
    return result;
}

} // namespace

StudyVerdicts::StudyVerdicts(const StudyResults& results, const std::vector<std::string>& metrics)
    : StudyVerdicts(results, metrics, results.pairs())
{
}

StudyVerdicts::StudyVerdicts(
    const StudyResults& results, const std::vector<std::string>& ids, const Pairs& pairs)
{
    const auto metrics = metricsWithIds(ids);
    const auto arms = armsOf(results);
    add(results.cache(), arms, optionsOf(results, arms, metrics), metrics, pairs);
}

StudyVerdicts StudyVerdicts::ofAllPairs(const StudyResults& results, const std::vector<std::string>& ids)
{
    const auto metrics = metricsWithIds(ids);
    const auto arms = armsOf(results);
    const auto options = optionsOf(results, arms, metrics);
    const Pairs pairs = results.pairs(), every = everyPair(arms.size());
    StudyVerdicts verdicts;
    verdicts.add(results.cache(), arms, options, metrics, pairs);
    verdicts.add(results.cache(), arms, options, metrics, turned(pairs));
    const bool complete = std::all_of(every.begin(), every.end(),
        [&](const auto& pair) { return ids.empty() || verdicts.find(pair.first, pair.second, ids.front()); });
    if (!complete) {
        verdicts.add(results.cache(), arms, options, metrics, every);
        verdicts.add(results.cache(), arms, options, metrics, turned(every));
    }
    return verdicts;
}

StudyVerdicts StudyVerdicts::ofPair(
    const StudyResults& results, const std::vector<std::string>& ids, int baseline, int candidate)
{
    const StudyVerdicts every = ofAllPairs(results, ids);
    StudyVerdicts verdicts;
    for (const std::string& id : ids)
        if (const auto* found = every.find(baseline, candidate, id)) {
            verdicts.places_.emplace(Key{baseline, candidate, id}, verdicts.all_.size());
            verdicts.all_.push_back(*found);
        }
    return verdicts;
}

std::optional<double> noiseOf(const StudyResults& results, const std::string& id)
{
    const auto arms = armsOf(results);
    const std::vector<measure::Metric> metrics{metricWithId(id)};
    const auto options = optionsOf(results, arms, metrics);
    if (const auto floor = options.noiseFloors.find(id); floor != options.noiseFloors.end())
        return floor->second.runDeviation;
    analysis::Values seen;
    for (const auto& pair : results.cache().analyse(metrics, arms, results.pairs(), options))
        if (const auto noise = analysis::runNoise(pair.verdict))
            seen.push_back(*noise);
    return seen.empty() ? std::nullopt : std::optional(analysis::median(seen));
}

// The engine goes metric by metric, readers pair by pair. A pair that is there already stays as it is.
void StudyVerdicts::add(AnalysisCache& cache, const std::vector<analysis::Arm>& arms,
    const analysis::StudyOptions& options, const std::vector<measure::Metric>& metrics, const Pairs& pairs)
{
    auto found = cache.analyse(metrics, arms, pairs, options);
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        for (std::size_t metric = 0; metric < metrics.size(); ++metric) {
            const Key key{pairs[pair].first, pairs[pair].second, metrics[metric].id};
            if (places_.emplace(key, all_.size()).second)
                all_.push_back(std::move(found[metric * pairs.size() + pair]));
        }
}

const analysis::PairAnalysis* StudyVerdicts::find(
    int baseline, int candidate, const std::string& metric) const
{
    const auto place = places_.find({baseline, candidate, metric});
    return place == places_.end() ? nullptr : &all_[place->second];
}

} // namespace pgduel::exchange
