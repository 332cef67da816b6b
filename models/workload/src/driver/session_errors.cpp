#include "driver/session.h"

#include <utility>

#include "driver/error_policy.h"
#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

/// Counts the error, and by its rule tries again, gives the transaction up, ends the session or the load.
void Session::failed()
{
    const ServerError error = std::exchange(error_, {});
    const Blueprint& blueprint = worker_.blueprint();
    const int script = execution_.script();
    const Statement& statement = blueprint.statements[static_cast<std::size_t>(statement_)];
    const auto fault = [&](const char* code) {
        return measure::Fault{
            code, statement.place(), {error.state, statement.sql->text.substr(0, 80)}, error.message};
    };
    worker_.countError(index_, error, &statement);
    if (isPreparedMixUp(error.state) && blueprint.plan.protocol == study::Protocol::Prepared
        && !worker_.hasSucceeded(script))
        throw WorkloadError(measure::Fault{fault::preparedNotKept, {}, {error.state}, error.message});
    const OnError action = actionFor(blueprint.plan.errorRules, error.state);
    if (action == OnError::Count && !blueprint.plan.pgbenchCompatible && isRefusal(error.state)
        && !worker_.hasSucceeded(script))
        throw WorkloadError(fault(fault::statementRefused));
    retry_ = action == OnError::Retry && mayRetry();
    if (retry_) {
        countRetried(errorCommand_);
    } else {
        countFailed(errorCommand_);
        ended(failureOf(error.state));
    }
    if (action == OnError::Abort)
        return abort(fault(fault::statementFailed));
    if (action == OnError::Stop)
        worker_.breakLoad(fault(fault::statementFailed));
    leaveBlock();
}

void Session::countRetried(std::size_t command)
{
    ++worker_.tally().scripts[static_cast<std::size_t>(execution_.script())].counts.retried;
    if (recording_)
        ++worker_.tally().commands[command].retried;
}

void Session::countFailed(std::size_t command)
{
    if (recording_)
        ++worker_.tally().commands[command].failed;
}

bool Session::mayRetry() const
{
    const LoadPlan& plan = worker_.blueprint().plan;
    if (retiring_ || leaving_ || (plan.maxTries > 0 && tries_ >= plan.maxTries))
        return false;
    return plan.maxTryTime.count() == 0
        || answeredAt_ - intendedAt_ <= std::chrono::microseconds(plan.maxTryTime).count();
}

/// Leaves the transaction block that the error broke.
void Session::leaveBlock()
{
    if (!inBlock())
        return afterRollback();
    state_ = State::Rollback;
    latestPlain_ = false;
    PQsendQuery(connection_.get(), "ROLLBACK") ? flush() : lost();
}

void Session::afterRollback()
{
    state_ = State::Idle;
    rows_ = 0;
    held_.reset();
    if (leaving_)
        return close();
    if (std::exchange(retry_, false)) {
        ++tries_;
        execution_.beginAgain();
        return proceed();
    }
    over();
    worker_.turnLater(*this); // an error without a round trip must not keep the others waiting
}

/// The script asks for what cannot be done here. pgbench ends the session; but the others would come to the
/// same place sooner or later, so the load ends and says where.
void Session::clientError(measure::Fault fault)
{
    countFailed(execution_.command());
    ended(TransactionRecord::Outcome::OtherFailure);
    if (!worker_.blueprint().plan.pgbenchCompatible)
        worker_.breakLoad(fault);
    abort(std::move(fault));
}

} // namespace pgduel::workload
