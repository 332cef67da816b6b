#include "progress_parts.h"
#include "words/numbers.h"
#include "words/progress_words.h"

namespace pgduel::words {

namespace {

constexpr int ratioDecimals = 3;

QString none()
{
    return QStringLiteral("–");
}

void addRow(QString& text, const QStringList& cells)
{
    text += QLatin1Char('|');
    for (QString cell : cells)
        text +=
            QLatin1Char(' ') + cell.replace(QLatin1Char('|'), QStringLiteral("\\|")) + QStringLiteral(" |");
    text += QLatin1Char('\n');
}

} // namespace

QString progressTitle()
{
    return ProgressWords::tr("Progress");
}

QString transactionsDoneTitle()
{
    return ProgressWords::tr("Transactions done");
}

QString equalWorkTitle()
{
    return ProgressWords::tr("Speed-up at equal work");
}

QString equalTimeTitle()
{
    return ProgressWords::tr("Speed-up at equal time");
}

QString chunkTitle()
{
    return ProgressWords::tr("Speed-up by chunk");
}

QString speedUpAxisTitle()
{
    return ProgressWords::tr("Speed-up − 1, %");
}

QString speedUpText(const std::optional<double>& ratio)
{
    return ratio ? number(*ratio, ratioDecimals) + QChar(0x00D7) : none();
}

QString speedUpRange(const std::optional<analysis::Interval>& interval)
{
    return interval ? QStringLiteral("%1 … %2").arg(
               number(interval->low, ratioDecimals), number(interval->high, ratioDecimals))
                    : none();
}

QString boundText(const analysis::SpeedUpBound& bound)
{
    if (bound.atLeast)
        return QStringLiteral("≥ ") + speedUpText(bound.atLeast);
    return bound.atMost ? QStringLiteral("≤ ") + speedUpText(bound.atMost) : QString();
}

QStringList progressHeader(const analysis::ProgressComparison& progress)
{
    return {transactionsDoneTitle(),
        ProgressWords::tr("%1, time", "experiment").arg(QString::fromStdString(progress.baseline)),
        ProgressWords::tr("%1, time", "experiment").arg(QString::fromStdString(progress.candidate)),
        ProgressWords::tr("Speed-up"), ProgressWords::tr("Confidence interval"),
        ProgressWords::tr("In the chunk")};
}

QStringList progressRow(const analysis::ProgressMark& mark)
{
    const QString bound = boundText(mark.bound);
    return {number(mark.mark, 0), mark.baseline ? duration(*mark.baseline) : none(),
        mark.candidate ? duration(*mark.candidate) : none(),
        bound.isEmpty() ? speedUpText(mark.ratio) : bound, speedUpRange(mark.interval),
        speedUpText(mark.chunk)};
}

QString progressMarkdown(const analysis::ProgressComparison& progress)
{
    QString text = QStringLiteral("\n### %1: %2 → %3\n\n")
                       .arg(progressTitle(), QString::fromStdString(progress.baseline),
                           QString::fromStdString(progress.candidate));
    for (const QString& sentence : progressSentences(progress))
        text += QStringLiteral("- ") + sentence + QLatin1Char('\n');
    text += QLatin1Char('\n');
    const QStringList header = progressHeader(progress);
    addRow(text, header);
    text += QLatin1Char('|') + QStringLiteral("---:|").repeated(header.size()) + QLatin1Char('\n');
    for (const analysis::ProgressMark& mark : progress.equalWork)
        addRow(text, progressRow(mark));
    return text;
}

} // namespace pgduel::words
