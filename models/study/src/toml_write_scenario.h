#pragma once

#include "toml_out.h"

namespace pgduel::study {

void writeScenario(TomlOut& out, const ScenarioSpec& scenario);

} // namespace pgduel::study
