#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "analysis/study_analysis.h"

namespace pgduel::exchange {

/// Results of analyses by what went into them (analysis/content_key.h), metric by metric: whoever asks for
/// the same figures again, by whatever way, gets the same results and pays nothing. Thread-safe.
class AnalysisCache {
public:
    /// As analysis::analyseStudy().
    std::vector<analysis::PairAnalysis> analyse(const std::vector<measure::Metric>& metrics,
        const std::vector<analysis::Arm>& arms, const std::vector<std::pair<int, int>>& pairs,
        const analysis::StudyOptions& options);

    int computed() const; ///< metrics that had to be analysed so far

private:
    using Result = std::shared_ptr<const std::vector<analysis::PairAnalysis>>;
    static constexpr std::size_t most = 256; ///< results; the oldest goes first
    Result ofMetric(const measure::Metric& metric, const std::vector<analysis::Arm>& arms,
        const std::vector<std::pair<int, int>>& pairs, const analysis::StudyOptions& options);
    Result find(std::uint64_t key) const;
    void keep(std::uint64_t key, const Result& result);

    mutable std::mutex mutex_; ///< guards all below
    std::map<std::uint64_t, Result> results_;
    std::deque<std::uint64_t> order_;
    int computed_ = 0;
};

} // namespace pgduel::exchange
