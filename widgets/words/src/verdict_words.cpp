#include "words/verdict_words.h"

#include <cmath>

#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/metrics.h"
#include "words/numbers.h"

namespace pgduel::words {

namespace {

using analysis::NotComparableReason;
using analysis::Verdict;
using analysis::VerdictKind;

class VerdictWords {
    Q_DECLARE_TR_FUNCTIONS(VerdictWords)
};

QString reasonPhrase(NotComparableReason reason)
{
    switch (reason) {
    case NotComparableReason::NoRuns:
        return VerdictWords::tr("not comparable: one side has no finished run with this metric");
    case NotComparableReason::NoCommonPoints:
        return VerdictWords::tr("not comparable: no load step is there on both sides");
    case NotComparableReason::BaselineZero:
        return VerdictWords::tr("not comparable: the baseline is zero at a load step, so there is no ratio");
    case NotComparableReason::CandidateZero:
        return VerdictWords::tr("not comparable: the candidate is zero at a load step, so there is no ratio");
    case NotComparableReason::ZeroInRuns:
        return VerdictWords::tr("not comparable: a run is zero at a load step, so there is no ratio");
    case NotComparableReason::NotFinite:
        return VerdictWords::tr("not comparable: the figures are not numbers");
    case NotComparableReason::NoCompleteRuns:
        return VerdictWords::tr("not comparable: one side has no run with all load steps");
    case NotComparableReason::TooFewCounts:
        return VerdictWords::tr("not comparable: no load step has enough sampled waits on both sides");
    case NotComparableReason::DriverSaturated:
        return VerdictWords::tr("not comparable: the load driver was the bottleneck, not the server");
    case NotComparableReason::None:
        break;
    }
    return VerdictWords::tr("not comparable");
}

QString notDecidedPhrase(const Verdict& verdict)
{
    if (verdict.runsNeeded)
        return VerdictWords::tr(
            "not decided: about %Ln more run(s) per configuration needed", nullptr, *verdict.runsNeeded);
    if (verdict.find(analysis::Qualifier::OrderEffect))
        return VerdictWords::tr("not decided: the order of the runs cannot be told from the effect");
    return VerdictWords::tr("not decided: the runs differ too much from each other");
}

/// `%1` is the signed amount.
QString oneRunPhrase(const Verdict& verdict)
{
    if (verdict.baselineRuns <= 1 && verdict.candidateRuns <= 1)
        return VerdictWords::tr("one run per configuration, %1 seen; not a verdict");
    return verdict.baselineRuns <= 1
        ? VerdictWords::tr("one run only of the baseline, %1 seen; not a verdict")
        : VerdictWords::tr("one run only of the candidate, %1 seen; not a verdict");
}

/// `%1` is the amount.
QString decidedPattern(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::Better:
        return VerdictWords::tr("better by %1");
    case VerdictKind::Worse:
        return VerdictWords::tr("worse by %1");
    case VerdictKind::More:
        return VerdictWords::tr("more by %1");
    case VerdictKind::Fewer:
        return VerdictWords::tr("fewer by %1");
    case VerdictKind::SlightlyBetter:
        return VerdictWords::tr("slightly better, by %1");
    case VerdictKind::SlightlyWorse:
        return VerdictWords::tr("slightly worse, by %1");
    case VerdictKind::SlightlyMore:
        return VerdictWords::tr("slightly more, by %1");
    default:
        return VerdictWords::tr("slightly fewer, by %1");
    }
}

QString phrase(const Verdict& verdict)
{
    switch (verdict.kind) {
    case VerdictKind::NoPracticalDifference:
        return VerdictWords::tr("no practical difference");
    case VerdictKind::NotDecided:
        return notDecidedPhrase(verdict);
    case VerdictKind::OneRunOnly:
        return oneRunPhrase(verdict).arg(signedAmount(verdict.estimate.value_or(0)));
    case VerdictKind::NotComparable:
        return reasonPhrase(verdict.reason);
    default:
        return decidedPattern(verdict.kind).arg(amount(std::fabs(verdict.estimate.value_or(0))));
    }
}

} // namespace

QString levelText(double confidence)
{
    const double shown = confidence * 100;
    double whole = shown;
    int decimals = 0;
    for (; decimals < 3 && std::fabs(whole - std::round(whole)) > 1e-6; ++decimals)
        whole *= 10;
    return percent(confidence, decimals);
}

