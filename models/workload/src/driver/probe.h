#pragma once

#include <map>
#include <stop_token>
#include <string>

#include "driver/blueprint.h"
#include "driver/connection.h"

namespace pgduel::workload {

/// A short-lived connection before the load: finds out what can be refused, before any session opens, and
/// what the sessions need to know.
class Probe {
public:
    /// Connects. Throws WorkloadError; returns early, without a connection, when stopped.
    Probe(const Blueprint& blueprint, const LinkedGroup& group, std::stop_token stop);

    bool stopped() const { return stop_.stop_requested(); }
    std::string address() const { return addressOf(connection_.get()); } ///< see startConnecting()
    /// Room for sessions. Throws WorkloadError when the most sessions of the group cannot fit.
    ServerRoom room();
    int serverVersion() const { return PQserverVersion(connection_.get()); }
    /// pgbench scale of the data (branches); empty when it cannot be read, and then `why` says why.
    std::string scale(std::string& why);
    /// Has the server read every statement; fills in how parameters and results travel. Throws WorkloadError.
    void describe(Statement& statement, bool prepared);

private:
    void connect();
    ResultHandle query(const char* sql);
    ResultHandle result(int sent); ///< of what was sent; null when stopped
    bool waitFor(bool readable); ///< false when stopped or out of time
    [[noreturn]] void refuse(const ServerError& error) const;

    const Blueprint& blueprint_;
    const LinkedGroup& group_; ///< stands for all with its connection string
    std::stop_token stop_;
    ConnectionHandle connection_;
};

} // namespace pgduel::workload
