#pragma once

#include <set>
#include <string>
#include <vector>

#include "measure/fault.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/names.h"
#include "study/setting_fact.h"
#include "study/study.h"

namespace pgduel::study {

/// Collects the mistakes of a study by key.
class Findings {
public:
    /// `key` becomes the place and the first of the args.
    void add(const char* code, const std::string& key, std::vector<std::string> args = {});
    void notYet(const std::string& key, const std::string& value = {});
    void notYetIf(bool isUsed, const std::string& key)
    {
        if (isUsed)
            notYet(key);
    }
    void notEmpty(const std::string& key, const std::string& value);
    /// A key that only some values of another key use, and that one is none of them.
    void onlyWithIf(bool isUsed, const std::string& key, const std::string& other, const std::string& values)
    {
        if (isUsed)
            add(fault::onlyWith, key, {other, values});
    }
    void range(const std::string& key, double value, double least, double most);
    void duration(const std::string& key, Duration value, Duration least = Duration{0});
    /// Refuses a value that is not among those whose feature is there.
    template <class E> void only(const std::string& key, E value, const std::set<E>& supported)
    {
        if (!supported.count(value))
            notYet(key, nameOf(value));
    }
    void connection(const std::string& key, const std::string& conninfo); ///< syntax, no password
    void move(measure::Fault fault, const std::string& key); ///< of another function, seen at `key`

    std::vector<measure::Fault> take() { return std::move(faults_); }

private:
    std::vector<measure::Fault> faults_;
};

/// "factor[2]": keys count from 1.
std::string keyAt(const std::string& key, std::size_t index);

/// Ids of all known metrics, "a, b, c".
std::string metricIds();

void checkScenario(const ScenarioSpec& scenario, Findings& findings);
void checkLoad(const LoadSpec& load, Findings& findings);
void checkGroups(const ScenarioSpec& scenario, Findings& findings);
void checkCommand(const ScenarioSpec& scenario, Findings& findings);
void checkExperiments(const Study& study, Findings& findings);
void checkAnalysis(const Study& study, Findings& findings);
void checkSettings(const Study& study, const std::vector<SettingFact>& facts, const ServerFacts& machine,
    Findings& findings);

} // namespace pgduel::study
