#include <cmath>

#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

using analysis::Qualifier;
using analysis::Remark;

class VerdictRemarks {
    Q_DECLARE_TR_FUNCTIONS(VerdictRemarks)
};

int count(const Remark& remark)
{
    return static_cast<int>(std::lround(remark.number));
}

QString meanCount(double value)
{
    return number(value, std::fabs(value - std::round(value)) < 0.05 ? 0 : 1);
}

/// "25 % RAM: the runs drift" for what is said of one arm; after the colon a sentence goes on in small
/// letters.
QString ofArm(const Remark& remark, const analysis::Verdict& verdict, const QString& text)
{
    if (remark.arm == analysis::ArmSide::Both)
        return text;
    const bool isBaseline = remark.arm == analysis::ArmSide::Baseline;
    return QStringLiteral("%1: %2").arg(
        QString::fromStdString(isBaseline ? verdict.baseline : verdict.candidate),
        text.left(1).toLower() + text.mid(1));
}

QString aboutRuns(const Remark& remark)
{
    const int runs = count(remark);
    switch (remark.qualifier) {
    case Qualifier::StoppedEarly:
        return VerdictRemarks::tr("%Ln run(s) stopped before the end.", nullptr, runs);
    case Qualifier::IncompleteRuns:
        return VerdictRemarks::tr("%Ln run(s) left out: load steps are missing in them.", nullptr, runs);
    case Qualifier::ZeroRuns:
        return VerdictRemarks::tr("%Ln run(s) with a value of zero: no verdict without them.", nullptr, runs);
    case Qualifier::UnpairedRuns:
        return VerdictRemarks::tr("%Ln run(s) left out: no partner in the block.", nullptr, runs);
    case Qualifier::OutlierRuns:
        return VerdictRemarks::tr("%Ln run(s) far from the others; they stay in.", nullptr, runs);
    case Qualifier::ShiftInside:
        return VerdictRemarks::tr("%Ln run(s) with a shift of level inside.", nullptr, runs);
    case Qualifier::DriverSaturated:
        return VerdictRemarks::tr("%Ln run(s) in which the load driver was the bottleneck.", nullptr, runs);
    default:
        return {};
    }
}

QString aboutPoints(const Remark& remark)
{
    const int steps = count(remark);
    switch (remark.qualifier) {
    case Qualifier::BaselineZero:
        return VerdictRemarks::tr("%Ln load step(s) without a ratio: the baseline is zero.", nullptr, steps);
    case Qualifier::ZeroSteps:
        return VerdictRemarks::tr(
            "%Ln load step(s) with zeros: without a ratio, so not part of the verdict.", nullptr, steps);
    case Qualifier::MissingPoints:
        return VerdictRemarks::tr("%Ln load step(s) missing on this side.", nullptr, steps);
    case Qualifier::ThinPoints:
        return VerdictRemarks::tr(
            "%Ln load step(s) with too few sampled waits: shown, but in no mean.", nullptr, steps);
    default:
        return {};
    }
}

QString aboutTheWhole(const Remark& remark, const analysis::Verdict& verdict)
{
    const auto figures = [&](const QString& pattern) {
        return pattern.arg(
            metricValue(verdict.metric.id, remark.number), metricValue(verdict.metric.id, remark.second));
    };
    switch (remark.qualifier) {
    case Qualifier::DependsOnLoad:
        return VerdictRemarks::tr("Depends on load: from %1 to %2 by load step.")
            .arg(signedAmount(remark.number), signedAmount(remark.second));
    case Qualifier::TwoGroups:
        return figures(VerdictRemarks::tr("The runs fall into two groups, about %1 and about %2."));
    case Qualifier::OrderEffect:
        return remark.number == 0
            ? VerdictRemarks::tr("The runs were not mixed in time: a drift would look like an effect.")
            : VerdictRemarks::tr("The runs were not mixed in time and drift: %1 from the first to the last.")
                  .arg(signedAmount(remark.number));
    case Qualifier::Drift:
        return VerdictRemarks::tr("The runs drift, %1 from the first to the last; the plan evens it out.")
            .arg(signedAmount(remark.number));
    case Qualifier::UnstableRuns:
        return VerdictRemarks::tr("The runs differ much from each other: coefficient of variation %1.")
            .arg(percent(remark.number));
    case Qualifier::CountingError:
        return VerdictRemarks::tr(
            "The interval holds the error of counting sampled waits, ± %1 (standard error).")
            .arg(amount(remark.number));
    case Qualifier::CheckpointsDiffer:
        return VerdictRemarks::tr("Checkpoints per run differ, mean %1 against %2.", "candidate, baseline")
            .arg(meanCount(remark.second), meanCount(remark.number));
    default:
        return {};
    }
}

QString stopMetricName(const Remark& remark)
{
    return remark.names.empty() ? QString() : metricName(remark.names.front());
}

QString manyComparisons(const Remark& remark, const analysis::Verdict& verdict)
{
    const int pairs = static_cast<int>(std::lround(remark.second));
    const QString p = probabilityText(remark.number);
    if (analysis::isDecided(verdict.kind))
        return VerdictRemarks::tr(
            "Alone this pair would show more than the smallest effect, but not as one of "
            "%Ln comparison(s) (Holm, %1).",
            nullptr, pairs)
            .arg(p);
    return VerdictRemarks::tr(
        "Alone this pair would be decided, but not as one of %Ln comparison(s) (Holm, %1).", nullptr, pairs)
        .arg(p);
}

QString aboutTheRest(const Remark& remark, const analysis::Verdict& verdict)
{
    QStringList names;
    for (const std::string& name : remark.names)
        names << QString::fromStdString(name);
    switch (remark.qualifier) {
    case Qualifier::OtherSettingsDiffer:
        return VerdictRemarks::tr("Other settings differ too: %1.").arg(names.join(QStringLiteral(", ")));
    case Qualifier::RateLimited:
        return VerdictRemarks::tr("The rate was given, so throughput says little: judge by latency.");
    case Qualifier::ConstantInBoth:
        return VerdictRemarks::tr("Nothing varies from run to run: the figures are exact.");
    case Qualifier::Identical:
        return VerdictRemarks::tr("The figures of both sides are identical.");
    case Qualifier::StoppedByWidth:
        return VerdictRemarks::tr(
            "The plan ended by its stop rule after %Ln block(s): interval of %1 ± %2 or "
            "narrower. Such intervals hold the truth a little less often.",
            nullptr, static_cast<int>(std::lround(remark.second)))
            .arg(stopMetricName(remark), amount(remark.number));
    case Qualifier::StoppedAtMost:
        return VerdictRemarks::tr(
            "The plan ended after %Ln block(s), its most, before the interval of %1 was "
            "± %2 or narrower.",
            nullptr, static_cast<int>(std::lround(remark.second)))
            .arg(stopMetricName(remark), amount(remark.number));
    case Qualifier::ManyComparisons:
        return manyComparisons(remark, verdict);
    default:
        return {};
    }
}

} // namespace

QString remarkText(const Remark& remark, const analysis::Verdict& verdict)
{
    for (const QString& text : {aboutRuns(remark), aboutPoints(remark), aboutTheWhole(remark, verdict),
             aboutTheRest(remark, verdict)})
        if (!text.isEmpty())
            return ofArm(remark, verdict, text);
    return {};
}

} // namespace pgduel::words
