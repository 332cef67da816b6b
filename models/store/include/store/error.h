#pragma once

#include "measure/fault.h"

namespace pgduel::store {

/// The one exception type of this room.
class StoreError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::store
