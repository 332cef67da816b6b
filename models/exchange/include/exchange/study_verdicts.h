#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "analysis/study_analysis.h"
#include "exchange/study_results.h"

namespace pgduel::exchange {

/// The finished runs of every experiment as the analysis takes them, by experiment.
std::vector<analysis::Arm> armsOf(const StudyResults& results);

/// Names of the settings that these experiments differ by on purpose, in lower case: what they set, what
/// PostgreSQL derives from it, and the server's version where builds are compared.
std::set<std::string> settingsUnderTest(const StudyResults& results, const std::vector<int>& experiments);

/// Confidence, smallest effect, order, rates and settings under test as the study has them; the noise floors
/// are those that its A/A shows.
analysis::StudyOptions optionsOf(const StudyResults& results, const std::vector<analysis::Arm>& arms,
    const std::vector<measure::Metric>& metrics);

/// Noise of a metric from run to run, as the standard deviation of ln(run) of one experiment: of the study's
/// A/A, else the median of what its pairs show. For planning; nothing without two runs.
std::optional<double> noiseOf(const StudyResults& results, const std::string& metric);

/// A metric by id; one that is not known has neither unit nor polarity.
measure::Metric metricWithId(const std::string& id);

/// The same analysis for window, command line and report, from the results' cache. A plain value; made in a
/// thread of its own where somebody waits for clicks.
class StudyVerdicts {
public:
    StudyVerdicts() = default;
    /// The pairs that the study names (analysis.pairs), one family a metric.
    StudyVerdicts(const StudyResults& results, const std::vector<std::string>& metrics);
    /// Other pairs; they are the family.
    StudyVerdicts(const StudyResults& results, const std::vector<std::string>& metrics,
        const std::vector<std::pair<int, int>>& pairs);

    /// For a reader who may choose: also every pair the other way round, and those that the study leaves out
    /// (these are judged in the family of all pairs).
    static StudyVerdicts ofAllPairs(const StudyResults& results, const std::vector<std::string>& metrics);

    /// One of those pairs: the same verdict as among the others, whoever asks.
    static StudyVerdicts ofPair(
        const StudyResults& results, const std::vector<std::string>& metrics, int baseline, int candidate);

    /// Pair by pair, in each the metrics in the order given.
    const std::vector<analysis::PairAnalysis>& all() const { return all_; }
    /// Null when it was not asked for.
    const analysis::PairAnalysis* find(int baseline, int candidate, const std::string& metric) const;

private:
    void add(AnalysisCache& cache, const std::vector<analysis::Arm>& arms,
        const analysis::StudyOptions& options, const std::vector<measure::Metric>& metrics,
        const std::vector<std::pair<int, int>>& pairs);

    using Key = std::tuple<int, int, std::string>;
    std::vector<analysis::PairAnalysis> all_;
    std::map<Key, std::size_t> places_;
};

} // namespace pgduel::exchange
