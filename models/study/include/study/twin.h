#pragma once

#include <optional>

#include "study/experiment.h"

namespace pgduel::study {

/// plan.a_a: the last of experimentsOf(study) repeats the baseline under the name "25 % RAM (A/A)", to see
/// what nothing differs by. Its index; nothing without plan.a_a. It is in none of pairsOf().
std::optional<int> twinOf(const Study& study, const std::vector<Experiment>& experiments);

} // namespace pgduel::study
