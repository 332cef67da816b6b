#include "run/plan_cost.h"

#include <algorithm>
#include <chrono>

#include "server/dataset.h"
#include "study/experiment.h"
#include "study/load.h"
#include "study/plan.h"

namespace pgduel::run {

namespace {

constexpr double serverSeconds = 3; // initdb and the first starts
constexpr double restartSeconds = 2; // stop, start, first connections
constexpr double loadBytesPerSecond = 100e6; // rows, WAL, indexes, VACUUM
constexpr double copyBytesPerSecond = 160e6; // of the golden copy, synced to disk
constexpr double restoreBytesPerSecond = 4e9; // only what a run has changed is written
constexpr double prewarmBytesPerSecond = 1e9;

double seconds(study::Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

PlanCost costOf(const study::Study& study)
{
    PlanCost cost;
    cost.experiments = static_cast<int>(study::experimentsOf(study).size());
    cost.runs = static_cast<int>(study::planOf(study).size());
    cost.restarts = study.server.kind == study::ServerKind::Private ? cost.runs : 0;
    const auto bytes = static_cast<double>(server::estimatedBytes(study.dataset));
    cost.loadSeconds = seconds(study::totalDuration(study::stepsOf(study.scenario.load)));
    cost.setUpSeconds = serverSeconds + bytes / loadBytesPerSecond + bytes / copyBytesPerSecond;
    const double prewarm = study.dataset.prewarm ? bytes / prewarmBytesPerSecond : 0;
    const double run = cost.loadSeconds + restartSeconds + bytes / restoreBytesPerSecond + prewarm;
    const auto total = [&](int runs) {
        return cost.setUpSeconds + runs * run + std::max(0, runs - 1) * seconds(study.plan.coolDown);
    };
    cost.totalSeconds = total(cost.runs);
    cost.mostRuns = cost.experiments * study::mostBlocks(study.plan);
    cost.mostSeconds = total(cost.mostRuns);
    cost.diskBytes = static_cast<std::int64_t>(2 * bytes);
    return cost;
}

} // namespace pgduel::run
