#pragma once

#include "chart/faults.h"
#include "measure/fault.h"

namespace pgduel::chart {

/// What the picture exporter throws; codes in chart/faults.h.
class ChartError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::chart
