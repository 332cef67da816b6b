// Runs the load driver and pgbench in turn on one server, cell by cell of a matrix, and prints the ratios as
// a table: median and interval of the pairs.
//
// driver_against_pgbench [CONNINFO] [--cells PATTERNS] [--pairs 7] [--seconds 2] [--scale 30] [--bindir DIR]
//                        [--pgbench PROGRAM] [--pgbench-threads 2] [--driver-threads 0]
// PATTERNS: as in a shell, parted by commas, over sessions/script/protocol/way: "64/*/prepared/socket,181/*"
// Without CONNINFO it makes a server of its own. A server of yours must hold pgbench's tables with that scale
// and pg_prewarm; its history is emptied. Client and server should have the machine to themselves.

#include <cstdio>
#include <ctime>
#include <exception>
#include <memory>

#include "bench_server.h"
#include "compare.h"
#include "options.h"

namespace {

void printHead(const bench::Setup& setup, int pairs)
{
    char date[32];
    const std::time_t now = std::time(nullptr);
    std::strftime(date, sizeof date, "%Y-%m-%d %H:%M", std::localtime(&now));
    std::printf("%s, pgbench -j %d, %d pairs of %g s\n", date, setup.pgbenchThreads, pairs, setup.seconds);
    std::printf("tps and CPU: driver / pgbench, median [interval of the median by order statistics]\n\n");
    std::printf("| sessions/script/protocol/way | threads | tps | goal | client CPU per transaction | goal | "
                "pgbench, driver (tps) | pgbench, driver (us) |\n|---|---|---|---|---|---|---|---|\n");
}

void printRow(const bench::Cell& cell, const bench::Comparison& result)
{
    const bool tpsMet = result.tps.median >= cell.leastTps() && (cell.sessions >= 64 || result.tps.high >= 1);
    const bool cpuMet = cell.mostCpu() == 0 || result.cpu.median <= cell.mostCpu();
    std::printf("| %s | %d | %.3f [%.3f - %.3f] | %.2f %s | %.3f [%.3f - %.3f] | ", cell.name().c_str(),
        result.threads, result.tps.median, result.tps.low, result.tps.high, cell.leastTps(),
        tpsMet ? "met" : "**missed**", result.cpu.median, result.cpu.low, result.cpu.high);
    if (cell.mostCpu() > 0)
        std::printf("%.2f %s", cell.mostCpu(), cpuMet ? "met" : "**missed**");
    std::printf(" | %.0f, %.0f | %.2f, %.2f |\n", result.pgbenchTps, result.driverTps, result.pgbenchCpu,
        result.driverCpu);
    std::fflush(stdout);
}

void run(const bench::Options& options)
{
    bench::Setup setup;
    setup.scale = options.integer("--scale", 30);
    setup.seconds = options.real("--seconds", 2);
    setup.pgbenchThreads = options.integer("--pgbench-threads", 2);
    setup.driverThreads = options.integer("--driver-threads", 0);
    const int pairs = options.integer("--pairs", 7);
    const std::vector<bench::Cell> cells = bench::cells(options.text("--cells", ""));
    std::unique_ptr<bench::BenchServer> server;
    if (options.plain().empty()) {
        server = std::make_unique<bench::BenchServer>(options.text("--bindir", ""), setup.scale);
        setup.conninfo = server->conninfo();
        setup.pgbench = server->pgbench();
    } else {
        setup.conninfo = options.plain().front();
    }
    setup.pgbench = options.text("--pgbench", setup.pgbench);
    printHead(setup, pairs);
    double coverage = 0;
    for (const bench::Cell& cell : cells) {
        bench::refresh(setup.conninfo);
        const bench::Comparison result = bench::compare(cell, setup, pairs);
        printRow(cell, result);
        coverage = result.tps.coverage;
    }
    std::printf("\nThe intervals cover the true median with a probability of %.1f %%.\n", coverage * 100);
}

} // namespace

int main(int argc, char** argv)
{
    try {
        run(bench::Options(argc, argv,
            {"--cells", "--pairs", "--seconds", "--scale", "--bindir", "--pgbench", "--pgbench-threads",
                "--driver-threads"}));
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
