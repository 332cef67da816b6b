#include "run_cells.h"

#include "measure/metric.h"

namespace pgduel::exchange {

std::string unitOf(const std::string& metric)
{
    const auto known = measure::findMetric(metric);
    return known ? known->unit : std::string();
}

} // namespace pgduel::exchange
