#include "compare.h"

namespace bench {

namespace {

Side runSide(bool driver, const Setup& setup)
{
    return driver ? runDriver(setup) : runPgbench(setup);
}

double cpuMicros(const Side& side, const Side& idle)
{
    return (side.cpuSeconds - idle.cpuSeconds) * 1e6 / (side.transactions - idle.transactions);
}

} // namespace

Comparison compare(const Cell& cell, Setup setup, int pairs)
{
    cell.applyTo(setup);
    Setup shortest = setup;
    shortest.seconds = 0;
    const Side idle[2] = {runSide(false, shortest), runSide(true, shortest)};
    setup.pgbenchConnecting = idle[0].connectSeconds;
    std::vector<double> tps[2], cpu[2], tpsRatios, cpuRatios;
    Comparison result;
    for (int pair = 0; pair < pairs; ++pair) {
        setup.seed = 1000 + static_cast<unsigned long>(pair);
        for (int turn = 0; turn < 2; ++turn) {
            const bool driver = (turn + pair) % 2 == 1;
            const Side side = runSide(driver, setup);
            tps[driver].push_back(side.tps);
            cpu[driver].push_back(cpuMicros(side, idle[driver]));
            if (driver)
                result.threads = side.threads;
        }
        tpsRatios.push_back(tps[1].back() / tps[0].back());
        cpuRatios.push_back(cpu[1].back() / cpu[0].back());
    }
    result.tps = medianInterval(tpsRatios);
    result.cpu = medianInterval(cpuRatios);
    result.pgbenchTps = medianInterval(tps[0]).median;
    result.driverTps = medianInterval(tps[1]).median;
    result.pgbenchCpu = medianInterval(cpu[0]).median;
    result.driverCpu = medianInterval(cpu[1]).median;
    return result;
}

} // namespace bench
