#include "test_server.h"

#include <cstdlib>
#include <filesystem>

#include <unistd.h>

#include "server/session.h"

namespace pgduel::test_support {

namespace {

void chooseDataFolder()
{
    const auto folder =
        std::filesystem::temp_directory_path() / ("pgduel-tests-" + std::to_string(geteuid()));
    setenv("PGDUEL_DATA_DIR", folder.c_str(), 0);
}

server::PrivateServer makeServer()
{
    chooseDataFolder();
    server::removeLeftOvers(); // of tests that were killed
    auto server = server::PrivateServer::create(server::chooseInstallation(""));
    server.restart({{"max_connections", "250"}, {"fsync", "off"}});
    return server;
}

} // namespace

server::PrivateServer& testServer()
{
    static server::PrivateServer server = makeServer();
    return server;
}

std::string testConninfo(const std::string& database)
{
    server::Session session(testServer().conninfo(), "pgduel test");
    if (session.query("SELECT 1 FROM pg_database WHERE datname = $1", {database}).empty())
        session.execute("CREATE DATABASE " + session.quoteName(database));
    return testServer().conninfo(database);
}

} // namespace pgduel::test_support
