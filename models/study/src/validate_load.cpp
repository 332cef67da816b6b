#include <algorithm>
#include <cmath>

#include "study/faults.h"
#include "study/level.h"
#include "validate_parts.h"

namespace pgduel::study {

namespace {

constexpr double mostSessions = 10'000;
constexpr double mostSteps = 1000;
constexpr double mostRate = 1'000'000; ///< transactions/s

void checkRange(const LoadSpec& load, double most, Findings& findings)
{
    findings.range("scenario.load.from", load.from, 1, most);
    findings.range("scenario.load.to", load.to, 1, most);
    findings.range("scenario.load.steps", load.steps, 1, mostSteps);
}

void checkList(const std::vector<int>& list, double most, Findings& findings)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        findings.range(keyAt("scenario.load.list", i), list[i], 1, most);
}

void checkRates(const LoadSpec& load, Findings& findings)
{
    if (load.rate != 0)
        findings.range("scenario.load.rate", load.rate, 0.001, mostRate);
    if (load.rate != 0 && !load.list.empty())
        findings.add(fault::exactlyOne, "scenario.load", {"rate, list", "rate, list"});
    checkList(load.list, mostRate, findings);
    if (load.rate == 0 && load.list.empty())
        checkRange(load, mostRate, findings);
}

void checkSessions(const LoadSpec& load, Findings& findings)
{
    const std::string key = "scenario.load.";
    switch (load.preset) {
    case LoadPreset::Rate:
        checkRates(load, findings);
        [[fallthrough]];
    case LoadPreset::Constant:
        findings.range(key + "sessions", load.sessions, 1, mostSessions);
        break;
    case LoadPreset::List:
        if (load.list.empty())
            findings.add(fault::empty, key + "list");
        checkList(load.list, mostSessions, findings);
        break;
    case LoadPreset::Geometric:
    case LoadPreset::Ramp:
        checkRange(load, mostSessions, findings);
        break;
    case LoadPreset::PgHazel:
    case LoadPreset::PgExpecto: // published as growing loads
        findings.range(key + "from", load.from, 1, mostSessions);
        findings.range(key + "to", load.to, std::max(1, load.from), mostSessions);
        break;
    }
}

} // namespace

void checkLoad(const LoadSpec& load, Findings& findings)
{
    const bool isRate = load.preset == LoadPreset::Rate;
    const std::string preset = "scenario.load.preset";
    findings.onlyWithIf(!isRate && load.rate != 0, "scenario.load.rate", preset, nameOf(LoadPreset::Rate));
    findings.onlyWithIf(!isRate && load.preset != LoadPreset::List && !load.list.empty(),
        "scenario.load.list", preset, nameOf(LoadPreset::List) + ", " + nameOf(LoadPreset::Rate));
    checkSessions(load, findings);
    findings.duration("scenario.load.step_duration", load.stepDuration, Duration{1});
    findings.duration("scenario.load.warm_up", load.warmUp);
    findings.duration("scenario.load.discard", load.discard);
    if (load.stepDuration.count() > 0 && load.discard >= load.stepDuration) {
        // At least a millisecond of the step has to count.
        const auto most = load.stepDuration.count() - 1;
        findings.add(fault::outOfRange, "scenario.load.discard",
            {formatMillis(load.discard.count()), "0s", formatMillis(most)});
    }
}

} // namespace pgduel::study
