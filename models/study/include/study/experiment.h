#pragma once

#include <string>
#include <vector>

#include "study/study.h"

namespace pgduel::study {

/// One configuration under test, made from the factors' levels or written as [[experiment]].
struct Experiment {
    int index = 0; ///< place in the study, from 0; colours follow it
    std::string name; ///< "25 % RAM", "4 workers · 3 indexes": unique in the study
    std::vector<std::string> levels; ///< one per factor, as written; empty for an [[experiment]]
    Settings settings; ///< of this experiment alone (server.settings come beneath)
    std::vector<StorageParameter> storage;
    std::map<std::string, std::string> dataset, scenario;
    std::string bindir;
    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// All experiments of a study in order: [[experiment]]s, then the full cross of the factors (first factor
/// slowest), skipped combinations left out. A study with neither has the one experiment "baseline".
std::vector<Experiment> experimentsOf(const Study& study);

/// Index of the experiment with this name or, when there is none, of the first one with this level; -1 when
/// there is none. Blanks do not count ("25% RAM" is "25 % RAM").
int findExperiment(const std::vector<Experiment>& experiments, const std::string& nameOrLevel);

/// Index of the baseline in experimentsOf(study): AnalysisSpec::baseline by name or level, else 0.
int baselineOf(const Study& study, const std::vector<Experiment>& experiments);

/// Pairs (baseline, candidate) to look at, as indices: those named, else all with the earlier one as
/// baseline, but with the study's baseline always first: with 25/40/50 that is (25,40), (40,50), (25,50)
/// stepping as in the published study.
std::vector<std::pair<int, int>> pairsOf(const Study& study, const std::vector<Experiment>& experiments);

} // namespace pgduel::study
