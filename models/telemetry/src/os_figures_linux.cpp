#ifdef __linux__

#include <cctype>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <iterator>
#include <string>

#include <sys/resource.h>
#include <unistd.h>

#include "measure/text_file.h"
#include "os_figures.h"
#include "proc_text.h"

namespace pgduel::telemetry {

namespace {

namespace fs = std::filesystem;

/// Empty when it cannot be read: not there in this kernel or container, or the process has ended.
std::string contents(const fs::path& path)
{
    return measure::readText(path.string()).value_or(std::string());
}

double seconds(double ticks)
{
    static const auto ticksPerSecond = static_cast<double>(sysconf(_SC_CLK_TCK));
    return ticks / ticksPerSecond;
}

std::optional<ProcessStat> processStat(const fs::path& folder)
{
    return parseProcessStat(contents(folder / "stat"));
}

double livingChildrenTicks(int parent)
{
    double ticks = 0;
    std::error_code ended;
    for (const auto& entry : fs::directory_iterator("/proc", ended)) {
        if (!std::isdigit(static_cast<unsigned char>(entry.path().filename().native().front())))
            continue;
        const auto stat = processStat(entry.path());
        if (stat && stat->parent == parent)
            ticks += stat->ownTicks + stat->endedChildrenTicks;
    }
    return ticks;
}

/// A child that ends while we look moves from the living to the ended and could be missed: look again then.
void addServer(OsFigures& figures, int postmasterPid)
{
    const fs::path folder = fs::path("/proc") / std::to_string(postmasterPid);
    auto before = processStat(folder);
    for (int attempt = 0; before && attempt < 3; ++attempt) {
        const double children = livingChildrenTicks(postmasterPid);
        const auto after = processStat(folder);
        if (!after)
            return;
        if (after->endedChildrenTicks == before->endedChildrenTicks || attempt == 2) {
            figures.serverSeconds = seconds(after->ownTicks + after->endedChildrenTicks + children);
            figures.serverProcess = std::to_string(std::llround(after->startTicks));
            return;
        }
        before = after;
    }
}

double secondsOf(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

std::optional<double> selfSeconds()
{
    rusage usage{};
    if (getrusage(RUSAGE_SELF, &usage) != 0)
        return std::nullopt;
    return secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
}

} // namespace

OsFigures readOsFigures(int postmasterPid)
{
    OsFigures figures;
    figures.selfSeconds = selfSeconds();
    if (postmasterPid <= 0)
        return figures;
    addServer(figures, postmasterPid);
    if (const auto ticks = parseBusyTicks(contents("/proc/stat")))
        figures.busySeconds = seconds(*ticks);
    if (const auto pressure = parsePressure(contents("/proc/pressure/cpu"))) {
        figures.pressureAvg10 = pressure->avg10;
        figures.pressureSeconds = pressure->totalSeconds;
    }
    figures.cores = static_cast<int>(sysconf(_SC_NPROCESSORS_ONLN));
    return figures;
}

double threadCpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

} // namespace pgduel::telemetry

#endif
