#include "exchange/points_csv.h"

#include "run_cells.h"

namespace pgduel::exchange {

void pointsCsv(const Sink& sink, const store::StudyFile& file, const CsvStyle& style)
{
    CsvWriter csv(sink, style);
    csv.row("run", "block", "replicate", "experiment", "step", "sessions", "warm_up", "metric", "unit",
        "value", "evidence", "state");
    const auto experiments = study::experimentsOf(file.study());
    for (const store::RunRecord& run : file.runs())
        for (const measure::Point& point : file.points(run.planned.index))
            csv.row(run.planned.index, run.planned.block, run.planned.replicate,
                experimentName(experiments, run), point.step, point.sessions, point.warmUp, point.metric,
                unitOf(point.metric), point.value, point.evidence, store::toText(run.state));
}

void writePointsCsv(const std::string& path, const store::StudyFile& file, const CsvStyle& style)
{
    writeFile(path, [&](const Sink& sink) { pointsCsv(sink, file, style); });
}

} // namespace pgduel::exchange
