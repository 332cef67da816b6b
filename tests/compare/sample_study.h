#pragma once

#include <QString>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <string>

#include "store/study_writer.h"
#include "study/experiment.h"
#include "study/load.h"
#include "study/plan.h"

/// A study file as a plan leaves it: shared_buffers at three levels, two blocks, eight load steps, numbers of
/// the size that the published study has.
namespace sample {

using namespace pgduel;

inline study::Study study(int replicates = 2)
{
    study::Study study;
    study.title = "shared_buffers 25 % against 40 %";
    study.question = "Does a larger buffer cache pay off under the mixed load?";
    study.server.ram = "2 GB";
    study.scenario.scripts = {{"select", 1, "SELECT 1;", "", "", ""}};
    study.scenario.load.stepDuration = study::Duration(30'000);
    study.factors = {{"shared_buffers", study::FactorTarget::Setting, "shared_buffers", {},
        {"25 % RAM", "40 % RAM", "50 % RAM"}, {}}};
    study.plan.replicates = replicates;
    study.plan.seed = 20261130;
    study.analysis.baseline = "25 % RAM";
    return study;
}

/// Value of a metric with so many sessions: throughput that saturates, waits that grow, differences that turn
/// with the load.
inline double valueOf(const std::string& metric, int experiment, int sessions, double noise)
{
    const double load = sessions / (sessions + 22.0);
    const double gain = 1 + 0.03 * experiment * (load - 0.3) / 0.4;
    if (metric == "speed")
        return 6800 * load * gain * (1 + 0.01 * noise);
    if (metric == "io_waits")
        return 0.22 * sessions * (1 - 0.18 * experiment * load) * (1 + 0.06 * noise);
    if (metric == "lwlock_waits")
        return 0.002 * sessions * sessions * load * (1 + 0.11 * experiment) * (1 + 0.06 * noise);
    const double latency = 1000 * sessions / (6800 * load * gain);
    if (metric == "latency_p50")
        return 0.8 * latency * (1 + 0.01 * noise);
    if (metric == "latency_p95")
        return 2.1 * latency * (1 + 0.02 * noise);
    return 3.9 * latency * (1 + 0.03 * noise);
}

inline const std::vector<std::string>& metrics()
{
    static const std::vector<std::string> metrics{
        "speed", "io_waits", "lwlock_waits", "latency_p50", "latency_p95", "latency_p99"};
    return metrics;
}

inline void writeRun(store::StudyWriter& writer, const study::PlannedRun& run, const study::Study& study)
{
    store::RunRecord record;
    record.planned = run;
    record.beganUtcMicros = 1'796'040'000'000'000 + run.index * 300'000'000LL;
    record.waitSource = "sampled 10 Hz";
    record.configuration.facts = {{"server_version", "15.18"},
        {"shared_buffers",
            run.experiment == 0       ? "512MB"
                : run.experiment == 1 ? "819MB"
                                      : "1GB"}};
    writer.beginRun(run.index, record);
    measure::Micros t = 3'000'000 + run.index * 400'000;
    for (const auto& step : study::stepsOf(study.scenario.load)) {
        const auto end = t + std::chrono::microseconds(step.duration).count();
        writer.add(
            run.index, measure::StepMark{step.index, step.sessions, step.warmUp, t, t + 2'000'000, end});
        for (int second = 1; t + second * 1'000'000LL <= end; ++second)
            for (const auto& metric : metrics()) {
                const double noise =
                    3 * std::sin(second * 1.7 + step.index * 2.1 + run.index + metric.size());
                writer.add(run.index,
                    measure::Sample{metric, t + second * 1'000'000LL,
                        valueOf(metric, run.experiment, step.sessions, noise)});
            }
        for (const auto& metric : metrics())
            writer.add(run.index,
                measure::Point{step.index, step.sessions, step.warmUp, metric,
                    valueOf(metric, run.experiment, step.sessions, run.replicate % 2 == 0 ? 0.8 : -0.8),
                    metric == "lwlock_waits" && step.index < 2 ? 20.0 : 40000.0});
        if (step.index == 4)
            writer.add(run.index, measure::Event{t + 9'000'000, "checkpoint", {}});
        t = end + 700'000;
    }
    writer.endRun(run.index, store::RunState::Done, std::nullopt, {"evicted_os_cache"});
}

/// Writes the file with the first `finished` runs of the plan.
inline QString writeStudy(const QTemporaryDir& folder, int finished, int replicates = 2,
    const QString& name = QStringLiteral("a.pgduel"))
{
    const auto definition = study(replicates);
    const QString path = folder.filePath(name);
    auto writer = store::StudyWriter::create(path.toStdString(), definition, 1);
    const auto plan = study::planOf(definition);
    for (int run = 0; run < std::min(finished, static_cast<int>(plan.size())); ++run)
        writeRun(*writer, plan[static_cast<std::size_t>(run)], definition);
    writer->flush();
    return path;
}

} // namespace sample
