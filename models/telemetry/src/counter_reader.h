#pragma once

#include <set>
#include <string>
#include <vector>

#include "counter_queries.h"
#include "sampler_connection.h"

namespace pgduel::telemetry {

/// Takes readings, one at a time. For the sampler's thread only.
class CounterReader {
public:
    CounterReader(const std::string& conninfo, const std::string& database, int postmasterPid,
        const measure::RunClock& clock, CounterSampler::OnFault onFault);
    CounterReading read();

private:
    void prepare(server::Session& session);
    void readServer(CounterReading& reading);
    void readFigure(const CounterQuery& query, CounterReading& reading);
    void readSystem(CounterReading& reading) const;
    void tellOnce(const std::string& figure, const measure::Fault& fault);

    const measure::RunClock clock_;
    std::string database_;
    int postmasterPid_;
    CounterSampler::OnFault onFault_;
    std::vector<CounterQuery> queries_;
    std::set<std::string> told_; ///< figures whose fault was told and that are still away
    SamplerConnection connection_;
};

} // namespace pgduel::telemetry
