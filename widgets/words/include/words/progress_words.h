#pragma once

#include <QString>
#include <QStringList>

#include "analysis/progress_comparison.h"

/// Words of progress curves: transactions done against elapsed time.
namespace pgduel::words {

QString progressTitle(); ///< "Progress"
QString transactionsDoneTitle(); ///< of an axis
QString equalWorkTitle(); ///< "Speed-up at equal work"
QString equalTimeTitle();
QString chunkTitle(); ///< "Speed-up by chunk"
QString speedUpAxisTitle(); ///< "Speed-up − 1, %"

/// "1.071×"; absent: "–".
QString speedUpText(const std::optional<double>& ratio);
/// "1.020 … 1.113"; absent: "–".
QString speedUpRange(const std::optional<analysis::Interval>& interval);
/// "≥ 1.030×", "≤ 0.970×"; empty without a bound.
QString boundText(const analysis::SpeedUpBound& bound);

/// What the curves say: equal work with its interval, equal time, chunks, what one side never reached, stops,
/// trend inside the runs.
QStringList progressSentences(const analysis::ProgressComparison& progress);

/// Headers and cells of the table of marks, for window and Markdown.
QStringList progressHeader(const analysis::ProgressComparison& progress);
QStringList progressRow(const analysis::ProgressMark& mark);
/// Heading, sentences as a list, and the table.
QString progressMarkdown(const analysis::ProgressComparison& progress);

} // namespace pgduel::words
