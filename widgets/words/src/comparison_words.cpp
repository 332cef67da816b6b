#include "words/comparison_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "metric_text.h"
#include "words/metrics.h"
#include "words/numbers.h"

namespace pgduel::words {

namespace {

class ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(ComparisonWords)
};

bool isShownAsZero(double ratio)
{
    return percentDifference(ratio) == percent(0);
}

bool isSampledWait(const measure::Metric& metric)
{
    return QString::fromStdString(metric.id).endsWith(QLatin1String("_waits"));
}

const analysis::PairPoint* pointAt(const analysis::Comparison& comparison, int step)
{
    const auto found = std::find_if(comparison.points.begin(), comparison.points.end(),
        [step](const analysis::PairPoint& point) { return point.step == step; });
    return found == comparison.points.end() ? nullptr : &*found;
}

QString atPlace(const analysis::Extreme& extreme)
{
    if (extreme.rate > 0)
        return ComparisonWords::tr("at %1 transactions/s asked for").arg(givenNumber(extreme.rate));
    return ComparisonWords::tr("at %Ln session(s)", nullptr, extreme.sessions);
}

QString extremeText(const QString& label, const std::optional<analysis::Extreme>& extreme)
{
    if (!extreme)
        return label + QStringLiteral(" –");
    return QStringLiteral("%1 %2 %3").arg(label, percentDifference(extreme->difference), atPlace(*extreme));
}

QString extremeSentence(
    const analysis::Comparison& comparison, const analysis::Extreme& extreme, const QString& pattern)
{
    QString sentence = pattern.arg(percentDifference(extreme.difference), atPlace(extreme));
    if (const analysis::PairPoint* point = pointAt(comparison, extreme.step))
        sentence += QStringLiteral(" (%1)").arg(evidenceText(comparison, *point));
    return sentence + QLatin1Char('.');
}

QString meanSentence(const analysis::Comparison& comparison)
{
    const QString metric = metricName(comparison.metric.id), a = QString::fromStdString(comparison.baseline),
                  b = QString::fromStdString(comparison.candidate);
    if (!comparison.mean)
        return ComparisonWords::tr("%1, %2 against %3: no load step allows a difference.").arg(metric, b, a);
    return ComparisonWords::tr("%1, %2 against %3: %4, mean of the differences of the load steps.")
        .arg(metric, b, a, differenceWords(comparison.metric, *comparison.mean));
}

} // namespace

QString directionWord(const measure::Metric& metric, double ratio)
{
    if (metric.polarity == measure::Polarity::Neither)
        return ratio > 0 ? ComparisonWords::tr("more") : ComparisonWords::tr("fewer");
    const bool better = (ratio > 0) == (metric.polarity == measure::Polarity::HigherIsBetter);
    return better ? ComparisonWords::tr("better") : ComparisonWords::tr("worse");
}

QString differenceWords(const measure::Metric& metric, double ratio)
{
    if (isShownAsZero(ratio))
        return ComparisonWords::tr("no difference");
    const QString amount = percent(std::abs(ratio));
    if (metric.polarity == measure::Polarity::Neither)
        return (ratio > 0 ? ComparisonWords::tr("%1 more") : ComparisonWords::tr("%1 fewer")).arg(amount);
    const bool better = (ratio > 0) == (metric.polarity == measure::Polarity::HigherIsBetter);
    return (better ? ComparisonWords::tr("%1 better") : ComparisonWords::tr("%1 worse")).arg(amount);
}

QString pairTitle(const QString& baseline, const QString& candidate)
{
    return ComparisonWords::tr("%1 vs %2", "baseline, candidate").arg(baseline, candidate);
}

QString lineChartTitle(const std::string& metric, const QString& baseline, const QString& candidate)
{
    return QStringLiteral("%1: %2").arg(metricName(metric), pairTitle(baseline, candidate));
}

QString differenceChartTitle(const std::string& metric, const QString& baseline, const QString& candidate)
{
    return QStringLiteral("%1: %2").arg(metricDifferencePhrase(metric), pairTitle(baseline, candidate));
}

QString differenceAxisTitle()
{
    return ComparisonWords::tr("Relative difference, %");
}

