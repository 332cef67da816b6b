#pragma once

#include <optional>
#include <vector>

#include "exchange/csv.h"
#include "store/study_file.h"

namespace pgduel::exchange {

/// What of the samples is wanted; an empty list is everything.
struct SeriesChoice {
    std::vector<int> runs;
    std::vector<std::string> metrics;
};

/// Every sample, one a row, by run, metric and time. Columns: run, block, replicate, experiment, state,
/// metric, unit, time_utc, t_s (seconds since the zero of the run's clock), value.
void seriesCsv(const Sink& sink, const store::StudyFile& file, const SeriesChoice& choice = {},
    const CsvStyle& style = {});

void writeSeriesCsv(const std::string& path, const store::StudyFile& file, const SeriesChoice& choice = {},
    const CsvStyle& style = {});

} // namespace pgduel::exchange
