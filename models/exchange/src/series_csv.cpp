#include "exchange/series_csv.h"

#include <algorithm>

#include "run_cells.h"

namespace pgduel::exchange {

namespace {

template <typename Value> bool chosen(const std::vector<Value>& choice, const Value& value)
{
    return choice.empty() || std::find(choice.begin(), choice.end(), value) != choice.end();
}

} // namespace

void seriesCsv(
    const Sink& sink, const store::StudyFile& file, const SeriesChoice& choice, const CsvStyle& style)
{
    CsvWriter csv(sink, style);
    csv.row("run", "block", "replicate", "experiment", "state", "metric", "unit", "time_utc", "t_s", "value");
    const auto experiments = study::experimentsOf(file.study());
    for (const store::RunRecord& run : file.runs()) {
        if (!chosen(choice.runs, run.planned.index))
            continue;
        for (const std::string& metric : file.seriesNames(run.planned.index)) {
            if (!chosen(choice.metrics, metric))
                continue;
            const measure::SeriesChunk series = file.series(run.planned.index, metric);
            for (std::size_t i = 0; i < series.times.size(); ++i)
                csv.row(run.planned.index, run.planned.block, run.planned.replicate,
                    experimentName(experiments, run), store::toText(run.state), metric, unitOf(metric),
                    utcText(run.beganUtcMicros + series.times[i]), double(series.times[i]) / 1e6,
                    series.values[i]);
        }
    }
}

void writeSeriesCsv(
    const std::string& path, const store::StudyFile& file, const SeriesChoice& choice, const CsvStyle& style)
{
    writeFile(path, [&](const Sink& sink) { seriesCsv(sink, file, choice, style); });
}

} // namespace pgduel::exchange