QString observationPointAxisTitle(bool byRate)
{
    if (byRate)
        return ComparisonWords::tr("Observation point (transactions/s asked for)");
    return ComparisonWords::tr("Observation point (sessions)");
}

QString elapsedAxisTitle()
{
    return ComparisonWords::tr("Elapsed time");
}

QString stepNoiseLabel()
{
    return ComparisonWords::tr("noise floor of one load step (A/A)");
}

QString plusMinusText(double ratio)
{
    return QStringLiteral("± ") + percent(ratio);
}

QString minLabel()
{
    return ComparisonWords::tr("min");
}

QString meanLabel()
{
    return ComparisonWords::tr("mean");
}

QString maxLabel()
{
    return ComparisonWords::tr("max");
}

QString minText(const std::optional<analysis::Extreme>& extreme)
{
    return extremeText(minLabel(), extreme);
}

QString maxText(const std::optional<analysis::Extreme>& extreme)
{
    return extremeText(maxLabel(), extreme);
}

QString meanText(const std::optional<double>& mean)
{
    return QStringLiteral("%1 %2").arg(
        ComparisonWords::tr("mean difference"), mean ? percentDifference(*mean) : QStringLiteral("–"));
}

QString meanDefinition()
{
    return ComparisonWords::tr("Mean of the relative differences of the load steps.");
}

QString missingReason(analysis::Missing missing)
{
    switch (missing) {
    case analysis::Missing::None:
        return {};
    case analysis::Missing::NotInBaseline:
        return ComparisonWords::tr("the baseline has no such step");
    case analysis::Missing::NotInCandidate:
        return ComparisonWords::tr("the candidate has no such step");
    case analysis::Missing::BaselineZero:
        return ComparisonWords::tr("the baseline is zero");
    case analysis::Missing::NotFinite:
        return ComparisonWords::tr("not a number");
    }
    return {};
}

QString thinReason()
{
    return ComparisonWords::tr("fewer than %1 sampled waits on a side: not part of min, mean and max")
        .arg(number(analysis::smallestWaitCount, 0));
}

QString runsNote(const analysis::Comparison& comparison)
{
    if (comparison.baselineRuns <= 1 && comparison.candidateRuns <= 1)
        return ComparisonWords::tr("one run per configuration");
    return ComparisonWords::tr("%1 against %2", "runs of the baseline, runs of the candidate")
        .arg(ComparisonWords::tr("%Ln run(s)", "baseline", comparison.baselineRuns),
            ComparisonWords::tr("%Ln run(s)", "candidate, after 'against'", comparison.candidateRuns));
}

QString evidenceText(const analysis::Comparison& comparison, const analysis::PairPoint& point)
{
    const QString a = number(point.evidenceBaseline, 0), b = number(point.evidenceCandidate, 0);
    return isSampledWait(comparison.metric) ? ComparisonWords::tr("sampled waits: %1 in A, %2 in B").arg(a, b)
                                            : ComparisonWords::tr("transactions: %1 in A, %2 in B").arg(a, b);
}

QStringList placeSentences(const analysis::Comparison& comparison)
{
    QStringList result;
    if (comparison.min)
        result << extremeSentence(
            comparison, *comparison.min, ComparisonWords::tr("Smallest difference: %1 %2"));
    if (comparison.max)
        result << extremeSentence(
            comparison, *comparison.max, ComparisonWords::tr("Largest difference: %1 %2"));
    return result;
}

QStringList comparisonSentences(const analysis::Comparison& comparison)
{
    QStringList result{meanSentence(comparison)};
    result << placeSentences(comparison);
    if (comparison.thinPoints > 0)
        result << ComparisonWords::tr(
            "%Ln step(s) have too few sampled waits for min, mean and max.", nullptr, comparison.thinPoints);
    if (comparison.missingPoints > 0)
        result << ComparisonWords::tr("%Ln step(s) have no difference.", nullptr, comparison.missingPoints);
    if (comparison.baselineRuns <= 1 && comparison.candidateRuns <= 1)
        result << ComparisonWords::tr(
            "One run per configuration: whether it would come out so again cannot be said.");
    return result;
}

} // namespace pgduel::words
