#pragma once

#include <string>
#include <vector>

#include "exchange/csv.h"
#include "store/records.h"
#include "study/experiment.h"

namespace pgduel::exchange {

/// Name of the experiment that a run carries out.
inline std::string experimentName(
    const std::vector<study::Experiment>& experiments, const store::RunRecord& run)
{
    const auto index = std::size_t(run.planned.experiment);
    return index < experiments.size() ? experiments[index].name : std::to_string(index);
}

/// Machine spelling of a metric's unit, empty for a metric that is not known.
std::string unitOf(const std::string& metric);

} // namespace pgduel::exchange
