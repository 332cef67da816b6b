#pragma once

#include "measure/fault.h"

namespace pgduel::telemetry {

/// The one exception type of this room.
class TelemetryError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::telemetry
