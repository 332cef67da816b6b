#include <cmath>
#include <map>

#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/metrics.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

using analysis::Comparison;
using analysis::Extreme;
using analysis::PairAnalysis;

class Conclusions {
    Q_DECLARE_TR_FUNCTIONS(Conclusions)
};

QString place(const Extreme& extreme)
{
    return Conclusions::tr("at %Ln session(s)", nullptr, extreme.sessions);
}

enum class Side { Up, Down };

/// `%1` amount, `%2` where.
QString pattern(const measure::Metric& metric, Side side)
{
    if (metric.polarity == measure::Polarity::Neither)
        return side == Side::Up ? Conclusions::tr("largest increase %1 %2", "amount, where")
                                : Conclusions::tr("largest decrease %1 %2", "amount, where");
    const bool gain = (side == Side::Up) == (metric.polarity == measure::Polarity::HigherIsBetter);
    return gain ? Conclusions::tr("largest gain %1 %2", "amount, where")
                : Conclusions::tr("largest loss %1 %2", "amount, where");
}

QString extremePart(const Comparison& comparison, const Extreme& extreme, Side side)
{
    return pattern(comparison.metric, side).arg(amount(std::fabs(extreme.difference)), place(extreme));
}

const std::optional<Extreme>& bestOf(const Comparison& comparison)
{
    return comparison.metric.polarity == measure::Polarity::LowerIsBetter ? comparison.min : comparison.max;
}

double gainOf(const Comparison& comparison)
{
    const auto& best = bestOf(comparison);
    if (!best)
        return 0;
    return comparison.metric.polarity == measure::Polarity::LowerIsBetter ? -best->difference
                                                                          : best->difference;
}

} // namespace

QStringList largestGains(const std::vector<PairAnalysis>& analyses)
{
    std::map<std::pair<std::string, std::string>, std::vector<const PairAnalysis*>> groups;
    std::vector<std::pair<std::string, std::string>> order;
    for (const PairAnalysis& analysis : analyses) {
        if (analysis.comparison.metric.polarity == measure::Polarity::Neither)
            continue;
        const std::pair key{analysis.comparison.metric.id, analysis.comparison.baseline};
        if (groups[key].empty())
            order.push_back(key);
        groups[key].push_back(&analysis);
    }
    QStringList result;
    for (const auto& key : order) {
        const auto& group = groups[key];
        const PairAnalysis* most = group.front();
        for (const PairAnalysis* each : group)
            if (gainOf(each->comparison) > gainOf(most->comparison))
                most = each;
        if (group.size() > 1 && gainOf(most->comparison) > 0)
            result << Conclusions::tr(
                "%1: the largest gain over %2 is %3, of %4 %5.", "metric, baseline, amount, candidate, where")
                          .arg(metricName(key.first), QString::fromStdString(key.second),
                              amount(gainOf(most->comparison)),
                              QString::fromStdString(most->comparison.candidate),
                              place(*bestOf(most->comparison)));
    }
    return result;
}

QString extremesText(const Comparison& comparison)
{
    QStringList parts;
    if (comparison.max && comparison.max->difference > 0)
        parts << extremePart(comparison, *comparison.max, Side::Up);
    if (comparison.min && comparison.min->difference < 0)
        parts << extremePart(comparison, *comparison.min, Side::Down);
    return parts.join(QStringLiteral("; "));
}

QStringList conclusions(const std::vector<PairAnalysis>& analyses)
{
    QStringList result = largestGains(analyses);
    for (const PairAnalysis& analysis : analyses) {
        QString line = verdictSentence(analysis.verdict);
        QString extremes = extremesText(analysis.comparison);
        if (!extremes.isEmpty()) {
            extremes.replace(0, 1, extremes.at(0).toUpper());
            line += QLatin1Char(' ') + extremes + QLatin1Char('.');
        }
        result << line;
    }
    return result;
}

} // namespace pgduel::words
