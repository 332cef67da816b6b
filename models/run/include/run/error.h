#pragma once

#include "measure/fault.h"

namespace pgduel::run {

/// The one exception type of this room.
class RunError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::run
