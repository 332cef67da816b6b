#include <cmath>

#include "conclusion_parts.h"
#include "verdict_parts.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

using analysis::Statement;
using analysis::StatementKind;

bool isWait(const Statement& statement)
{
    return statement.metric.polarity == measure::Polarity::Neither;
}

/// "Speed, 40 % RAM against 25 % RAM: …"
QString ofPair(const Statement& statement, const QString& said)
{
    return ConclusionWords::tr("%1, %2 against %3: %4.", "metric, candidate, baseline, what is said")
        .arg(metricName(statement.metric.id), QString::fromStdString(statement.candidate),
            QString::fromStdString(statement.baseline), said);
}

/// Neither gain nor loss: nothing is decided.
QString seenWords(const Statement& statement)
{
    const double difference = statement.difference;
    if (difference == 0)
        return ConclusionWords::tr("no difference");
    const QString size = amount(std::fabs(difference));
    if (isWait(statement))
        return (difference > 0 ? ConclusionWords::tr("%1 more") : ConclusionWords::tr("%1 fewer")).arg(size);
    return (difference > 0 ? ConclusionWords::tr("%1 higher") : ConclusionWords::tr("%1 lower")).arg(size);
}

QString meanName(analysis::MeanKind mean)
{
    return mean == analysis::MeanKind::GeometricOfRunsAndSteps
        ? ConclusionWords::tr("geometric mean ratio over the load steps")
        : ConclusionWords::tr("mean of the relative differences of the load steps");
}

QString seen(const Statement& statement)
{
    QString text = ConclusionWords::tr("the figures show %1 (%2)", "difference, which mean")
                       .arg(seenWords(statement), meanName(statement.mean));
    if (statement.smallest && statement.largest)
        text += ConclusionWords::tr(", from %1 to %2 by load step", "after a difference")
                    .arg(signedAmount(*statement.smallest), signedAmount(*statement.largest));
    return ofPair(statement, text);
}

QString steps(const Statement& statement)
{
    const QString all = ConclusionWords::tr("%Ln load step(s)", "after 'of'", statement.of);
    const QString up = number(std::int64_t{statement.up}), down = number(std::int64_t{statement.down});
    return ofPair(statement,
        (statement.decided ? ConclusionWords::tr(
             "of %1, decidedly more at %2 and decidedly fewer at %3", "load steps, number, number")
                           : ConclusionWords::tr(
                               "of %1, more at %2 and fewer at %3, as seen", "load steps, number, number"))
            .arg(all, up, down));
}

QString turnPattern(const Statement& statement)
{
    if (!statement.decided)
        return ConclusionWords::tr("the difference may change its sign at about %1; not decided", "sessions");
    if (isWait(statement))
        return statement.upwards ? ConclusionWords::tr("turns from fewer to more at about %1", "sessions")
                                 : ConclusionWords::tr("turns from more to fewer at about %1", "sessions");
    return statement.upwards == (statement.metric.polarity == measure::Polarity::HigherIsBetter)
        ? ConclusionWords::tr("turns from loss to gain at about %1", "sessions")
        : ConclusionWords::tr("turns from gain to loss at about %1", "sessions");
}

QString turn(const Statement& statement)
{
    const analysis::LoadCrossing& crossing = *statement.crossing;
    const QString load = crossing.aboveRate > 0 ? metricValueWithUnit("rate", crossing.at)
                                                : ConclusionWords::tr("%Ln session(s)", "after 'at about'",
                                                    static_cast<int>(std::lround(crossing.at)));
    return ofPair(statement, turnPattern(statement).arg(load));
}

} // namespace

QString comparisons(int count)
{
    return ConclusionWords::tr("%Ln comparison(s)", "after 'of'", count);
}

QString placeText(const analysis::StepPlace& place)
{
    if (place.rate > 0)
        return ConclusionWords::tr("at %1", "rate").arg(metricValueWithUnit("rate", place.rate));
    return place.sessions > 0 ? ConclusionWords::tr("at %Ln session(s)", nullptr, place.sessions) : QString();
}

QString pairConclusion(const Statement& statement)
{
    switch (statement.kind) {
    case StatementKind::Steps:
        return steps(statement);
    case StatementKind::Turn:
        return turn(statement);
    case StatementKind::MeansDisagree:
        return ofPair(statement,
            ConclusionWords::tr(
                "the mean of the steps' differences is %1, the geometric mean of their ratios "
                "%2: they point opposite ways")
                .arg(signedAmount(statement.difference), signedAmount(statement.second)));
    default:
        break;
    }
    return statement.verdict.kind == analysis::VerdictKind::OneRunOnly ? seen(statement)
                                                                       : verdictSentence(statement.verdict);
}

} // namespace pgduel::words
