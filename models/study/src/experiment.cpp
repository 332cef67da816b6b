#include "study/experiment.h"
#include "study/twin.h"

#include <algorithm>

#include "blanks.h"
#include "skip_rule.h"

namespace pgduel::study {

namespace {

bool isBareNumber(const std::string& level)
{
    return !level.empty() && level.find_first_not_of("0123456789.-+") == std::string::npos;
}

/// "25 % RAM" of a single factor; "4 workers · autovacuum = on" of several.
std::string nameOf(const std::vector<FactorSpec>& factors, const std::vector<std::string>& levels)
{
    if (factors.size() == 1)
        return levels.front();
    std::string name;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        name += i ? " · " : "";
        name +=
            isBareNumber(levels[i]) ? levels[i] + ' ' + factors[i].name : factors[i].name + " = " + levels[i];
    }
    return name;
}

void apply(const FactorSpec& factor, const std::string& level, Experiment& experiment)
{
    switch (factor.target) {
    case FactorTarget::Setting:
        experiment.settings[factor.key] = level;
        break;
    case FactorTarget::Storage:
        experiment.storage.push_back({factor.tables, factor.key, level});
        break;
    case FactorTarget::Dataset:
        experiment.dataset[factor.key] = level;
        break;
    case FactorTarget::Scenario:
        experiment.scenario[factor.key] = level;
        break;
    case FactorTarget::Bindir:
        experiment.bindir = level;
        break;
    case FactorTarget::Label:
        break;
    }
}

/// Counts through all combinations, the last factor fastest; false after the last one.
bool advance(std::vector<std::size_t>& places, const std::vector<FactorSpec>& factors)
{
    for (std::size_t i = places.size(); i-- > 0;) {
        if (++places[i] < factors[i].levels.size())
            return true;
        places[i] = 0;
    }
    return false;
}

void addCross(const std::vector<FactorSpec>& factors, std::vector<Experiment>& experiments)
{
    const auto hasLevels = [](const FactorSpec& f) { return !f.levels.empty(); };
    if (factors.empty() || !std::all_of(factors.begin(), factors.end(), hasLevels))
        return;
    std::vector<std::size_t> places(factors.size());
    do {
        Experiment experiment;
        for (std::size_t i = 0; i < factors.size(); ++i) {
            experiment.levels.push_back(factors[i].levels[places[i]]);
            apply(factors[i], experiment.levels.back(), experiment);
        }
        experiment.name = nameOf(factors, experiment.levels);
        if (!isSkipped(factors, experiment.levels))
            experiments.push_back(std::move(experiment));
    } while (advance(places, factors));
}

Experiment fromSpec(const ExperimentSpec& spec)
{
    Experiment experiment;
    experiment.name = spec.name;
    experiment.settings = spec.settings;
    experiment.storage = spec.storage;
    experiment.dataset = spec.dataset;
    experiment.scenario = spec.scenario;
    experiment.bindir = spec.bindir;
    return experiment;
}

bool sameConfiguration(const Experiment& a, const Experiment& b)
{
    const bool sameLevels = a.levels.empty() || b.levels.empty() || a.levels == b.levels;
    return sameLevels && a.settings == b.settings && a.storage == b.storage && a.dataset == b.dataset
        && a.scenario == b.scenario && a.bindir == b.bindir;
}

/// The first other experiment that equals it.
std::optional<int> equalTo(const Experiment& from, const std::vector<Experiment>& experiments)
{
    const auto equal = std::find_if(experiments.begin(), experiments.end(),
        [&](const Experiment& other) { return other.index != from.index && sameConfiguration(from, other); });
    return equal == experiments.end() ? std::nullopt : std::optional(equal->index);
}

void addTwin(int baseline, std::vector<Experiment>& experiments)
{
    Experiment twin = experiments.at(static_cast<std::size_t>(baseline));
    twin.index = static_cast<int>(experiments.size());
    twin.name += " (A/A)";
    experiments.push_back(std::move(twin));
}

} // namespace

std::vector<Experiment> experimentsOf(const Study& study)
{
    std::vector<Experiment> experiments;
    for (const ExperimentSpec& spec : study.experiments)
        experiments.push_back(fromSpec(spec));
    addCross(study.factors, experiments);
    if (experiments.empty()) {
        experiments.emplace_back();
        experiments.back().name = "baseline";
    }
    for (std::size_t i = 0; i < experiments.size(); ++i)
        experiments[i].index = static_cast<int>(i);
    if (study.plan.aa)
        addTwin(baselineOf(study, experiments), experiments);
    return experiments;
}

int findExperiment(const std::vector<Experiment>& experiments, const std::string& nameOrLevel)
{
    const std::string wanted = withoutBlanks(nameOrLevel);
    for (const Experiment& e : experiments) {
        if (withoutBlanks(e.name) == wanted)
            return e.index;
    }
    for (const Experiment& e : experiments) {
        for (const std::string& level : e.levels) {
            if (withoutBlanks(level) == wanted)
                return e.index;
        }
    }
    return -1;
}

std::optional<int> twinOf(const Study& study, const std::vector<Experiment>& experiments)
{
    if (!study.plan.aa || experiments.empty())
        return std::nullopt;
    return experiments.back().index;
}

std::optional<std::pair<int, int>> equalPairOf(const Study& study, const std::vector<Experiment>& experiments)
{
    if (experiments.empty())
        return std::nullopt;
    const int baseline = baselineOf(study, experiments);
    if (const auto twin = twinOf(study, experiments))
        return std::pair(baseline, *twin);
    if (const auto equal = equalTo(experiments.at(static_cast<std::size_t>(baseline)), experiments))
        return std::pair(baseline, *equal);
    for (const Experiment& experiment : experiments) {
        if (const auto equal = equalTo(experiment, experiments))
            return std::pair(experiment.index, *equal);
    }
    return std::nullopt;
}

int baselineOf(const Study& study, const std::vector<Experiment>& experiments)
{
    return study.analysis.baseline.empty()
        ? 0
        : std::max(0, findExperiment(experiments, study.analysis.baseline));
}

std::vector<std::pair<int, int>> pairsOf(const Study& study, const std::vector<Experiment>& experiments)
{
    std::vector<std::pair<int, int>> pairs;
    for (const auto& [baseline, candidate] : study.analysis.pairs) {
        const int a = findExperiment(experiments, baseline);
        const int b = findExperiment(experiments, candidate);
        if (a >= 0 && b >= 0 && a != b)
            pairs.emplace_back(a, b);
    }
    if (!study.analysis.pairs.empty())
        return pairs;

    const bool onlyAA = experiments.size() == 2; // then the twin is all there is to compare with
    const int twin = onlyAA ? -1 : twinOf(study, experiments).value_or(-1);
    std::vector<int> order{baselineOf(study, experiments)};
    for (const Experiment& e : experiments) {
        if (e.index != order.front() && e.index != twin)
            order.push_back(e.index);
    }
    // Neighbours first, then those further apart.
    for (std::size_t distance = 1; distance < order.size(); ++distance) {
        for (std::size_t i = 0; i + distance < order.size(); ++i)
            pairs.emplace_back(order[i], order[i + distance]);
    }
    return pairs;
}

} // namespace pgduel::study
