#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "reporter.h"
#include "run/preflight.h"
#include "server/private_server.h"

namespace pgduel::run {

/// The private server of a plan with its data set: made once, and brought to the same bytes with the wanted
/// settings before each run.
class Stand {
public:
    Stand(const PlanSummary& summary, ProgressKeeper& progress, std::stop_token stop);

    /// Starts from the golden copy with these settings and proves that each is in force.
    void prepare(const std::vector<ConcreteSetting>& settings);

    std::string conninfo() const; ///< of the data set's database
    static const std::string& database();
    server::PrivateServer& server() { return *server_; }

private:
    void makeServer();
    void makeData();
    void prewarm();
    void requireInForce(server::Session& session, const std::vector<ConcreteSetting>& settings) const;
    server::PrivateServer::Progress copyProgress();

    const PlanSummary& summary_;
    ProgressKeeper& progress_;
    std::stop_token stop_;
    std::optional<server::PrivateServer> server_;
    std::string key_;
};

} // namespace pgduel::run
