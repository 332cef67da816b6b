#include "bench_server.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "server/session.h"

namespace bench {

using namespace pgduel;

namespace {

constexpr const char* database = "postgres";

void trustAll(const std::string& dataDirectory)
{
    std::ofstream file(dataDirectory + "/pg_hba.conf");
    file << "local all all trust\nhost all all 127.0.0.1/32 trust\n";
    if (!file.flush())
        throw std::runtime_error("cannot write pg_hba.conf");
}

} // namespace

BenchServer::BenchServer(const std::string& bindir, int scale)
    : server_(server::PrivateServer::create(server::chooseInstallation(bindir)))
{
    trustAll(server_.dataDirectory());
    server_.restart({{"max_connections", "250"}, {"shared_buffers", "1GB"}, {"fsync", "off"},
        {"synchronous_commit", "off"}, {"full_page_writes", "off"}, {"autovacuum", "off"},
        {"max_wal_size", "16GB"}, {"checkpoint_timeout", "1h"}});
    const std::string fill =
        pgbench() + " -i -q -s " + std::to_string(scale) + " '" + conninfo() + "' > /dev/null 2>&1";
    if (std::system(fill.c_str()) != 0)
        throw std::runtime_error("pgbench -i failed");
    server::Session session(conninfo(), "pgduel bench");
    session.execute("CREATE EXTENSION IF NOT EXISTS pg_prewarm");
}

std::string BenchServer::conninfo() const
{
    return server_.conninfo(database);
}

std::string BenchServer::pgbench() const
{
    return server_.installation().bindir + "/pgbench";
}

void refresh(const std::string& conninfo)
{
    server::Session session(conninfo, "pgduel bench");
    session.execute("VACUUM pgbench_branches, pgbench_tellers, pgbench_accounts");
    session.execute("TRUNCATE pgbench_history");
    session.execute(
        "SELECT pg_prewarm(oid) FROM pg_class WHERE relname LIKE 'pgbench%' AND relkind IN ('r', 'i')");
    session.execute("CHECKPOINT");
}

} // namespace bench
