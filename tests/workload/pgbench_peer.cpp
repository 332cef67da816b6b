#include "pgbench_peer.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <sys/wait.h>

namespace pgduel::workload::test {

namespace {

/// The program itself, not Debian's wrapper, which takes longer to start than to run.
std::string pathOfPgbench()
{
    std::string newest;
    std::error_code ignored;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", ignored)) {
        const std::string path = version.path() / "bin/pgbench";
        if (std::filesystem::exists(path) && path > newest)
            newest = path;
    }
    return newest;
}

} // namespace

bool PgbenchPeer::isHere()
{
    return !pathOfPgbench().empty();
}

PgbenchPeer::Outcome PgbenchPeer::run(const std::string& script, const std::string& protocol)
{
    const std::string file = server_.folder() + "/script.sql";
    std::ofstream(file, std::ios::binary) << script;
    const std::string command = pathOfPgbench() + " -n -t 1 -M " + protocol + " -f '" + file + "' '"
        + server_.conninfo() + "' 2>&1 >/dev/null";
    server_.heard();
    Outcome outcome;
    std::FILE* const pipe = ::popen(command.c_str(), "r");
    char buffer[4096];
    for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
        outcome.words.append(buffer, count);
    const int status = ::pclose(pipe);
    outcome.refused = WEXITSTATUS(status) == 1;
    outcome.failed = WEXITSTATUS(status) == 2;
    outcome.statements = server_.heard();
    return outcome;
}

} // namespace pgduel::workload::test