QString amount(double ratio)
{
    int decimals = 1;
    while (decimals < 4 && percent(ratio, decimals) == percent(0, decimals) && ratio != 0)
        ++decimals;
    return percent(ratio, decimals);
}

QString signedAmount(double ratio)
{
    int decimals = 1;
    while (decimals < 4 && percent(ratio, decimals) == percent(0, decimals) && ratio != 0)
        ++decimals;
    return percentDifference(ratio, decimals);
}

QString verdictPhrase(const Verdict& verdict)
{
    return phrase(verdict);
}

QString verdictHeadline(const Verdict& verdict)
{
    QString text = phrase(verdict);
    text.replace(0, 1, text.at(0).toUpper());
    return text;
}

QString rangeText(const analysis::Interval& ratio)
{
    const auto text = [&](int decimals) {
        return QStringLiteral("%1 … %2").arg(
            percentDifference(ratio.low, decimals), percentDifference(ratio.high, decimals));
    };
    const auto isHidden = [](double bound, int decimals) {
        return bound != 0 && percent(bound, decimals) == percent(0, decimals);
    };
    int decimals = 1; // as many as it takes to see on which side of zero the ends are, and that they differ
    while (decimals < 4
        && (isHidden(ratio.low, decimals) || isHidden(ratio.high, decimals)
            || (ratio.low != ratio.high && percent(ratio.low, decimals) == percent(ratio.high, decimals))))
        ++decimals;
    return text(decimals);
}

QString intervalText(const Verdict& verdict)
{
    if (!verdict.interval)
        return {};
    return VerdictWords::tr("%1 confidence interval %2", "level, range")
        .arg(levelText(verdict.confidence), rangeText(*verdict.interval));
}

QString sampleText(const Verdict& verdict)
{
    if (verdict.method == analysis::IntervalMethod::PairedLogT)
        return VerdictWords::tr("%Ln pair(s) of runs, by block", nullptr, verdict.pairs);
    return VerdictWords::tr("%1 against %2", "runs of the baseline, runs of the candidate")
        .arg(VerdictWords::tr("%Ln run(s)", "baseline", verdict.baselineRuns),
            VerdictWords::tr("%Ln run(s)", "candidate, after 'against'", verdict.candidateRuns));
}

QString smallestEffectText(const Verdict& verdict)
{
    const QString size = percent(verdict.smallestEffect);
    const QString floor = verdict.noiseFloor ? QLatin1Char(' ')
            + VerdictWords::tr("The noise floor that the A/A has shown is %1.")
                  .arg(percent(*verdict.noiseFloor))
                                             : QString();
    switch (verdict.smallestEffectSource) {
    case analysis::SmallestEffectSource::Given:
        return VerdictWords::tr("Smallest effect of interest: %1, as the study says.").arg(size) + floor;
    case analysis::SmallestEffectSource::NoiseFloor:
        return VerdictWords::tr("Smallest effect: %1, the noise floor that the A/A has shown.").arg(size);
    case analysis::SmallestEffectSource::Default:
        break;
    }
    return VerdictWords::tr("Smallest effect of interest: %1, the default.").arg(size) + floor;
}

QString verdictSentence(const Verdict& verdict)
{
    QString text = VerdictWords::tr("%1, %2 against %3: %4", "metric, candidate, baseline, verdict")
                       .arg(metricName(verdict.metric.id), QString::fromStdString(verdict.candidate),
                           QString::fromStdString(verdict.baseline), phrase(verdict));
    if (verdict.interval)
        text += QStringLiteral(" (%1; %2)").arg(intervalText(verdict), sampleText(verdict));
    return text + QLatin1Char('.');
}

QStringList verdictSentences(const Verdict& verdict)
{
    QStringList result{verdictSentence(verdict)};
    const bool open =
        verdict.kind == VerdictKind::NotDecided || verdict.kind == VerdictKind::NoPracticalDifference;
    if (open && verdict.estimate)
        result << VerdictWords::tr("Seen: %1, geometric mean ratio over runs and load steps.")
                      .arg(signedAmount(*verdict.estimate));
    if (verdict.interval)
        result << smallestEffectText(verdict);
    for (const analysis::Remark& remark : verdict.remarks)
        result << remarkText(remark, verdict);
    return result;
}

QString probabilityText(double p)
{
    constexpr double least = 0.001;
    return p < least ? QStringLiteral("p < %1").arg(number(least, 3))
                     : QStringLiteral("p = %1").arg(number(p, 3));
}

} // namespace pgduel::words
