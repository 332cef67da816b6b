#pragma once

#include <optional>
#include <utility>

#include "study/experiment.h"

namespace pgduel::study {

/// plan.a_a: the last of experimentsOf(study) repeats the baseline under the name "25 % RAM (A/A)", to see
/// what nothing differs by. Its index; nothing without plan.a_a. It is in none of pairsOf()
/// but that with the only other experiment.
std::optional<int> twinOf(const Study& study, const std::vector<Experiment>& experiments);

/// Two experiments with one and the same configuration (indices): the baseline and its twin under plan.a_a,
/// else the baseline and the first that equals it, else the first two that are equal. What they differ by is
/// noise. Nothing where all differ; levels that pgduel does not set itself (labels) are taken to differ.
std::optional<std::pair<int, int>> equalPairOf(
    const Study& study, const std::vector<Experiment>& experiments);

} // namespace pgduel::study
