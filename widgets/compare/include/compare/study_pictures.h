#pragma once

#include <string>
#include <vector>

#include <QString>

#include "analysis/pair_analysis.h"
#include "chart/picture.h"
#include "exchange/study_progress.h"
#include "exchange/study_results.h"

namespace pgduel::compare {

/// One picture of a study with the name of its file (ASCII, no suffix): "speed", "speed-a-b".
struct StudyPicture {
    QString fileName;
    chart::PictureSpec spec;
};

/// Speed, IO waits and LWLock waits, or what the study's analysis asks for, as far as finished runs have
/// them.
std::vector<std::string> mainMetrics(const exchange::StudyResults& results);

/// The X axis of a pair: its load steps by sessions or, in an open loop, by rate.
chart::XAxis pairAxis(const exchange::StudyResults& results, const analysis::Comparison& comparison);

/// All experiments over each other in one metric.
chart::PictureSpec linesPicture(const exchange::StudyResults& results, const std::string& metric);

/// Both lines of a pair (with the band of its replicates) over their relative difference. The analysis is the
/// caller's: a picture shows what the screen has shown and judges nothing anew.
chart::PictureSpec pairPicture(const exchange::StudyResults& results, int baseline, int candidate,
    const analysis::PairAnalysis& analysis);

/// The pictures a report of the study needs: the lines of each main metric, and each pair in each main
/// metric. Texts are in the language of the screen. Judges all pairs: not for the window's thread.
std::vector<StudyPicture> studyPictures(const exchange::StudyResults& results);
StudyPicture pairStudyPicture(const exchange::StudyResults& results, int baseline, int candidate,
    const analysis::PairAnalysis& analysis);

/// Which speed-up a chart of progress shows.
enum class SpeedUpKind { EqualWork, Chunks, EqualTime };

/// Transactions done of both sides over elapsed time, over their speed-up. Both must have curves.
StudyPicture progressPicture(const exchange::StudyResults& results, const exchange::StudyProgress& progress,
    int baseline, int candidate, SpeedUpKind kind);

/// "shared_buffers 25 % against 40 % · PostgreSQL 15.18 · 30 Nov 2026 · 3 runs per experiment · …": what the
/// reader of a picture must know.
QString sourceLine(const exchange::StudyResults& results);

/// The difference of a pair by load step with its intervals and, where an A/A has shown one, the noise floor.
chart::DifferencePanel differencePanel(const analysis::PairAnalysis& analysis);

} // namespace pgduel::compare
