#include "counter_reader.h"

#include <utility>

#include "os_figures.h"
#include "telemetry/faults.h"

namespace pgduel::telemetry {

namespace {

constexpr const char* where = "counters";

} // namespace

CounterReader::CounterReader(const std::string& conninfo, const std::string& database, int postmasterPid,
    const measure::RunClock& clock, CounterSampler::OnFault onFault)
    : clock_(clock)
    , database_(database)
    , postmasterPid_(postmasterPid)
    , onFault_(std::move(onFault))
    , connection_(conninfo, [this](server::Session& session) { prepare(session); })
{
}

void CounterReader::prepare(server::Session& session)
{
    queries_ = counterQueries(statisticsColumns(session), session.quoteLiteral(database_));
    for (const CounterQuery& query : queries_)
        session.prepare(query.figure, query.sql);
}

CounterReading CounterReader::read()
{
    CounterReading reading;
    if (connection_.ready())
        readServer(reading);
    reading.t = clock_.now();
    readSystem(reading);
    return reading;
}

void CounterReader::readServer(CounterReading& reading)
{
    for (const CounterQuery& query : queries_) {
        try {
            readFigure(query, reading);
        } catch (const server::ServerError& error) {
            if (isConnectionLost(error.fault())) {
                connection_.drop();
                tellOnce("", {fault::connectionLost, where, {}, error.fault().detail});
                return;
            }
            tellOnce(query.figure, {fault::queryFailed, where, {query.figure}, error.fault().detail});
        }
    }
    told_.erase("");
}

void CounterReader::readFigure(const CounterQuery& query, CounterReading& reading)
{
    const server::Rows rows = connection_.session().queryPrepared(query.figure);
    if (rows.empty()) {
        tellOnce(query.figure, {fault::databaseNotFound, where, {database_}, ""});
        return;
    }
    reading.*query.epoch = rows.text(0, 0);
    for (std::size_t i = 0; i < query.fields.size(); ++i) {
        if (rows.rows[0][i + 1])
            reading.*query.fields[i] = rows.real(0, i + 1);
    }
    told_.erase(query.figure);
}

void CounterReader::readSystem(CounterReading& reading) const
{
    const OsFigures figures = readOsFigures(postmasterPid_);
    reading.cpuServerSeconds = figures.serverSeconds;
    reading.cpuServerEpoch = figures.serverProcess;
    reading.cpuBusySeconds = figures.busySeconds;
    reading.cpuSelfSeconds = figures.selfSeconds;
    reading.cpuPressureAvg10 = figures.pressureAvg10;
    reading.cpuPressureSeconds = figures.pressureSeconds;
    reading.cores = figures.cores;
}

void CounterReader::tellOnce(const std::string& figure, const measure::Fault& fault)
{
    if (told_.insert(figure).second && onFault_)
        onFault_(fault);
}

} // namespace pgduel::telemetry
