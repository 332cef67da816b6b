#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/factor_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

using analysis::VerdictKind;
using exchange::MapState;

class FactorMapWords {
    Q_DECLARE_TR_FUNCTIONS(FactorMapWords)
};

QString bareMark(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::Better:
    case VerdictKind::SlightlyBetter:
        return QStringLiteral("✓");
    case VerdictKind::Worse:
    case VerdictKind::SlightlyWorse:
        return QStringLiteral("✗");
    case VerdictKind::More:
    case VerdictKind::SlightlyMore:
        return QStringLiteral("↑");
    case VerdictKind::Fewer:
    case VerdictKind::SlightlyFewer:
        return QStringLiteral("↓");
    case VerdictKind::NoPracticalDifference:
        return QStringLiteral("≈");
    case VerdictKind::NotDecided:
        return QStringLiteral("?");
    case VerdictKind::OneRunOnly:
        return QStringLiteral("1");
    case VerdictKind::NotComparable:
        break;
    }
    return QStringLiteral("∅");
}

QString levelName(const exchange::FactorPlan& plan, std::size_t factor, int level)
{
    return QString::fromStdString(plan.factors()[factor].levels[static_cast<std::size_t>(level)]);
}

QString factorName(const exchange::FactorPlan& plan, std::size_t factor)
{
    return QString::fromStdString(plan.factors()[factor].name);
}

} // namespace

QString verdictMark(const analysis::Verdict& verdict)
{
    const QString mark = bareMark(verdict.kind);
    return analysis::isSlight(verdict.kind) ? QStringLiteral("(%1)").arg(mark) : mark;
}

QString verdictAmount(const analysis::Verdict& verdict)
{
    return verdict.estimate ? signedAmount(*verdict.estimate) : QStringLiteral("–");
}

QString markLegend(const measure::Metric& metric)
{
    QStringList parts;
    if (metric.polarity == measure::Polarity::Neither)
        parts << FactorMapWords::tr("↑ more") << FactorMapWords::tr("↓ fewer");
    else
        parts << FactorMapWords::tr("✓ better") << FactorMapWords::tr("✗ worse");
    parts << FactorMapWords::tr("in parentheses: slightly") << FactorMapWords::tr("≈ no practical difference")
          << FactorMapWords::tr("? not decided") << FactorMapWords::tr("1 one run only")
          << FactorMapWords::tr("∅ not comparable");
    return parts.join(QStringLiteral(" · "));
}

QString verdictTip(const analysis::Verdict& verdict)
{
    return verdictSentences(verdict).join(QLatin1Char('\n'));
}

QString matrixTitle(const std::string& metric)
{
    return FactorMapWords::tr("%1: every experiment against every other", "metric").arg(metricName(metric));
}

QString matrixCorner()
{
    return QStringLiteral("A ↓  B →"); // rows are baselines, columns candidates
}

TextTable matrixTable(const std::vector<study::Experiment>& experiments,
    const exchange::StudyVerdicts& verdicts, const std::string& metric)
{
    TextTable table;
    table.title = matrixTitle(metric);
    table.header << matrixCorner();
    for (const study::Experiment& experiment : experiments)
        table.header << QString::fromStdString(experiment.name);
    for (const study::Experiment& baseline : experiments) {
        QStringList row{QString::fromStdString(baseline.name)};
        for (const study::Experiment& candidate : experiments) {
            const auto* found = verdicts.find(baseline.index, candidate.index, metric);
            if (found)
                row << verdictAmount(found->verdict) + QLatin1Char(' ') + verdictMark(found->verdict);
            else
                row << (baseline.index == candidate.index ? QString() : QStringLiteral("–"));
        }
        table.rows << row;
    }
    return table;
}

QString combinationText(const exchange::FactorPlan& plan, const exchange::Combination& levels)
{
    QStringList parts;
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i] >= 0)
            parts << QStringLiteral("%1 = %2").arg(factorName(plan, i), levelName(plan, i, levels[i]));
    return parts.join(QStringLiteral(", "));
}

std::vector<exchange::Combination> mapRows(const exchange::FactorFacts& facts)
{
    std::vector<exchange::Combination> rows;
    for (const exchange::MapCell& cell : facts.map)
        if (cell.levels[facts.choice.factor] == 0) {
            rows.push_back(cell.levels);
            rows.back()[facts.choice.factor] = -1;
        }
    return rows;
}

QString mapTitle(const exchange::FactorFacts& facts)
{
    return FactorMapWords::tr("%1: %2, each level against %3", "metric, factor, baseline level")
        .arg(metricName(facts.metric.id), factorName(facts.plan, facts.choice.factor),
            levelName(facts.plan, facts.choice.factor, facts.choice.baseline));
}

QString mapCellText(const exchange::MapCell& cell)
{
    switch (cell.state) {
    case MapState::Baseline:
        return FactorMapWords::tr("baseline");
    case MapState::NotPlanned:
        return FactorMapWords::tr("left out", "combination of levels that is not in the plan");
    case MapState::NoRuns:
        return FactorMapWords::tr("no run");
    case MapState::Judged:
        break;
    }
    return verdictAmount(*cell.verdict) + QLatin1Char(' ') + verdictMark(*cell.verdict);
}

QString mapCellTip(const exchange::FactorFacts& facts, const exchange::MapCell& cell)
{
    QString tip = combinationText(facts.plan, cell.levels) + QLatin1Char('\n');
    switch (cell.state) {
    case MapState::Baseline:
        return tip + FactorMapWords::tr("The other levels are compared with this one.");
    case MapState::NotPlanned:
        return tip + FactorMapWords::tr("The study leaves this combination, or its baseline, out.");
    case MapState::NoRuns:
        return tip + FactorMapWords::tr("This combination, or its baseline, has no finished run yet.");
    case MapState::Judged:
        break;
    }
    tip += verdictTip(*cell.verdict);
    if (cell.verdict->p && facts.judged > 1)
        tip += QLatin1Char('\n')
            + FactorMapWords::tr("Judged as one of %Ln cell(s) of this map (Holm).", nullptr, facts.judged);
    return tip;
}

TextTable mapTable(const exchange::FactorFacts& facts)
{
    TextTable table;
    table.title = mapTitle(facts);
    const std::size_t factor = facts.choice.factor;
    const auto& levels = facts.plan.factors()[factor].levels;
    table.header << factorName(facts.plan, factor);
    for (const std::string& level : levels)
        table.header << QString::fromStdString(level);
    for (exchange::Combination row : mapRows(facts)) {
        QStringList texts{combinationText(facts.plan, row)};
        for (int level = 0; level < static_cast<int>(levels.size()); ++level) {
            row[factor] = level;
            texts << mapCellText(*facts.cellAt(row));
        }
        table.rows << texts;
    }
    return table;
}

} // namespace pgduel::words
