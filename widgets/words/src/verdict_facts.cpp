#include <cmath>

#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/comparison_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

class VerdictFacts {
    Q_DECLARE_TR_FUNCTIONS(VerdictFacts)
};

QString methodText(const analysis::Verdict& verdict)
{
    switch (verdict.method) {
    case analysis::IntervalMethod::PairedLogT:
        return VerdictFacts::tr(
            "Method: Student's t on the differences of the runs' mean logarithms, by block.");
    case analysis::IntervalMethod::WelchLogT:
        return VerdictFacts::tr(
            "Method: Welch's t on the runs' mean logarithms (B. L. Welch, Biometrika 34, 1947).");
    case analysis::IntervalMethod::None:
        break;
    }
    return {};
}

void addEstimate(QStringList& lines, const analysis::Verdict& verdict)
{
    if (verdict.estimate)
        lines << VerdictFacts::tr("Estimate: %1, geometric mean ratio over runs and %2.")
                     .arg(signedAmount(*verdict.estimate),
                         VerdictFacts::tr("%Ln load step(s)", "after 'over'", verdict.steps));
    if (!verdict.interval)
        return;
    lines << VerdictFacts::tr("Interval: %1; n: %2.").arg(intervalText(verdict), sampleText(verdict))
          << methodText(verdict);
    if (verdict.standardError > 0)
        lines << VerdictFacts::tr("Standard error of the logarithm of the ratio: %1; degrees of freedom: %2.")
                     .arg(number(verdict.standardError, 4), number(verdict.degrees, 1));
}

void addProbabilities(QStringList& lines, const analysis::PairAnalysis& analysis)
{
    const analysis::Verdict& verdict = analysis.verdict;
    if (verdict.p)
        lines << VerdictFacts::tr("No difference: %1; with all pairs of the metric (Holm): %2.")
                     .arg(probabilityText(*verdict.p),
                         probabilityText(verdict.adjustedP.value_or(*verdict.p)));
    if (verdict.equivalenceP)
        lines << VerdictFacts::tr("A difference beyond the smallest effect (two one-sided tests): %1.")
                     .arg(probabilityText(*verdict.equivalenceP));
    if (analysis.rankP)
        lines << (analysis.rankExact ? VerdictFacts::tr("By ranks alone (exact): %1.")
                                     : VerdictFacts::tr("By ranks alone (normal approximation): %1."))
                     .arg(probabilityText(*analysis.rankP));
    if (analysis.withoutOutliers)
        lines << VerdictFacts::tr("Without the runs far from the others: %1, %2 confidence interval %3.")
                     .arg(signedAmount(analysis.withoutOutliers->estimate), levelText(verdict.confidence),
                         rangeText(analysis.withoutOutliers->interval));
}

QString aboutPlace(const analysis::LoadCrossing& crossing)
{
    if (crossing.belowRate > 0)
        return VerdictFacts::tr("at about %1 transactions/s asked for").arg(figure(crossing.at));
    return VerdictFacts::tr("at about %Ln session(s)", nullptr, static_cast<int>(std::lround(crossing.at)));
}

QString fromPlace(const analysis::LoadPlace& place)
{
    if (place.rate > 0)
        return VerdictFacts::tr("from %1 transactions/s asked for on").arg(givenNumber(place.rate));
    return VerdictFacts::tr("from %Ln session(s) on", nullptr, place.sessions);
}

void addLoad(QStringList& lines, const analysis::PairAnalysis& analysis)
{
    if (analysis.interaction)
        lines << VerdictFacts::tr("Configuration × load (analysis of variance of logarithms): %1.")
                     .arg(probabilityText(analysis.interaction->p));
    for (const analysis::LoadCrossing& crossing : analysis.crossings)
        lines << (crossing.decided ? VerdictFacts::tr("The difference changes its sign %1.", "where")
                                   : VerdictFacts::tr("The difference may change its sign %1.", "where"))
                     .arg(aboutPlace(crossing));
    if (analysis.decidedFrom)
        lines << VerdictFacts::tr("All steps are decided the same way %1.", "from where on")
                     .arg(fromPlace(*analysis.decidedFrom));
}

QString useText(analysis::RunUse use)
{
    switch (use) {
    case analysis::RunUse::Used:
        return {};
    case analysis::RunUse::NoMetric:
        return VerdictFacts::tr("left out: without this metric");
    case analysis::RunUse::Incomplete:
        return VerdictFacts::tr("left out: load steps are missing");
    case analysis::RunUse::ZeroValue:
        return VerdictFacts::tr("a value is zero: no verdict without this run");
    case analysis::RunUse::NoPartner:
        return VerdictFacts::tr("left out: no partner in its block");
    }
    return {};
}

} // namespace

QStringList verdictFacts(const analysis::PairAnalysis& analysis)
{
    QStringList lines;
    addEstimate(lines, analysis.verdict);
    addProbabilities(lines, analysis);
    if (analysis.verdict.interval)
        lines << smallestEffectText(analysis.verdict);
    addLoad(lines, analysis);
    const analysis::Comparison& comparison = analysis.comparison;
    if (comparison.mean)
        lines << VerdictFacts::tr("Mean of the steps' differences: %1.")
                     .arg(percentDifference(*comparison.mean));
    if (comparison.geometricMean)
        lines << VerdictFacts::tr("Geometric mean of the steps' ratios: %1.")
                     .arg(percentDifference(*comparison.geometricMean));
    if (comparison.ratioOfTotals)
        lines << VerdictFacts::tr("Ratio of totals: %1.").arg(percentDifference(*comparison.ratioOfTotals));
    return lines;
}

QStringList runFacts(const analysis::PairAnalysis& analysis)
{
    QStringList lines;
    for (const analysis::RunValue& run : analysis.runs) {
        const QString arm =
            run.arm == analysis::ArmSide::Baseline ? QStringLiteral("A") : QStringLiteral("B");
        QString line = run.block >= 0
            ? VerdictFacts::tr("%1, block %2", "A or B, number").arg(arm).arg(run.block + 1)
            : VerdictFacts::tr("%1, repeat %2", "A or B, number").arg(arm).arg(run.replicate + 1);
        line += QStringLiteral(": ")
            + (run.use == analysis::RunUse::Used ? metricValueWithUnit(analysis.verdict.metric.id, run.value)
                                                 : useText(run.use));
        if (run.outlier)
            line += QStringLiteral(" (") + VerdictFacts::tr("far from the others") + QLatin1Char(')');
        lines << line;
    }
    return lines;
}

} // namespace pgduel::words
