// Runs the load driver alone, with all measuring on.
//
// driver_load CONNINFO [--script select-only] [--protocol prepared] [--sessions 64] [--threads 0]
//     [--seconds 10] [--transactions 0] [--interval-ms 1000] [--memory-every 0] [--through-libpq 0]
// --transactions ends after so many of each session instead of after some time; --memory-every prints the
// resident memory (VmRSS) every so many seconds.

#include <cstdio>
#include <exception>
#include <fstream>
#include <string>

#include "driver_side.h"
#include "options.h"

namespace {

using namespace pgduel;

long residentKilobytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (word == "VmRSS:") {
            long kilobytes = 0;
            status >> kilobytes;
            return kilobytes;
        }
    return 0;
}

class MemoryListener final : public bench::Listener {
public:
    explicit MemoryListener(int every)
        : every_(every)
    {
    }
    void interval(const workload::Interval& interval) override
    {
        bench::Listener::interval(interval);
        total_ += interval.counts.transactions;
        if (every_ == 0 || interval.end < next_)
            return;
        next_ += measure::Micros{every_} * 1'000'000;
        std::printf("%6.1f s  %8ld kB resident  %12llu transactions\n",
            static_cast<double>(interval.end) * 1e-6, residentKilobytes(),
            static_cast<unsigned long long>(total_));
        std::fflush(stdout);
    }

private:
    const int every_;
    measure::Micros next_ = 0;
    unsigned long long total_ = 0;
};

void run(const bench::Options& options)
{
    bench::Setup setup;
    setup.conninfo = options.plain().at(0);
    setup.script = options.text("--script", setup.script);
    setup.protocol = options.text("--protocol", setup.protocol);
    setup.sessions = options.integer("--sessions", setup.sessions);
    setup.driverThreads = options.integer("--threads", 0);
    setup.seconds = options.real("--seconds", 10);
    workload::LoadPlan plan = bench::planOf(setup);
    plan.transactionsPerSession = options.integer("--transactions", 0);
    if (plan.transactionsPerSession > 0)
        plan.steps.front().duration = std::chrono::hours(1);
    plan.throughLibpq = options.integer("--through-libpq", 0) != 0;
    plan.interval = std::chrono::milliseconds(options.integer("--interval-ms", 1000));
    MemoryListener listener(options.integer("--memory-every", 0));
    const workload::LoadResult result = workload::runLoad(plan, measure::RunClock(), listener, {});
    const workload::StepResult& step = result.steps.front();
    std::printf("%llu transactions in %.3f s, %d threads\n",
        static_cast<unsigned long long>(step.counts.transactions),
        static_cast<double>(step.mark.end - step.mark.measuredFrom) * 1e-6, result.threads);
}

} // namespace

int main(int argc, char** argv)
{
    try {
        run(bench::Options(argc, argv,
            {"--script", "--protocol", "--sessions", "--threads", "--seconds", "--transactions",
                "--interval-ms", "--memory-every", "--through-libpq"}));
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
