#include "words/progress_words.h"

#include <cmath>

#include "progress_parts.h"
#include "words/comparison_words.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

using analysis::ProgressComparison;
using analysis::ProgressMark;

QString nameA(const ProgressComparison& progress)
{
    return QString::fromStdString(progress.baseline);
}

QString nameB(const ProgressComparison& progress)
{
    return QString::fromStdString(progress.candidate);
}

QString evidence(const ProgressComparison& progress, const ProgressMark& mark)
{
    if (!mark.interval)
        return progress.baselineRuns == 1 || progress.candidateRuns == 1
            ? ProgressWords::tr("one run on a side: no verdict")
            : ProgressWords::tr("no interval: the runs were not mixed in time");
    return ProgressWords::tr("%1 confidence interval %2", "level, range")
        .arg(levelText(progress.confidence), speedUpRange(mark.interval));
}

void addHeadlines(QStringList& lines, const ProgressComparison& progress)
{
    if (const ProgressMark* work = progress.headlineOfWork())
        lines << ProgressWords::tr(
            "Equal work, %1: speed-up %2 of %3 over %4 (%5; geometric mean of the runs).",
            "transactions, ratio, candidate, baseline, interval")
                     .arg(transactions(work->mark), speedUpText(work->ratio), nameB(progress),
                         nameA(progress), evidence(progress, *work));
    if (const ProgressMark* time = progress.headlineOfTime())
        lines << ProgressWords::tr("Equal time, %1: %3 has done %2 the work of %4 (%5).",
            "duration, ratio, candidate, baseline, interval")
                     .arg(duration(time->mark), speedUpText(time->ratio), nameB(progress), nameA(progress),
                         evidence(progress, *time));
}

void addChunks(QStringList& lines, const ProgressComparison& progress)
{
    const analysis::ChunkSpeedUps& chunks = progress.chunks;
    if (chunks.chunks.size() < 2)
        return;
    lines << ProgressWords::tr("By chunk: from %1 to %2, geometric mean %3, median %4. No mean of chunks is "
                               "the speed-up of the whole.",
        "smallest, largest, geometric mean, median")
                 .arg(speedUpText(chunks.min), speedUpText(chunks.max), speedUpText(chunks.geometric),
                     speedUpText(chunks.median));
}

void addBound(QStringList& lines, const ProgressComparison& progress)
{
    if (progress.equalWork.empty())
        return;
    const ProgressMark& last = progress.equalWork.back();
    if (last.bound.atLeast)
        lines << ProgressWords::tr(
            "%1: %2 never came so far; the speed-up is at least %3.", "transactions, baseline, ratio")
                     .arg(transactions(last.mark), nameA(progress), speedUpText(last.bound.atLeast));
    if (last.bound.atMost)
        lines << ProgressWords::tr(
            "%1: %2 never came so far; the speed-up is at most %3.", "transactions, candidate, ratio")
                     .arg(transactions(last.mark), nameB(progress), speedUpText(last.bound.atMost));
}

void addTrend(QStringList& lines, const QString& name, const std::optional<analysis::Trend>& trend)
{
    constexpr double limit = 0.01; // a trend is looked for in every run
    if (!trend || trend->p > limit)
        return;
    const QString change = percentDifference(trend->slope / trend->mean);
    lines << (trend->slope > 0
            ? ProgressWords::tr(
                "%1 gets slower as it goes: %2 of its mean chunk time from chunk to chunk (%3).",
                "experiment, difference, probability")
            : ProgressWords::tr(
                "%1 gets faster as it goes: %2 of its mean chunk time from chunk to chunk (%3).",
                "experiment, difference, probability"))
                 .arg(name, change, probabilityText(trend->p));
}

} // namespace

QString transactions(double count)
{
    // Plurals go by the last two digits, but for a single one.
    const int form = count == 1 ? 1 : 100 + static_cast<int>(std::fmod(count, 100));
    return ProgressWords::tr("%1 transaction(s)", "number", form).arg(number(count, 0));
}

QStringList progressSentences(const ProgressComparison& progress)
{
    QStringList lines;
    addHeadlines(lines, progress);
    addBound(lines, progress);
    addChunks(lines, progress);
    addTrend(lines, nameA(progress), progress.baselineTrend);
    addTrend(lines, nameB(progress), progress.candidateTrend);
    for (const auto& [stopped, name] : {std::pair{progress.baselineStopped, nameA(progress)},
             std::pair{progress.candidateStopped, nameB(progress)}})
        if (stopped)
            lines << ProgressWords::tr("%1: a run was stopped before its end.", "experiment").arg(name);
    if (lines.isEmpty())
        lines << ProgressWords::tr("The runs have no stretch in common.");
    return lines;
}

} // namespace pgduel::words
