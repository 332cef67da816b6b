#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "analysis/pair_analysis.h"
#include "analysis/planning.h"

/// Sentences made from the facts of a verdict and from nothing else: what they say cannot contradict the
/// charts, and no number stands in them that the facts do not hold.
namespace pgduel::words {

/// "Better by 7.4 %" / «Лучше на 7,4 %», "Not decided: about 4 more runs per configuration are needed".
QString verdictHeadline(const analysis::Verdict& verdict);
/// "Speed, 40 % RAM against 25 % RAM: better by 7.4 % (95 % confidence interval +3.9 … +8.4 %)."
QString verdictSentence(const analysis::Verdict& verdict);
/// "95 % confidence interval +3.9 … +8.4 %"; empty without one.
QString intervalText(const analysis::Verdict& verdict);
QString levelText(double confidence); ///< "95 %", "99.9 %"
QString rangeText(const analysis::Interval& ratio); ///< "+3.9 … +8.4 %"
/// "3 pairs of runs" or "3 runs against 3 runs"; what n is, always said.
QString sampleText(const analysis::Verdict& verdict);
QString smallestEffectText(const analysis::Verdict& verdict); ///< with where it comes from
QString remarkText(const analysis::Remark& remark, const analysis::Verdict& verdict);
/// The sentence, what was seen where it is not decided, and the remarks.
QStringList verdictSentences(const analysis::Verdict& verdict);
/// "p = 0.031"; "p < 0.001".
QString probabilityText(double p);

/// "With 3 runs of each experiment a difference of about 6.0 % can be seen; with 5 about 4.0 %." (80 %
/// power), with the noise that this rests on. `runs` at least 2 are shown as they are, else 3.
QString detectableText(const analysis::Wish& wish, int runs);
/// What a budget buys and the difference that can then be seen, with the noise that runs have shown, else
/// with what plans are made for.
QString budgetText(const std::vector<analysis::BudgetPlan>& plans, const std::optional<analysis::Wish>& seen);

/// "Why?": the estimate and which mean it is, method with its source, p, smallest effect, second opinions,
/// load.
QStringList verdictFacts(const analysis::PairAnalysis& analysis);
/// "A, block 1: 5,412 transactions/s", with why a run did not enter.
QStringList runFacts(const analysis::PairAnalysis& analysis);

} // namespace pgduel::words
