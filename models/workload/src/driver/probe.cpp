#include "driver/probe.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <poll.h>
#include <thread>

#include "driver/system_error.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

using namespace std::chrono_literals;

constexpr auto connectTimeout = 15s;
constexpr auto stopCheck = 50ms;
/// Sessions of an earlier run may need a moment to go.
constexpr auto roomPatience = 3s;

enum TypeId : Oid {
    Bool = 16,
    Int8 = 20,
    Int2 = 21,
    Int4 = 23,
    Text = 25,
    Float4 = 700,
    Float8 = 701,
    Char = 1042
};

Wire wireOf(Oid type)
{
    switch (type) {
    case Bool:
        return Wire::Boolean;
    case Int2:
        return Wire::Int2;
    case Int4:
        return Wire::Int4;
    case Int8:
        return Wire::Int8;
    case Float8:
        return Wire::Float8;
    default:
        return Wire::Text;
    }
}

bool isPlain(Oid type)
{
    return wireOf(type) != Wire::Text || type == Text || type == Float4 || type == Char;
}

int number(const PGresult* result, int column)
{
    return std::atoi(PQgetvalue(result, 0, column));
}

} // namespace

Probe::Probe(const Blueprint& blueprint, const LinkedGroup& group, std::stop_token stop)
    : blueprint_(blueprint)
    , group_(group)
    , stop_(std::move(stop))
{
    connect();
}

void Probe::connect()
{
    connection_ = startConnecting(group_.conninfo, blueprint_.plan.applicationName);
    const auto deadline = std::chrono::steady_clock::now() + connectTimeout;
    PostgresPollingStatusType status = PGRES_POLLING_WRITING;
    while (connection_ && PQstatus(connection_.get()) != CONNECTION_BAD && status != PGRES_POLLING_OK) {
        if (std::chrono::steady_clock::now() > deadline)
            refuse({"08001", "timeout"});
        if (stopped())
            return;
        if (waitFor(status == PGRES_POLLING_READING))
            status = PQconnectPoll(connection_.get());
    }
    if (status != PGRES_POLLING_OK)
        refuse(connectionErrorOf(connection_.get()));
}

void Probe::refuse(const ServerError& error) const
{
    throw WorkloadError(refusalOf(error, group_.mostSessions, {}));
}

bool Probe::waitFor(bool readable)
{
    pollfd fd{PQsocket(connection_.get()), static_cast<short>(readable ? POLLIN : POLLOUT), 0};
    const int ready = ::poll(&fd, 1, static_cast<int>(std::chrono::milliseconds(stopCheck).count()));
    if (ready < 0 && errno != EINTR)
        throwSystemError("poll");
    return ready > 0;
}

ResultHandle Probe::result(int sent)
{
    if (!sent)
        refuse(connectionErrorOf(connection_.get()));
    ResultHandle last;
    while (true) {
        while (PQisBusy(connection_.get())) {
            if (stopped())
                return nullptr;
            if (waitFor(true) && !PQconsumeInput(connection_.get()))
                refuse(connectionErrorOf(connection_.get()));
        }
        ResultHandle next(PQgetResult(connection_.get()));
        if (!next)
            return last;
        last = std::move(next);
    }
}

ResultHandle Probe::query(const char* sql)
{
    return result(PQsendQuery(connection_.get(), sql));
}

ServerRoom Probe::room()
{
    static constexpr const char* sql =
        "SELECT current_setting('max_connections')::int, "
        "CASE WHEN (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN 0 "
        "ELSE current_setting('superuser_reserved_connections')::int "
        "+ coalesce(nullif(current_setting('reserved_connections', true), '')::int, 0) END, "
        "(SELECT count(*)::int FROM pg_stat_activity WHERE datid IS NOT NULL AND pid <> pg_backend_pid()), "
        "pg_backend_pid()";
    const auto deadline = std::chrono::steady_clock::now() + roomPatience;
    while (!stopped()) {
        const ResultHandle result = query(sql);
        if (!result || PQresultStatus(result.get()) != PGRES_TUPLES_OK || PQnfields(result.get()) != 4)
            break; // not a plain PostgreSQL: what does not fit will show when the sessions open
        const ServerRoom room{number(result.get(), 0), number(result.get(), 1), number(result.get(), 2)};
        const bool pooled = number(result.get(), 3) != PQbackendPID(connection_.get());
        const int most = group_.mostSessions;
        const bool never = most > room.maxConnections - room.reserved;
        const bool fits = most <= room.maxConnections - room.reserved - room.inUse;
        if (pooled || fits)
            return room;
        if (never || std::chrono::steady_clock::now() > deadline)
            throw WorkloadError(measure::Fault{fault::tooManyClients, {},
                {std::to_string(most), std::to_string(room.maxConnections), std::to_string(room.reserved),
                    std::to_string(room.inUse)},
                {}});
        std::this_thread::sleep_for(stopCheck);
    }
    return {};
}

std::string Probe::scale(std::string& why)
{
    static constexpr const char* sql = "SELECT count(*) FROM pgbench_branches";
    const ResultHandle result = query(sql);
    if (!result)
        return {};
    if (PQresultStatus(result.get()) != PGRES_TUPLES_OK) {
        why = errorOf(result.get()).message;
        return {};
    }
    const std::string rows = PQgetvalue(result.get(), 0, 0);
    if (rows != "0")
        return rows;
    why = std::string(sql) + ": 0";
    return {};
}

void Probe::describe(Statement& statement, bool prepared)
{
    const auto check = [&](const ResultHandle& answer) {
        if (!answer || PQresultStatus(answer.get()) == PGRES_COMMAND_OK)
            return answer != nullptr;
        const ServerError error = errorOf(answer.get());
        throw WorkloadError(measure::Fault{fault::statementRefused, statement.place(),
            {error.state, statement.sql->text.substr(0, 80)}, error.message});
    };
    if (!check(result(PQsendPrepare(connection_.get(), "", statement.numbered.c_str(), 0, nullptr)))
        || !prepared)
        return;
    const ResultHandle answer = result(PQsendDescribePrepared(connection_.get(), ""));
    if (!check(answer))
        return;
    for (std::size_t i = 0; i < statement.wires.size(); ++i)
        statement.wires[i] = wireOf(PQparamtype(answer.get(), static_cast<int>(i)));
    bool plain = statement.sql->capture == Capture::None;
    for (int column = 0; column < PQnfields(answer.get()); ++column)
        plain = plain && isPlain(PQftype(answer.get(), column));
    statement.binaryResult = plain;
}

} // namespace pgduel::workload
