// What must happen in a process of its own. Prints the fault code, or what it found.
#include <QCoreApplication>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

#include "store/study_file.h"
#include "store/study_writer.h"

using namespace pgduel;

namespace {

std::int64_t steadyMicros()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

/// Root may write everywhere; nobody may not.
void giveUpRights()
{
    if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
        std::exit(3);
}

void read(const std::string& path)
{
    const auto file = store::StudyFile::open(path);
    std::printf("%zu runs, %zu samples\n", file.runs().size(), file.series(0, "speed").times.size());
}

/// Writes 1000 samples a second until it is killed, and tells the time of each before it is given to the
/// writer.
void writeUntilKilled(const std::string& path)
{
    const auto writer = store::StudyWriter::resume(path);
    writer->beginRun(0, {});
    writer->endRun(0, store::RunState::Done, {}, {});
    writer->beginRun(1, {});
    for (;;) {
        const std::int64_t now = steadyMicros();
        writer->add(1, measure::Sample{"speed", now, double(now)});
        std::printf("%lld\n", static_cast<long long>(now));
        std::fflush(stdout);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void limitFileSize(long bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(bytes), rlim_t(bytes)};
    setrlimit(RLIMIT_FSIZE, &limit);
}

/// Flushes until the disk is full, then prints the code of each further call and how many samples had been
/// flushed.
void fill(const std::string& path)
{
    const auto writer = store::StudyWriter::resume(path);
    writer->beginRun(0, {});
    int flushed = 0;
    try {
        for (;; flushed += 2000) {
            for (int i = 0; i < 2000; ++i)
                writer->add(0, measure::Sample{"speed", flushed + i, i * 0.37});
            writer->flush();
        }
    } catch (const store::StoreError& error) {
        std::printf("%s %d\n", error.fault().code.c_str(), flushed);
    }
    try {
        writer->add(0, measure::Sample{"speed", 0, 0});
    } catch (const store::StoreError& error) {
        std::printf("%s\n", error.fault().code.c_str());
    }
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const std::string what = argc > 1 ? argv[1] : "", path = argc > 2 ? argv[2] : "";
    try {
        if (what == "read" || what == "resume")
            giveUpRights();
        if (what == "read")
            read(path);
        else if (what == "resume")
            store::StudyWriter::resume(path);
        else if (what == "write")
            writeUntilKilled(path);
        else if (what == "fill")
            fill(path);
        else if (what == "fill-limited") {
            limitFileSize(400'000);
            fill(path);
        } else
            return 2;
    } catch (const store::StoreError& error) {
        std::printf("%s\n", error.fault().code.c_str());
        std::fprintf(stderr, "%s\n", error.what());
    }
    return 0;
}
