#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QString>

#include "server/pgbench_init.h"
#include "study/study.h"

namespace pgduel::app {

/// -f or -b, with its weight.
struct ScriptChoice {
    bool builtin = false;
    std::string name; ///< the file, or the full name of the built-in script
    double weight = 1;
};

/// --group
struct GroupChoice {
    std::string name, conninfo;
    std::vector<ScriptChoice> scripts; ///< empty: those of the load
    int sessions = 0;
    double share = 1;
    std::optional<std::chrono::milliseconds> thinkTime;
};

/// --ramp FROM:TO
struct Ramp {
    int from = 0, to = 0, steps = 0;
};

/// -i and what goes with it.
struct InitOptions {
    server::PgbenchInit tables;
    bool foreignKeys = false;
    bool quiet = false; ///< a line of progress now and then only
};

enum class LoadTask { Run, Initialize, ListScripts, ShowScript, Help, Version };

/// What `pgduel load` is told. Letters and long names are pgbench's where the thing is the same.
struct LoadOptions {
    LoadTask task = LoadTask::Run;
    std::set<std::string> given; ///< long names of the options that were given

    std::string host, port, user, database; ///< database: a name, or a connection string of any libpq form

    std::vector<ScriptChoice> scripts;
    std::vector<GroupChoice> groups;
    std::map<std::string, std::string> variables;
    std::optional<int> scale;
    std::string shownScript;

    int clients = 1;
    int threads = 0; ///< 0: the driver chooses
    std::optional<std::chrono::milliseconds> duration;
    std::optional<std::int64_t> transactions;
    std::vector<int> loadSteps;
    std::vector<double> rateSteps;
    std::optional<Ramp> ramp;
    std::optional<std::chrono::milliseconds> stepDuration;
    std::chrono::milliseconds warmUp{0}, discard{0}, thinkTime{0}, interval{1000};
    double rate = 0;
    std::optional<std::chrono::microseconds> latencyLimit;

    study::Protocol protocol = study::Protocol::Simple;
    study::Weights weights = study::Weights::Transactions;
    bool pipelined = false, connectPerTransaction = false, pgbenchCompatible = false;
    int maxTries = 1;
    bool exitOnAbort = false, continueOnError = false, noReconnect = false;
    std::string onError;
    std::string seed; ///< "time", "rand" or a number; empty: by chance
    bool noVacuum = false, vacuumAll = false;

    bool reportPerCommand = false, failuresDetailed = false, verboseErrors = false, json = false;
    std::optional<std::chrono::milliseconds> progress;
    bool progressTimestamp = false;
    bool log = false;
    std::string logPrefix = "pgbench_log";
    int aggregateSeconds = 0;
    double samplingRate = 1;

    InitOptions init;

    bool isGiven(const char* longName) const { return given.contains(longName); }
};

/// The arguments after "load". Throws WrongUse.
LoadOptions parseLoadOptions(const std::vector<std::string>& arguments);

/// Throws WrongUse where options do not go together.
void checkLoadOptions(const LoadOptions& options);

/// "name=reads,builtin=select-only@3,sessions=5,conninfo='host=a,b dbname=x',think=10ms". Throws WrongUse.
GroupChoice parseGroup(const std::string& text);

/// "file@3". Throws WrongUse.
ScriptChoice parseScriptFile(const std::string& text);
/// "tpcb@3": a beginning that fits one built-in script only. Throws WrongUse.
ScriptChoice parseBuiltin(const std::string& text);

} // namespace pgduel::app
