#include "load_kind.h"

#include <algorithm>

namespace pgduel::design {

using study::LoadPreset;
using study::ScenarioKind;

namespace {

constexpr double firstRate = 100; // transactions/s, to begin with

/// pgbench as people call it.
std::vector<std::string> usualCommand()
{
    return {"pgbench", "-n", "-M", "prepared", "-c", "{sessions}", "-j", "2", "-T", "{seconds}", "-P", "1"};
}

} // namespace

void LoadKind::change(study::ScenarioSpec& scenario, ScenarioKind kind)
{
    if (scenario.kind == kind)
        return;
    (scenario.kind == ScenarioKind::Command ? command_ : sessions_) = scenario;
    study::ScenarioSpec next = kind == ScenarioKind::Command ? command_ : sessions_;
    next.kind = kind;
    next.load = scenario.load;
    if (kind == ScenarioKind::Command && next.command.empty())
        next.command = usualCommand();
    scenario = next;
}

void LoadKind::change(study::LoadSpec& load, LoadPreset preset)
{
    if (load.preset == preset)
        return;
    if (load.preset == LoadPreset::List)
        sessionList_ = load.list;
    if (load.preset == LoadPreset::Rate) {
        rateList_ = load.list;
        rate_ = load.rate;
    }
    load.preset = preset;
    load.list = preset == LoadPreset::List ? sessionList_
        : preset == LoadPreset::Rate       ? rateList_
                                           : std::vector<int>{};
    load.rate = preset == LoadPreset::Rate ? rate_ : 0;
    if (preset == LoadPreset::Rate && load.rate == 0 && load.list.empty())
        load.rate = firstRate;
}

RateForm rateFormOf(const study::LoadSpec& load)
{
    if (load.rate > 0)
        return RateForm::One;
    return load.list.empty() ? RateForm::Range : RateForm::List;
}

void setRateForm(study::LoadSpec& load, RateForm form)
{
    if (rateFormOf(load) == form)
        return;
    const int from = load.rate > 0 ? std::max(1, static_cast<int>(load.rate))
        : load.list.empty()        ? load.from
                                   : load.list.front();
    load.rate = form == RateForm::One ? from : 0;
    load.list = form == RateForm::List ? std::vector<int>{from, 2 * from} : std::vector<int>{};
    if (form == RateForm::Range) {
        load.from = from;
        load.to = 4 * from;
        load.steps = 4;
    }
}

} // namespace pgduel::design
