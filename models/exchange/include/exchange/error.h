#pragma once

#include "measure/fault.h"

namespace pgduel::exchange {

/// The one exception type of this room.
class ExchangeError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::exchange
