#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "analysis/pair_analysis.h"
#include "exchange/factor_facts.h"
#include "exchange/study_verdicts.h"
#include "words/text_table.h"

/// Words of factor studies and of tables of pairs, the same in window, command line and report.
namespace pgduel::words {

/// One sign of a verdict for narrow places, never colour alone: ✓ ✗ ↑ ↓ ≈ ? 1 ∅, in parentheses when slight.
QString verdictMark(const analysis::Verdict& verdict);
/// "+7.4 %"; "–" without an estimate.
QString verdictAmount(const analysis::Verdict& verdict);
/// What the marks mean, in one line: "✓ better · ✗ worse · …", with more and fewer for waits.
QString markLegend(const measure::Metric& metric);
/// Everything behind a cell: the sentence with interval and runs, and what limits it.
QString verdictTip(const analysis::Verdict& verdict);

/// All pairs in one metric: a row is the baseline, a column the candidate.
QString matrixTitle(const std::string& metric);
QString matrixCorner(); ///< "A ↓  B →"
TextTable matrixTable(const std::vector<study::Experiment>& experiments,
    const exchange::StudyVerdicts& verdicts, const std::string& metric);

/// "work_mem = 4MB, indexes = 3"; places that are −1 are left out.
QString combinationText(const exchange::FactorPlan& plan, const exchange::Combination& levels);
/// The combinations of the other factors, in order, with −1 at the compared factor: the rows of the map.
std::vector<exchange::Combination> mapRows(const exchange::FactorFacts& facts);
QString mapTitle(const exchange::FactorFacts& facts); ///< "Speed: workers against 0 workers"
QString mapCellText(const exchange::MapCell& cell); ///< amount and mark, "baseline", "no run", "left out"
QString mapCellTip(const exchange::FactorFacts& facts, const exchange::MapCell& cell);
TextTable mapTable(const exchange::FactorFacts& facts);
/// Break-even level, all levels that win, those that only seem to, crossings. Empty for waits.
QStringList winningSentences(const exchange::FactorFacts& facts);

QString effectName(const exchange::FactorFacts& facts, const analysis::FactorEffect& effect);
QString effectSizeText(const analysis::FactorEffect& effect); ///< "+6.1 %"
/// "effect, interval, test, error term" of each term.
TextTable effectTable(const exchange::FactorFacts& facts);
/// Means of the levels over all combinations of the others, and all their pairs with simultaneous intervals.
TextTable levelTable(const exchange::FactorFacts& facts, std::size_t factor);
/// "Difference from 4MB (simultaneous 95 % intervals, Tukey), %"
QString levelAxisTitle(const exchange::FactorFacts& facts, std::size_t factor);
/// What the effects rest on, what was left out, what is refused and why.
QStringList effectSentences(const exchange::FactorFacts& facts);

} // namespace pgduel::words
