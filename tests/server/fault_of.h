#pragma once

#include <functional>

#include "server/error.h"

namespace pgduel::test_support {

/// The fault that `work` throws; one without code when it throws none.
inline measure::Fault faultOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const server::ServerError& error) {
        return error.fault();
    }
    return {};
}

} // namespace pgduel::test_support
