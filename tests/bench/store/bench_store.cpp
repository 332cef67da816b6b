// What the study file costs: writing a run as it goes, and opening and reading a file of 10 million samples.
#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "store/study_file.h"
#include "store/study_writer.h"

using namespace pgduel;

namespace {

constexpr int runs = 10, metrics = 10, samples = 100'000;

double cpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

double wallMillis(const std::function<void()>& action)
{
    const auto begin = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

double medianMillis(const std::function<void()>& action)
{
    std::vector<double> times;
    for (int i = 0; i < 11; ++i)
        times.push_back(wallMillis(action));
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

study::Study tenRuns()
{
    study::Study study;
    study.title = "bench";
    study.plan.replicates = runs;
    return study;
}

std::string metricName(int metric)
{
    static const char* const shown[] = {"speed", "io_waits", "lwlock_waits"}; // what the run page draws
    return metric < 3 ? shown[metric] : std::string("m").append(std::to_string(metric));
}

/// 20 metrics × 20 Hz for ten seconds: CPU of the whole process.
void writeLive(const std::string& path)
{
    const auto writer = store::StudyWriter::create(path, tenRuns(), 1);
    writer->beginRun(0, {});
    const double before = cpuSeconds();
    const auto begin = std::chrono::steady_clock::now();
    for (int tick = 0; tick < 200; ++tick) {
        for (int metric = 0; metric < 20; ++metric)
            writer->add(0, measure::Sample{metricName(metric), tick * 50'000, tick * 0.37});
        std::this_thread::sleep_until(begin + std::chrono::milliseconds(50) * (tick + 1));
    }
    std::printf("live, 20 metrics x 20 Hz: %.2f %% of one core\n", (cpuSeconds() - before) * 10);
}

void writeLarge(const std::string& path)
{
    const auto writer = store::StudyWriter::create(path, tenRuns(), 1);
    for (int run = 0; run < runs; ++run) {
        writer->beginRun(run, {});
        for (int i = 0; i < samples; ++i) {
            for (int metric = 0; metric < metrics; ++metric)
                writer->add(
                    run, measure::Sample{metricName(metric), measure::Micros(i) * 50'000, i * 0.37 + metric});
            if (i % 20'000 == 19'999)
                writer->flush();
        }
        constexpr int steps = 8;
        constexpr measure::Micros length = measure::Micros(samples) * 50'000 / steps;
        for (int step = 0; step < steps; ++step)
            writer->add(run,
                measure::StepMark{step, 5 + step, false, step * length, step * length, (step + 1) * length});
        writer->endRun(run, store::RunState::Done, {}, {});
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const std::string small = folder.path().toStdString() + "/small.pgduel";
    // A name as argument keeps the large file, for tests/bench/window.
    const std::string large = argc > 1 ? std::string(argv[1]) : folder.path().toStdString() + "/large.pgduel";

    writeLive(small);
    const double cpu = cpuSeconds();
    const double wall = wallMillis([&] { writeLarge(large); });
    constexpr double total = double(runs) * metrics * samples;
    std::printf("write 10 M samples: %.0f ms, %.2f M samples/s, %.3f us CPU a sample, %.1f bytes a sample\n",
        wall, total / wall / 1000, (cpuSeconds() - cpu) * 1e6 / total,
        double(std::filesystem::file_size(large)) / total);

    std::printf("open + plan: %.1f ms\n", medianMillis([&] { store::StudyFile::open(large).runs(); }));
    std::printf("open + one series of 100k: %.1f ms\n",
        medianMillis([&] { store::StudyFile::open(large).series(7, "m3"); }));
    std::printf("open + extents of one run: %.1f ms\n", medianMillis([&] {
        const auto file = store::StudyFile::open(large);
        for (const std::string& metric : file.seriesNames(7))
            file.extent(7, metric);
    }));
    std::printf("open + all 10 M samples: %.0f ms\n", wallMillis([&] {
        const auto file = store::StudyFile::open(large);
        for (int run = 0; run < runs; ++run)
            for (const std::string& metric : file.seriesNames(run))
                file.series(run, metric);
    }));
    return 0;
}
