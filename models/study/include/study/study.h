#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// The value types of a study: what the window edits and what `*.study.toml` says are the same values.
/// Keys, their meaning and their order in files: the table in docs/study-file.md.
namespace pgduel::study {

using Duration = std::chrono::milliseconds;
using Settings = std::map<std::string, std::string>; ///< setting → level as written ("25 % RAM", "2GB", "on")

enum class ServerKind { Private, Existing, Observe };

/// A per-table storage parameter (CREATE TABLE … WITH), such as autovacuum_enabled.
struct StorageParameter {
    std::vector<std::string> tables;
    std::string name, value;
    friend bool operator==(const StorageParameter&, const StorageParameter&) = default;
};

struct ServerSpec {
    ServerKind kind = ServerKind::Private;
    std::string bindir; ///< empty: the newest installation found
    std::string conninfo; ///< existing / observe; never holds a password
    std::vector<std::string> restart; ///< command and arguments, run without a shell
    std::string ram; ///< declared RAM for levels in %, "2 GB"; empty: the server's own
    Settings settings; ///< base configuration of every experiment
    std::vector<StorageParameter> storage;
    bool evictOsCache = false; ///< defeat the OS cache (private server only)
    std::string schema;
    friend bool operator==(const ServerSpec&, const ServerSpec&) = default;
};

enum class DatasetKind { None, Pgbench, ManyTables, WideTable, ModelSync, Script };
enum class ResetKind { Template, Directory, Script, None };

struct DatasetSpec {
    DatasetKind kind = DatasetKind::Pgbench;
    int scale = 50; ///< pgbench: 100,000 accounts each
    std::map<std::string, double>
        parameters; ///< further parameters of the kind: tables, rows, dead_rows, indexes …
    std::string script; ///< SQL file of kind = script
    ResetKind reset = ResetKind::Directory;
    bool prewarm = false;
    bool vacuum = true;
    bool checkpoint = true;
    friend bool operator==(const DatasetSpec&, const DatasetSpec&) = default;
};

enum class ScenarioKind { Sessions, FixedWork, Statement, Until, Command };
enum class Protocol { Simple, Extended, Prepared };
/// Transactions: a script is drawn for each transaction (pgbench). Sessions: sessions are split (PG_HAZEL).
enum class Weights { Transactions, Sessions };
enum class RoundTrips { Statement, Pipelined };
enum class LoadPreset { Constant, List, Geometric, Ramp, Rate, PgHazel, PgExpecto };

struct ScriptSpec {
    std::string name;
    double weight = 1;
    std::string sql; ///< exactly one of sql, file, builtin is set
    std::string file;
    std::string builtin;
    std::string group; ///< empty: of all groups
    friend bool operator==(const ScriptSpec&, const ScriptSpec&) = default;
};

/// Sessions with a connection, a think time and scripts of their own.
struct GroupSpec {
    std::string name;
    /// Empty: the server's. With a host, port or service: on its own; else parameters beside the server's.
    std::string conninfo;
    std::optional<Duration> thinkTime; ///< nothing: the scenario's
    std::optional<int> sessions; ///< in every step
    std::optional<double> share; ///< of the sessions that the groups with a number leave; neither: 1
    friend bool operator==(const GroupSpec&, const GroupSpec&) = default;
};

struct LoadSpec {
    LoadPreset preset = LoadPreset::Geometric;
    int sessions = 8; ///< constant, rate
    /// geometric, ramp, pg_expecto, pg_hazel (from, to): sessions; rate: transactions/s
    int from = 5, to = 181, steps = 8;
    std::vector<int> list; ///< list: sessions; rate: transactions/s
    double rate = 0; ///< rate: transactions/s of one step; 0: those of `list`, or of from, to, steps
    Duration stepDuration{60'000};
    Duration warmUp{0}; ///< at the first step's sessions, before the first step
    Duration discard{0}; ///< first part of each step that is not counted
    friend bool operator==(const LoadSpec&, const LoadSpec&) = default;
};

struct ScenarioSpec {
    ScenarioKind kind = ScenarioKind::Sessions;
    Protocol protocol = Protocol::Prepared;
    Weights weights = Weights::Transactions;
    RoundTrips roundTrips = RoundTrips::Statement;
    Duration thinkTime{0};
    std::optional<std::chrono::microseconds> latencyLimit;
    int maxTries = 1; ///< of one transaction; 0: no limit
    std::string onError; ///< rules as parseErrorRules() reads them
    std::optional<std::int64_t> work;
    std::string statement;
    int times = 1;
    std::string condition;
    std::optional<std::int64_t> chunk;
    std::vector<std::string> command; ///< program and arguments with placeholders: study/command.h
    std::string progress; ///< how its output is read: study/progress_pattern.h; empty: by the program's name
    std::vector<ScriptSpec> scripts;
    std::vector<GroupSpec> groups;
    LoadSpec load;
    friend bool operator==(const ScenarioSpec&, const ScenarioSpec&) = default;
};

enum class FactorTarget { Setting, Storage, Dataset, Scenario, Bindir, Label };

struct FactorSpec {
    std::string name;
    FactorTarget target = FactorTarget::Setting;
    std::string key; ///< setting, storage parameter, dataset or scenario key; empty for bindir and label
    std::vector<std::string> tables; ///< of a storage parameter
    std::vector<std::string> levels; ///< as written
    std::vector<std::string> skip; ///< rules for combinations left out, "workers > indexes - 1"
    friend bool operator==(const FactorSpec&, const FactorSpec&) = default;
};

/// `[[experiment]]`: instead of or beside factors.
struct ExperimentSpec {
    std::string name;
    Settings settings;
    std::vector<StorageParameter> storage;
    std::map<std::string, std::string> dataset, scenario; ///< keys that differ, as written
    std::string bindir, conninfo;
    friend bool operator==(const ExperimentSpec&, const ExperimentSpec&) = default;
};

enum class Order { Sequential, Blocks, Abba, Random };

/// plan.stop: blocks are added until the interval is narrow enough, never until something is "significant".
struct StopRule {
    double width = 0.03; ///< half of the confidence interval of the relative difference: ± 3 %
    std::string metric; ///< empty: speed
    int most = 20; ///< blocks, whatever the width
    friend bool operator==(const StopRule&, const StopRule&) = default;
};
/// Fewest blocks under a stop rule: with fewer, intervals that happen to be narrow end the plan too often.
inline constexpr int fewestBlocksToStop = 4;

struct PlanSpec {
    int replicates = 1; ///< with `stop`: before the rule is asked for the first time, at least 4
    Order order = Order::Blocks;
    std::uint64_t seed = 1;
    bool aa = false; ///< also run the baseline against itself
    std::optional<StopRule> stop;
    std::optional<Duration> budget;
    Duration coolDown{0};
    friend bool operator==(const PlanSpec&, const PlanSpec&) = default;
};

struct TelemetrySpec {
    std::string waitSource = "auto"; ///< auto, sampled, pg_wait_sampling
    double waitRate = 10; ///< samples a second, 0.1 … 100
    bool tables = false, processes = false, statements = false;
    std::string container;
    friend bool operator==(const TelemetrySpec&, const TelemetrySpec&) = default;
};

struct AnalysisSpec {
    std::string baseline; ///< experiment or level; empty: the first
    std::vector<std::pair<std::string, std::string>> pairs; ///< empty: all
    std::vector<std::string> metrics; ///< empty: speed, io_waits, lwlock_waits
    std::optional<double> smallestEffect; ///< as a ratio, 0.03 for "3 %"
    double confidence = 0.95;
    friend bool operator==(const AnalysisSpec&, const AnalysisSpec&) = default;
};

struct Study {
    std::string title, question, notes;
    std::map<std::string, std::string> environment;
    ServerSpec server;
    DatasetSpec dataset;
    ScenarioSpec scenario;
    std::vector<FactorSpec> factors;
    std::vector<ExperimentSpec> experiments;
    PlanSpec plan;
    TelemetrySpec telemetry;
    AnalysisSpec analysis;
    friend bool operator==(const Study&, const Study&) = default;
};

} // namespace pgduel::study
