#include "exchange/analysis_cache.h"

#include "analysis/content_key.h"

namespace pgduel::exchange {

namespace {

/// Without what belongs to other metrics, so that they do not change the key.
analysis::StudyOptions onlyMetric(analysis::StudyOptions options, const std::string& metric)
{
    const auto floor = options.noiseFloors.find(metric);
    std::map<std::string, analysis::NoiseFloor> own;
    if (floor != options.noiseFloors.end())
        own.insert(*floor);
    options.noiseFloors = std::move(own);
    return options;
}

} // namespace

std::vector<analysis::PairAnalysis> AnalysisCache::analyse(const std::vector<measure::Metric>& metrics,
    const std::vector<analysis::Arm>& arms, const std::vector<std::pair<int, int>>& pairs,
    const analysis::StudyOptions& options)
{
    std::vector<analysis::PairAnalysis> results;
    for (const measure::Metric& metric : metrics) {
        const Result found = ofMetric(metric, arms, pairs, options);
        results.insert(results.end(), found->begin(), found->end());
    }
    return results;
}

// No lock is held while figures are analysed: two who ask at once both compute, to the same result.
AnalysisCache::Result AnalysisCache::ofMetric(const measure::Metric& metric,
    const std::vector<analysis::Arm>& arms, const std::vector<std::pair<int, int>>& pairs,
    const analysis::StudyOptions& options)
{
    std::vector<analysis::Arm> own;
    for (const analysis::Arm& arm : arms)
        own.push_back(analysis::onlyMetric(arm, metric.id));
    const auto ownOptions = onlyMetric(options, metric.id);
    const std::uint64_t key = analysis::contentKey({metric}, own, pairs, ownOptions);
    if (Result found = find(key))
        return found;
    auto result = std::make_shared<const std::vector<analysis::PairAnalysis>>(
        analysis::analyseStudy({metric}, own, pairs, ownOptions));
    keep(key, result);
    return result;
}

int AnalysisCache::computed() const
{
    const std::lock_guard guard(mutex_);
    return computed_;
}

AnalysisCache::Result AnalysisCache::find(std::uint64_t key) const
{
    const std::lock_guard guard(mutex_);
    const auto found = results_.find(key);
    return found == results_.end() ? nullptr : found->second;
}

void AnalysisCache::keep(std::uint64_t key, const Result& result)
{
    const std::lock_guard guard(mutex_);
    ++computed_;
    if (!results_.emplace(key, result).second)
        return;
    order_.push_back(key);
    if (order_.size() > most) {
        results_.erase(order_.front());
        order_.pop_front();
    }
}

} // namespace pgduel::exchange
