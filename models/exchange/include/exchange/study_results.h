#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/comparison.h"
#include "exchange/analysis_cache.h"
#include "exchange/run_shape.h"
#include "store/study_file.h"
#include "study/experiment.h"

namespace pgduel::exchange {

/// The finished runs of a study with their points, read once: what tables, charts and the command line
/// compare. A plain value; may be made in one thread and read in another.
class StudyResults {
public:
    /// Copies share the cache; who reads a file again hands the old one over.
    explicit StudyResults(const store::StudyFile& file,
        std::shared_ptr<AnalysisCache> cache = std::make_shared<AnalysisCache>());

    AnalysisCache& cache() const { return *cache_; } ///< of what was analysed from these figures

    const study::Study& study() const { return study_; } ///< as it was carried out: after the time scale
    double timeScale() const { return timeScale_; }
    const std::vector<study::Experiment>& experiments() const { return experiments_; }
    const std::vector<store::RunRecord>& runs() const { return runs_; } ///< whole plan
    /// By index in runs(); empty where it is not finished.
    const std::vector<measure::Point>& pointsOfRun(std::size_t run) const { return points_.at(run); }
    /// By index in runs(); of nothing where it is not finished.
    const RunShape& shapeOfRun(std::size_t run) const { return shapes_.at(run); }
    int finishedRuns(int experiment) const;
    bool anyFinished() const;

    /// Points of a metric in the finished runs of an experiment.
    analysis::ExperimentPoints points(int experiment, const std::string& metric) const;
    /// Metric ids that any finished run has, known ones in their fixed order, then the others by name.
    std::vector<std::string> metrics() const;
    /// Of an open loop: transactions/s asked for, by load step. Empty in a closed loop.
    std::map<int, double> rates() const;
    /// Pairs as study::pairsOf gives them.
    std::vector<std::pair<int, int>> pairs() const;
    analysis::Comparison comparison(int baseline, int candidate, const std::string& metric) const;

private:
    std::shared_ptr<AnalysisCache> cache_;
    double timeScale_;
    study::Study study_;
    std::vector<study::Experiment> experiments_;
    std::vector<store::RunRecord> runs_;
    std::vector<RunShape> shapes_; ///< by run
    std::vector<std::vector<measure::Point>> points_; ///< by run; empty where it is not finished
};

} // namespace pgduel::exchange
