#pragma once

#include "measure/fault.h"

namespace pgduel::server {

/// The one exception type of this room.
class ServerError : public measure::Failure {
public:
    using measure::Failure::Failure;
};

} // namespace pgduel::server
