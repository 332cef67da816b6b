#include "words/conclusions.h"

#include <cmath>

#include <QCoreApplication>

#include "conclusion_parts.h"
#include "verdict_parts.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

using analysis::Statement;
using analysis::StatementKind;

namespace {

/// Several sentences stand in one statement when they say one thing.
QString oneRun(const Statement& statement)
{
    if (statement.count == statement.of)
        return ConclusionWords::tr(
            "One run per configuration: these are the figures that were seen, not a verdict.");
    return ConclusionWords::tr("One run only in %1 of %2: there these are the figures that were seen, not a "
                               "verdict.",
        "number, comparisons")
        .arg(number(std::int64_t{statement.count}), comparisons(statement.of));
}

QString notMixed(const Statement& statement)
{
    QString text = ConclusionWords::tr("In %1 of %2 the runs were not mixed in time: a drift would look like "
                                       "an effect, so nothing is decided there.",
        "number, comparisons")
                       .arg(number(std::int64_t{statement.count}), comparisons(statement.of));
    if (statement.difference != 0)
        text += QLatin1Char(' ')
            + ConclusionWords::tr("Largest drift: %1 from the first run to the last.")
                  .arg(signedAmount(statement.difference));
    return text;
}

/// `%1` metric, `%2` baseline, `%3` amount, `%4` candidate with the place.
QString largestPattern(const Statement& statement)
{
    const bool up = statement.difference > 0;
    if (!statement.decided)
        return up
            ? ConclusionWords::tr("%1: the largest increase seen against %2 is %3, with %4; not decided.",
                "metric, baseline, amount, candidate and place")
            : ConclusionWords::tr("%1: the largest decrease seen against %2 is %3, with %4; not decided.",
                "metric, baseline, amount, candidate and place");
    if (statement.metric.polarity == measure::Polarity::Neither)
        return up ? ConclusionWords::tr("%1: the largest increase against %2 is %3, with %4.",
                   "metric, baseline, amount, candidate and place")
                  : ConclusionWords::tr("%1: the largest decrease against %2 is %3, with %4.",
                      "metric, baseline, amount, candidate and place");
    return up == (statement.metric.polarity == measure::Polarity::HigherIsBetter)
        ? ConclusionWords::tr(
            "%1: the largest gain over %2 is %3, with %4.", "metric, baseline, amount, candidate and place")
        : ConclusionWords::tr("%1: the largest loss against %2 is %3, with %4.",
            "metric, baseline, amount, candidate and place");
}

QString largest(const Statement& statement)
{
    QString candidate = QString::fromStdString(statement.candidate);
    const QString place = statement.place ? placeText(*statement.place) : QString();
    if (!place.isEmpty())
        candidate += QLatin1Char(' ') + place;
    return largestPattern(statement).arg(metricName(statement.metric.id),
        QString::fromStdString(statement.baseline), amount(std::fabs(statement.difference)), candidate);
}

QString undecided(const Statement& statement)
{
    const QString which = ConclusionWords::tr("Not decided: %1 of %2", "number, comparisons")
                              .arg(number(std::int64_t{statement.count}), comparisons(statement.of));
    if (!statement.runsNeeded)
        return which + QLatin1Char('.');
    return ConclusionWords::tr(
        "%1; about %Ln more run(s) per configuration needed.", "after 'Not decided …'", *statement.runsNeeded)
        .arg(which);
}

} // namespace

QString conclusionText(const Statement& statement)
{
    switch (statement.kind) {
    case StatementKind::OneRun:
        return oneRun(statement);
    case StatementKind::NotMixed:
        return notMixed(statement);
    case StatementKind::Largest:
        return largest(statement);
    case StatementKind::Undecided:
        return undecided(statement);
    case StatementKind::Pair:
    case StatementKind::Steps:
    case StatementKind::Turn:
    case StatementKind::MeansDisagree:
        break;
    }
    return pairConclusion(statement);
}

QStringList conclusions(const std::vector<Statement>& statements)
{
    QStringList result;
    for (const Statement& statement : statements)
        result << conclusionText(statement);
    return result;
}

QString conclusionsTitle()
{
    return ConclusionWords::tr("Conclusions");
}

QString conclusionsMarkdown(const std::vector<Statement>& statements)
{
    QString text = QStringLiteral("## ") + conclusionsTitle() + QStringLiteral("\n\n");
    for (QString sentence : conclusions(statements)) {
        // Names of settings hold what Markdown would take for emphasis.
        for (const char16_t mark : {u'\\', u'_', u'*', u'`', u'<', u'['})
            sentence.replace(QChar(mark), QLatin1Char('\\') + QString(QChar(mark)));
        text += QStringLiteral("- ") + sentence + QLatin1Char('\n');
    }
    return text;
}

} // namespace pgduel::words
