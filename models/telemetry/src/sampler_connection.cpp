#include "sampler_connection.h"

#include <algorithm>
#include <utility>

#include "measure/conninfo.h"
#include "server/faults.h"

namespace pgduel::telemetry {

namespace {

constexpr std::chrono::milliseconds firstPause{100}, longestPause{2000};
constexpr const char* applicationName = "pgduel sampler";

/// The name is not the user's to choose, or we would count ourselves.
measure::Conninfo samplerConninfo(const std::string& text)
{
    auto conninfo = measure::Conninfo::parse(text);
    conninfo.set("application_name", applicationName);
    if (conninfo.value("connect_timeout").empty())
        conninfo.set("connect_timeout", "3");
    if (conninfo.value("tcp_user_timeout").empty())
        conninfo.set(
            "tcp_user_timeout", "5000"); // ms; else a dead network is noticed after a quarter of an hour
    return conninfo;
}

void limit(server::Session& session)
{
    session.execute("set statement_timeout = '500ms'");
    session.execute("set lock_timeout = '50ms'");
    session.execute("set max_parallel_workers_per_gather = 0");
    session.execute("set jit = off");
    if (session.serverVersion() >= 150000) // "snapshot" costs milliseconds in databases with many tables
        session.execute("set stats_fetch_consistency = 'none'");
}

} // namespace

SamplerConnection::SamplerConnection(const std::string& conninfo, SetUp setUp)
    : conninfo_(samplerConninfo(conninfo).toString())
    , setUp_(std::move(setUp))
    , pause_(firstPause)
{
    openSomewhere();
}

void SamplerConnection::openSomewhere()
{
    const std::string given = conninfo_;
    auto maintenance = measure::Conninfo::parse(given);
    maintenance.set("dbname", "postgres");
    conninfo_ = maintenance.toString();
    try {
        open();
    } catch (const server::ServerError&) {
        conninfo_ = given; // no such database, or not for this role; any other reason comes back from here
        open();
    }
}

void SamplerConnection::open()
{
    session_.emplace(conninfo_, applicationName);
    limit(*session_);
    setUp_(*session_);
    pause_ = firstPause;
}

bool SamplerConnection::ready()
{
    if (session_)
        return true;
    if (std::chrono::steady_clock::now() < nextAttempt_)
        return false;
    try {
        open();
        reopened_ = true;
        return true;
    } catch (const server::ServerError&) {
        drop(); // still away: told once by the sampler when it was lost
        return false;
    }
}

void SamplerConnection::drop()
{
    session_.reset();
    nextAttempt_ = std::chrono::steady_clock::now() + pause_;
    pause_ = std::min(2 * pause_, longestPause);
}

bool SamplerConnection::takeReopened()
{
    return std::exchange(reopened_, false);
}

bool isConnectionLost(const measure::Fault& fault)
{
    return fault.code == server::fault::connectionLost;
}

} // namespace pgduel::telemetry
