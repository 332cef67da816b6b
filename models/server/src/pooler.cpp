#include "server/profile.h"

#include "measure/conninfo.h"

namespace pgduel::server {

namespace {

/// Of no consequence for anything, and with a value that nobody sets.
constexpr const char* probeOption = "-c geqo_seed=0.3125";
constexpr double probeValue = 0.3125;

long long backendOf(Session& session)
{
    return session.query("SELECT pg_catalog.pg_backend_pid()").integer(0);
}

} // namespace

bool throughPooler(const std::string& text)
{
    const auto conninfo = measure::Conninfo::parse(text);
    auto withOption = conninfo;
    withOption.set("options", probeOption);
    try {
        Session first(withOption.toString());
        if (first.query("SHOW geqo_seed").real(0) != probeValue)
            return true; // the option was swallowed
        Session second(conninfo.toString());
        return backendOf(first) == backendOf(second); // two clients, one server process
    } catch (const ServerError& error) {
        return error.fault().detail.find("unsupported startup parameter") != std::string::npos;
    }
}

} // namespace pgduel::server
