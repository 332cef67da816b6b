#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "measure/clock.h"
#include "workload/error.h"
#include "workload/load_plan.h"
#include "workload/load_result.h"

namespace pgduel::workload {

/// Called from threads of the driver's; each call must return soon and not throw.
class LoadListener {
public:
    virtual ~LoadListener() = default;
    virtual void stepBegan(const measure::StepMark& mark) = 0; ///< all sessions are up; end = planned end
    virtual void interval(const Interval& interval) = 0;
    virtual void stepEnded(const StepResult& result) = 0;
    /// Only when the plan says recordTransactions; from several threads at once, `thread` tells them apart.
    virtual void transaction(int thread, const TransactionRecord& record);
    /// Only when the plan says recordErrors; from several threads at once.
    virtual void error(int thread, const ErrorRecord& record);
    /// No transaction ended for long while sessions were waiting for the server; told while it lasts, once.
    virtual void stallBegan(measure::Micros since);
    virtual void stallEnded(const Stall& stall);
};

/// Commands of a script that no load of this kind can carry out, with their places; known without a server:
/// COPY FROM STDIN; a pipeline, of the script or of the plan, in the simple protocol; what needs a result
/// before the pipeline ends, COPY, or a pipeline of the script's own where each transaction is put into one.
std::vector<measure::Fault> impossibleCommands(
    const Script& script, study::Protocol protocol, study::RoundTrips roundTrips);

/// Carries out the load: worker threads with event loops over many sessions, libpq without blocking. Blocks
/// until the end. When `stop` is requested: running statements are cancelled on the server, sessions closed
/// within one second and before the listener hears of the last interval and the end of the step; what was
/// measured is returned with stopped = true. When an error ends it, all sessions are lost for ten seconds or
/// at the end, or nothing succeeded, what was measured is returned with brokenBy. Throws WorkloadError when
/// it cannot begin (bad connection, too many clients, a script refused by the server).
LoadResult runLoad(
    const LoadPlan& plan, const measure::RunClock& clock, LoadListener& listener, std::stop_token stop);

} // namespace pgduel::workload
