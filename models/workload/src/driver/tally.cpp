#include "driver/tally.h"

#include <algorithm>

namespace pgduel::workload {

void Counts::add(const Counts& other)
{
    transactions += other.transactions;
    failed += other.failed;
    serializationFailures += other.serializationFailures;
    deadlockFailures += other.deadlockFailures;
    otherFailures += other.otherFailures;
    retried += other.retried;
    retriedTransactions += other.retriedTransactions;
    skipped += other.skipped;
    late += other.late;
    unserved += other.unserved;
    statements += other.statements;
    rows += other.rows;
    connections += other.connections;
}

void Timings::merge(const Timings& other)
{
    response.merge(other.response);
    service.merge(other.service);
    lag.merge(other.lag);
    connect.merge(other.connect);
}

void LoadListener::transaction(int, const TransactionRecord&)
{
}
void LoadListener::error(int, const ErrorRecord&)
{
}
void LoadListener::stallBegan(measure::Micros)
{
}
void LoadListener::stallEnded(const Stall&)
{
}

namespace {

void addTo(Tally::PerScript& sum, const Tally::PerScript& other)
{
    sum.counts.add(other.counts);
    sum.times.merge(other.times);
}

/// Keeps the memory of the histograms.
void clearOne(Tally::PerScript& each)
{
    each.counts = {};
    for (measure::Histogram* histogram :
        {&each.times.response, &each.times.service, &each.times.lag, &each.times.connect})
        histogram->clear();
}

} // namespace

void Tally::add(const Tally& other)
{
    scripts.resize(std::max(scripts.size(), other.scripts.size()));
    commands.resize(std::max(commands.size(), other.commands.size()));
    for (std::size_t i = 0; i < other.scripts.size(); ++i)
        addTo(scripts[i], other.scripts[i]);
    for (std::size_t i = 0; i < other.commands.size(); ++i) {
        commands[i].failed += other.commands[i].failed;
        commands[i].retried += other.commands[i].retried;
        commands[i].latency.merge(other.commands[i].latency);
    }
    addTo(rest, other.rest);
    for (const auto& [state, count] : other.errors)
        errors[state] += count;
    if (firstError.empty())
        firstError = other.firstError;
    cpuSeconds += other.cpuSeconds;
    liveSessions += other.liveSessions;
}

void Tally::clear()
{
    for (PerScript& script : scripts)
        clearOne(script);
    for (PerCommand& command : commands) {
        command.failed = command.retried = 0;
        command.latency.clear();
    }
    clearOne(rest);
    errors.clear();
    firstError.clear();
    cpuSeconds = 0;
    liveSessions = 0;
}

Tally::PerScript Tally::total() const
{
    PerScript sum = rest;
    for (const PerScript& script : scripts)
        addTo(sum, script);
    return sum;
}

} // namespace pgduel::workload
