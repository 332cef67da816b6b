#pragma once

#include "exchange/csv.h"
#include "store/study_file.h"

namespace pgduel::exchange {

/// The observation points of all runs, one value a row, in the order of the plan. Columns: run, block,
/// replicate, experiment, step, sessions, warm_up (0 or 1), metric, unit, value, evidence, state (of the run:
/// a run that failed or was stopped has points too).
void pointsCsv(const Sink& sink, const store::StudyFile& file, const CsvStyle& style = {});

void writePointsCsv(const std::string& path, const store::StudyFile& file, const CsvStyle& style = {});

} // namespace pgduel::exchange
