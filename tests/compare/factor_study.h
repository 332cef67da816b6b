#pragma once

#include <QString>
#include <QTemporaryDir>

#include <cmath>

#include "store/study_writer.h"
#include "study/experiment.h"
#include "study/plan.h"

/// A study file of two factors: parallel workers pay off from some number of deleted rows on; 6 workers are
/// only tried on many rows, and one combination has no run.
namespace sample {

inline QString writeFactorStudy(
    const QTemporaryDir& folder, const QString& name = QStringLiteral("factors.pgduel"))
{
    using namespace pgduel;
    study::Study study;
    study.title = "Parallel vacuum by deleted rows";
    study.scenario.scripts = {{"select", 1, "SELECT 1;", "", "", ""}};
    study.factors = {{"workers", study::FactorTarget::Label, "", {}, {"0", "2", "4", "6"},
                         {"workers - 5 > deleted - 1000"}},
        {"deleted", study::FactorTarget::Label, "", {}, {"1000", "10000", "100000"}, {}}};
    study.plan.replicates = 4;
    study.plan.seed = 7;
    const QString path = folder.filePath(name);
    const auto experiments = study::experimentsOf(study);
    const auto writer = store::StudyWriter::create(path.toStdString(), study, 1);
    for (const study::PlannedRun& run : study::planOf(study)) {
        const auto& levels = experiments[std::size_t(run.experiment)].levels;
        if (levels[0] == "6" && levels[1] == "100000")
            continue; // not run yet
        store::RunRecord record;
        record.planned = run;
        record.waitSource = "sampled 10 Hz";
        writer->beginRun(run.index, record);
        const double workers = std::stod(levels[0]), rows = std::log10(std::stod(levels[1]));
        const double noise = 0.006 * std::sin(7.0 * run.index + run.experiment);
        for (const int step : {0, 1, 2})
            for (const char* metric : {"speed", "latency_p95", "io_waits", "lwlock_waits"}) {
                const bool lower = std::string(metric) != "speed";
                const double gain = 0.02 * workers * (rows - 3.9) + noise;
                writer->add(run.index,
                    measure::Point{step, 8 << step, false, metric,
                        900.0 * (1 + step) * std::exp(lower ? -gain : gain), 40000});
            }
        writer->endRun(run.index, store::RunState::Done, std::nullopt, {});
    }
    writer->flush();
    return path;
}

} // namespace sample
