#include <cmath>
#include <set>

#include "blanks.h"
#include "measure/metric.h"
#include "skip_rule.h"
#include "study/experiment.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/number_text.h"
#include "study/plan.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

constexpr double mostRuns = 10'000;

void checkLevels(const std::string& key, const std::vector<std::string>& levels, Findings& findings)
{
    if (levels.empty())
        findings.add(fault::empty, key + ".levels");
    std::set<std::string> seen;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const std::string place = keyAt(key + ".levels", i);
        findings.notEmpty(place, levels[i]);
        if (!seen.insert(withoutBlanks(levels[i])).second)
            findings.add(fault::repeated, place, {levels[i]});
    }
}

std::string targetKey(FactorTarget target)
{
    switch (target) {
    case FactorTarget::Setting:
        return "setting";
    case FactorTarget::Storage:
        return "storage";
    case FactorTarget::Dataset:
        return "dataset";
    case FactorTarget::Scenario:
        return "scenario";
    case FactorTarget::Bindir:
        return "bindir";
    case FactorTarget::Label:
        break;
    }
    return "label";
}

/// A rule must be readable for the first and the last levels: names and operators are then known, the levels
/// numbers.
void checkSkipRules(const std::string& key, const FactorSpec& factor, const std::vector<FactorSpec>& factors,
    Findings& findings)
{
    std::vector<std::string> first;
    std::vector<std::string> last;
    for (const FactorSpec& f : factors) {
        if (f.levels.empty())
            return;
        first.push_back(f.levels.front());
        last.push_back(f.levels.back());
    }
    for (std::size_t i = 0; i < factor.skip.size(); ++i) {
        const std::string& rule = factor.skip[i];
        if (!evaluateSkipRule(rule, factors, first) || !evaluateSkipRule(rule, factors, last))
            findings.add(fault::badSkipRule, keyAt(key + ".skip", i), {rule});
    }
}

void checkFactors(const std::vector<FactorSpec>& factors, Findings& findings)
{
    std::set<std::string> names;
    std::set<std::string> settings;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        const FactorSpec& factor = factors[i];
        const std::string key = keyAt("factor", i);
        findings.notEmpty(key + ".name", factor.name);
        if (!factor.name.empty() && !names.insert(factor.name).second)
            findings.add(fault::repeated, key + ".name", {factor.name});
        const std::string target = key + '.' + targetKey(factor.target);
        if (factor.target != FactorTarget::Setting)
            findings.notYet(target);
        else if (factor.key.empty())
            findings.add(fault::empty, target);
        else if (!settings.insert(factor.key).second)
            findings.add(fault::repeated, target, {factor.key});
        checkLevels(key, factor.levels, findings);
        checkSkipRules(key, factor, factors, findings);
    }
}

void checkExperimentSpecs(const std::vector<ExperimentSpec>& experiments, Findings& findings)
{
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        const ExperimentSpec& experiment = experiments[i];
        const std::string key = keyAt("experiment", i);
        findings.notEmpty(key + ".name", experiment.name);
        findings.notYetIf(!experiment.storage.empty(), key + ".storage");
        findings.notYetIf(!experiment.dataset.empty(), key + ".dataset");
        findings.notYetIf(!experiment.scenario.empty(), key + ".scenario");
        findings.notYetIf(!experiment.bindir.empty(), key + ".bindir");
        findings.notYetIf(!experiment.conninfo.empty(), key + ".conninfo");
        findings.connection(key + ".conninfo", experiment.conninfo);
    }
}

/// The number of combinations before anything is built of them: a cross can be far too large for memory.
double combinations(const std::vector<FactorSpec>& factors)
{
    double count = factors.empty() ? 0 : 1;
    for (const FactorSpec& factor : factors)
        count *= static_cast<double>(factor.levels.size());
    return count;
}

std::string listOf(const std::vector<Experiment>& experiments)
{
    std::string list;
    for (const Experiment& e : experiments)
        list += (list.empty() ? "" : ", ") + e.name;
    return list;
}

} // namespace

void checkExperiments(const Study& study, Findings& findings)
{
    checkFactors(study.factors, findings);
    checkExperimentSpecs(study.experiments, findings);
    const double runs = (combinations(study.factors) + static_cast<double>(study.experiments.size()))
        * mostBlocks(study.plan);
    if (runs > mostRuns)
        return findings.add(fault::tooManyRuns, "plan.replicates", {numberText(runs), numberText(mostRuns)});
    std::set<std::string> names;
    for (const Experiment& e : experimentsOf(study)) {
        if (names.insert(withoutBlanks(e.name)).second || e.name.empty())
            continue;
        const bool written = e.index < static_cast<int>(study.experiments.size());
        // Equal names of the cross alone come from equal levels, which are told already.
        if (written)
            findings.add(
                fault::repeated, keyAt("experiment", static_cast<std::size_t>(e.index)) + ".name", {e.name});
        else if (!study.experiments.empty())
            findings.add(fault::repeated, "factor", {e.name});
    }
    if (!study.factors.empty() && combinations(study.factors) > 0 && study.experiments.empty()
        && experimentsOf(study).front().levels.empty())
        findings.add(fault::empty, "factor");
}

void checkAnalysis(const Study& study, Findings& findings)
{
    const AnalysisSpec& analysis = study.analysis;
    const double many = combinations(study.factors) + static_cast<double>(study.experiments.size());
    if (many <= mostRuns) {
        const std::vector<Experiment> experiments = experimentsOf(study);
        const auto known = [&](const std::string& key, const std::string& name) {
            if (findExperiment(experiments, name) < 0)
                findings.add(fault::unknownName, key, {name, listOf(experiments)});
        };
        if (!analysis.baseline.empty())
            known("analysis.baseline", analysis.baseline);
        for (std::size_t i = 0; i < analysis.pairs.size(); ++i) {
            const auto& [a, b] = analysis.pairs[i];
            const std::string key = keyAt("analysis.pairs", i);
            known(key, a);
            known(key, b);
            if (findExperiment(experiments, a) >= 0
                && findExperiment(experiments, a) == findExperiment(experiments, b))
                findings.add(fault::pairWithItself, key, {a});
        }
    }
    for (std::size_t i = 0; i < analysis.metrics.size(); ++i) {
        if (!measure::findMetric(analysis.metrics[i]))
            findings.add(
                fault::unknownMetric, keyAt("analysis.metrics", i), {analysis.metrics[i], metricIds()});
    }
    if (analysis.smallestEffect)
        findings.range("analysis.smallest_effect", *analysis.smallestEffect, 0, 10);
    findings.range("analysis.confidence", analysis.confidence, 0.5, 0.9999);
}

} // namespace pgduel::study
