#include "matrix.h"

#include <sstream>

#include <fnmatch.h>

namespace bench {

namespace {

bool fits(const std::string& name, const std::string& patterns)
{
    std::istringstream list(patterns.empty() ? "*" : patterns);
    for (std::string pattern; std::getline(list, pattern, ',');)
        if (::fnmatch(pattern.c_str(), name.c_str(), 0) == 0)
            return true;
    return false;
}

} // namespace

std::string Cell::name() const
{
    return std::to_string(sessions) + '/' + script + '/' + protocol + '/' + way;
}

void Cell::applyTo(Setup& setup) const
{
    setup.sessions = sessions;
    setup.script = script;
    setup.pipelined = protocol == "pipelined";
    setup.protocol = setup.pipelined ? "prepared" : protocol;
    if (way == "tcp")
        setup.conninfo += " host=127.0.0.1 sslmode=disable";
}

double Cell::leastTps() const
{
    if (protocol == "pipelined")
        return 1.05;
    return sessions >= 64 ? 1.0 : 0.95;
}

double Cell::mostCpu() const
{
    if (protocol == "pipelined")
        return 0;
    if (sessions < 64)
        return 1.05;
    return protocol == "prepared" && way == "socket" ? 0.90 : 0.95;
}

std::vector<Cell> cells(const std::string& patterns)
{
    std::vector<Cell> result;
    const auto addIfWanted = [&](Cell cell) {
        if (fits(cell.name(), patterns))
            result.push_back(std::move(cell));
    };
    for (const char* way : {"socket", "tcp"})
        for (const char* script : {"select-only", "tpcb-like"})
            for (const char* protocol : {"prepared", "simple"})
                for (const int sessions : {1, 8, 64, 181})
                    addIfWanted({sessions, script, protocol, way});
    for (const int sessions : {1, 8, 64, 181})
        addIfWanted({sessions, "tpcb-like", "pipelined", "socket"});
    return result;
}

} // namespace bench
