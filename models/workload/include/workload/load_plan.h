#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "study/error_rules.h"
#include "study/load.h"
#include "study/study.h"
#include "workload/script.h"

namespace pgduel::workload {

/// Policies for errors, written as text: study::parseErrorRules().
using study::ErrorRule;
using study::OnError;
using study::parseErrorRules;

/// Sessions with scripts, a connection and a think time of their own.
struct SessionGroup {
    std::string name;
    std::string conninfo; ///< empty: the plan's
    std::vector<Script> scripts;
    std::optional<std::chrono::milliseconds> thinkTime; ///< nothing: the plan's
    int sessions = 0; ///< in every step; 0: by share of what the groups with a fixed number leave
    double share = 1;
};

/// A load as the driver takes it.
struct LoadPlan {
    std::string conninfo; ///< libpq, may hold a password, never logged
    std::string applicationName = "pgduel load";
    std::vector<Script> scripts; ///< compiled, at least one with weight > 0; unused when there are groups
    std::vector<SessionGroup> groups;
    study::Protocol protocol = study::Protocol::Prepared;
    study::Weights weights = study::Weights::Transactions;
    /// Pipelined: each transaction's statements travel in one pipeline, where no statement needs an earlier
    /// result. Needs the extended or prepared protocol.
    study::RoundTrips roundTrips = study::RoundTrips::Statement;
    std::vector<study::LoadStep> steps; ///< with sessions, duration and rate
    /// > 0: a step ends when each session has done so many (failed and skipped ones count), or after its
    /// duration where that is not 0.
    std::int64_t transactionsPerSession = 0;
    std::map<std::string, std::string> variables; ///< such as scale
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: chosen by the driver
    std::chrono::milliseconds interval{1000}; ///< length of an Interval; at least 1 ms is taken
    std::chrono::milliseconds thinkTime{0}; ///< between two transactions of a session; outside latency
    /// Open loop: a transaction that cannot begin within it is skipped. In both: one that takes longer is
    /// late.
    std::optional<std::chrono::microseconds> latencyLimit;
    int maxTries = 1; ///< of one transaction; 0: no limit
    std::chrono::milliseconds maxTryTime{0}; ///< no new try later than this after the start; 0: no limit
    /// Default: 40001 and 40P01 Retry, all else Count.
    std::vector<ErrorRule> errorRules = study::usualErrorRules();
    bool reconnect = true; ///< a lost session comes back, after growing pauses with jitter
    bool connectPerTransaction = false;
    bool recordStatements = false; ///< histograms per statement
    bool recordTransactions = false; ///< LoadListener::transaction is called
    bool recordErrors = false; ///< LoadListener::error is called
    /// Where pgbench's behaviour differs from the right one, pgbench's: docs/load-driver.md lists the places.
    bool pgbenchCompatible = false;
    /// Statements travel through libpq also where the socket is not encrypted and nobody wants their columns.
    bool throughLibpq = false;
    bool poll = false; ///< wait by poll() where epoll is there too
};

} // namespace pgduel::workload
