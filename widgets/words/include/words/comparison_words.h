#pragma once

#include <optional>
#include <string>

#include <QString>
#include <QStringList>

#include "analysis/comparison.h"

/// Words of the plain comparison of a pair. Facts only: no word of significance, no verdict.
namespace pgduel::words {

/// A difference by the metric's polarity: "7.4 % better" / «лучше на 7,4 %», "worse", or "more" / "fewer";
/// "no difference" for 0.0 %.
QString differenceWords(const measure::Metric& metric, double ratio);
/// The same without the number: "better", "worse", "more", "fewer".
QString directionWord(const measure::Metric& metric, double ratio);

QString lineChartTitle(
    const std::string& metric, const QString& baseline, const QString& candidate); ///< "Speed: A vs B"
QString differenceChartTitle(const std::string& metric, const QString& baseline,
    const QString& candidate); ///< "Difference in speed: A vs B"
QString pairTitle(const QString& baseline, const QString& candidate); ///< "A vs B"
QString differenceAxisTitle(); ///< "Relative difference, %"
/// "Observation point (sessions)"; `byRate`: "Observation point (transactions/s asked for)"
QString observationPointAxisTitle(bool byRate = false);
QString elapsedAxisTitle(); ///< "Elapsed time"

/// What the hatched band of a difference chart is: "noise floor of one load step (A/A)".
QString stepNoiseLabel();
QString plusMinusText(double ratio); ///< "± 2.1 %"; what is behind the ± stands beside it

QString minLabel(); ///< "min"
QString meanLabel(); ///< "mean"
QString maxLabel(); ///< "max"
/// "min −2.0 % at 5 sessions" / «мин. −2,0 % при 5 сессиях»; "min –" when absent.
QString minText(const std::optional<analysis::Extreme>& extreme);
QString maxText(const std::optional<analysis::Extreme>& extreme);
QString meanText(const std::optional<double>& mean); ///< "mean +6.1 %"
QString meanDefinition(); ///< which mean it is, for the table and the note on the chart

QString missingReason(analysis::Missing missing);
QString thinReason(); ///< why a point with too little evidence is left out
/// "one run per configuration" when it is so, else "3 runs against 3 runs".
QString runsNote(const analysis::Comparison& comparison);
/// Counts behind a point: "transactions: 12,345 in A, 11,876 in B" or "sampled waits: 312 in A, 87 in B".
QString evidenceText(const analysis::Comparison& comparison, const analysis::PairPoint& point);
/// "Smallest difference: …", "Largest difference: …" with where they occur and the counts behind them.
QStringList placeSentences(const analysis::Comparison& comparison);
/// The comparison in sentences: mean, min and max with where they occur and the counts behind them, thin and
/// missing points, runs.
QStringList comparisonSentences(const analysis::Comparison& comparison);

} // namespace pgduel::words
