#include "study/time_scale.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "study/experiment.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/number_text.h"
#include "study/toml.h"

namespace pgduel::study {

namespace {

constexpr double dataShrinksBelow = 0.2;
constexpr int smallestScale = 10; ///< below, all of a pgbench data set fits into a few MB of cache
constexpr Duration shortestStep{1000};

void scale(Duration& duration, double factor)
{
    duration = Duration(std::llround(static_cast<double>(duration.count()) * factor));
}

void scaleDurations(Study& study, double factor)
{
    LoadSpec& load = study.scenario.load;
    const Duration least = std::min(load.stepDuration, shortestStep);
    scale(load.stepDuration, factor);
    load.stepDuration = std::max(load.stepDuration, least);
    scale(load.discard, factor);
    load.discard = std::min(load.discard, load.stepDuration / 4);
    scale(load.warmUp, factor);
    scale(study.plan.coolDown, factor);
    if (study.plan.budget)
        scale(*study.plan.budget, factor);
}

std::int64_t scaledWork(std::int64_t work, double factor)
{
    return std::max<std::int64_t>(1, std::llround(static_cast<double>(work) * factor));
}

void scaleWork(Study& study, double factor)
{
    if (study.scenario.work)
        study.scenario.work = scaledWork(*study.scenario.work, factor);
    if (study.scenario.chunk)
        study.scenario.chunk = scaledWork(*study.scenario.chunk, factor);
    for (const char* name : {"tables", "rows", "dead_rows", "handles"}) {
        const auto it = study.dataset.parameters.find(name);
        if (it != study.dataset.parameters.end() && it->second > 0)
            it->second = static_cast<double>(scaledWork(std::llround(it->second), factor));
    }
}

/// A size in the same proportion, in whole kB; other texts as they are.
std::string shrunk(const std::string& level, double proportion)
{
    const auto bytes = parseBytes(level);
    if (!bytes || *bytes == 0)
        return level;
    const auto kilobytes = static_cast<std::int64_t>(static_cast<double>(*bytes) * proportion / 1024);
    return formatBytes(std::max<std::int64_t>(1, kilobytes) * 1024);
}

/// Names follow from levels: what refers to an experiment by its name or level must go with them.
void renameReferences(Study& study, const std::vector<Experiment>& before)
{
    std::map<std::string, std::string> names;
    const std::vector<Experiment> after = experimentsOf(study);
    for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
        for (std::size_t k = 0; k < before[i].levels.size(); ++k)
            names.emplace(before[i].levels[k], after[i].levels[k]);
        names[before[i].name] = after[i].name;
    }
    const auto rename = [&names](std::string& reference) {
        if (const auto it = names.find(reference); it != names.end())
            reference = it->second;
    };
    rename(study.analysis.baseline);
    for (auto& [baseline, candidate] : study.analysis.pairs) {
        rename(baseline);
        rename(candidate);
    }
}

void shrinkSizes(Study& study, double proportion)
{
    const std::vector<Experiment> before = experimentsOf(study);
    study.server.ram = shrunk(study.server.ram, proportion);
    // Of the base configuration only what is a share of the memory; max_wal_size and work_mem do not follow
    // the data.
    for (const char* name : {"shared_buffers", "effective_cache_size"}) {
        if (const auto it = study.server.settings.find(name); it != study.server.settings.end())
            it->second = shrunk(it->second, proportion);
    }
    for (FactorSpec& factor : study.factors) {
        for (std::string& level : factor.levels)
            level = factor.target == FactorTarget::Setting ? shrunk(level, proportion) : level;
    }
    for (ExperimentSpec& experiment : study.experiments) {
        for (auto& entry : experiment.settings)
            entry.second = shrunk(entry.second, proportion);
    }
    renameReferences(study, before);
}

void shrinkData(Study& study, double factor)
{
    if (study.dataset.kind != DatasetKind::Pgbench || study.dataset.scale <= smallestScale)
        return;
    const int given = study.dataset.scale;
    study.dataset.scale = std::max(smallestScale, static_cast<int>(std::lround(given * factor)));
    shrinkSizes(study, static_cast<double>(study.dataset.scale) / given);
}

} // namespace

Study scaled(Study study, double factor)
{
    if (!(factor > 0 && factor <= 1000))
        throw StudyError({measure::Fault{
            fault::badTimeScale, {}, {std::isfinite(factor) ? numberText(factor) : "nan"}, {}}});
    if (factor == 1)
        return study;
    scaleDurations(study, factor);
    scaleWork(study, factor);
    if (factor < dataShrinksBelow)
        shrinkData(study, factor);
    return study;
}

} // namespace pgduel::study
