#pragma once

#include <vector>

#include "measure/fault.h"
#include "study/level.h"
#include "study/setting_fact.h"
#include "study/study.h"

namespace pgduel::study {

/// All mistakes of a study that can be found without a server: empty title, weights of zero, negative
/// durations, levels that repeat, unknown baseline, keys whose feature is not there yet
/// (study.not_yet_supported) …; `where` is the key
/// ("scenario.script[2].weight"). Settings are checked only when `settings` is not empty: unknown names,
/// levels that are out of range, levels of a factor that mean the same value. `machine` is what shares of RAM
/// refer to where the study declares none. Script texts are checked by models/workload.
std::vector<measure::Fault> validate(
    const Study& study, const std::vector<SettingFact>& settings = {}, const ServerFacts& machine = {});

} // namespace pgduel::study
