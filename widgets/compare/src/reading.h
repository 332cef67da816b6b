#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/conclusions.h"
#include "exchange/factor_facts.h"
#include "exchange/study_progress.h"
#include "exchange/study_results.h"
#include "exchange/study_verdicts.h"

namespace pgduel::compare {

/// All that the compare page shows of a study file, made in the background as a whole.
struct Reading {
    std::string path;
    exchange::StudyResults results;
    exchange::StudyVerdicts verdicts;
    std::optional<double> noise; ///< of the study's first metric from run to run
    std::vector<analysis::Statement> conclusions; ///< of its pairs in its main metrics
    exchange::StudyProgress progress;
    std::shared_ptr<const exchange::FactorStudy> factors; ///< never null; empty without factors
};

/// Throws what reading the file throws.
/// What was analysed before is taken from the cache.
Reading readStudy(const std::string& path, std::shared_ptr<exchange::AnalysisCache> cache);

} // namespace pgduel::compare
