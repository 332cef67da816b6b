#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "measure/fault.h"
#include "server/session.h"

namespace pgduel::telemetry {

/// The fixed connection of a sampler: short time-outs, no parallel plans, no open transaction, a name by
/// which it is left out of all counts. When it is lost it is opened again with growing pauses. For the
/// sampler's thread only.
class SamplerConnection {
public:
    using SetUp = std::function<void(server::Session&)>;

    /// Opens the connection, in database postgres if it can be: what the sampler does is no work of the
    /// measured database then. `setUp` prepares the statements, here and after every reopening.
    SamplerConnection(const std::string& conninfo, SetUp setUp);

    /// True when the connection is up; tries to open it when it is down and the pause is over.
    bool ready();
    server::Session& session() { return *session_; }
    void drop(); ///< it is lost
    /// Up since the last call of drop(): a reopened connection says true once.
    bool takeReopened();

private:
    void open();
    void openSomewhere();

    std::string conninfo_;
    SetUp setUp_;
    std::optional<server::Session> session_;
    std::chrono::milliseconds pause_;
    std::chrono::steady_clock::time_point nextAttempt_;
    bool reopened_ = false;
};

bool isConnectionLost(const measure::Fault& fault);

} // namespace pgduel::telemetry
