#pragma once

#include <string>

#include <QString>

#include "measure/series.h"
#include "run/progress.h"
#include "store/records.h"

/// Words of a running plan.
namespace pgduel::words {

QString phaseName(run::Phase phase); ///< "Making the data set"
/// With its amount where there is one: "Saving the copy: 1.2 GB of 2.1 GB"; of the load: "Step 6 of 8: 65
/// sessions".
QString phaseText(const run::Progress& progress);
/// "Block 2 of 3 · run 5 of 9 · 40 % RAM"
QString runTitle(const store::RunRecord& run, int runs, int blocks, const QString& experiment);
QString stateName(store::RunState state); ///< "done"
QString outcomeSentence(run::Outcome outcome);
/// RunRecord::waitSource ("sampled 10 Hz") for the note on every wait chart: "Waits: pg_stat_activity, 10
/// samples a second".
QString waitSourceText(const std::string& waitSource);
/// "shortened: durations × 0.05, data scale 10": what was carried out is not the study in full.
QString timeScaleText(double timeScale, int dataScale);
QString markText(const std::string& mark); ///< RunRecord::marks: "The OS cache was kept empty" …
QString eventName(const std::string& kind); ///< measure::Event::kind: "checkpoint"
QString eventText(
    const measure::Event& event); ///< "checkpoint at 4:20", "autovacuum: pgbench_history at 5:01"

QString sessionsText(int sessions); ///< "65 sessions"
QString runsText(int runs); ///< "9 runs" / «9 прогонов»
/// The note on the standing: a fact, not a verdict ("So far, at equal load steps; not a verdict.").
QString standingNote();

} // namespace pgduel::words
