#include "exchange/comparison_tables.h"
#include "exchange/verdict_text.h"

#include <QJsonDocument>

#include "conclusions_json.h"
#include "factor_json.h"
#include "json.h"
#include "progress_json.h"
#include "verdict_json.h"

namespace pgduel::exchange {

namespace {

QJsonValue extremeObject(const std::optional<analysis::Extreme>& extreme)
{
    if (!extreme)
        return QJsonValue::Null;
    return QJsonObject{{QStringLiteral("difference_ratio"), extreme->difference},
        {QStringLiteral("step"), extreme->step}, {QStringLiteral("sessions"), extreme->sessions}};
}

QJsonValue missingValue(analysis::Missing missing)
{
    return missing == analysis::Missing::None ? QJsonValue(QJsonValue::Null)
                                              : QJsonValue(QLatin1String(missingText(missing)));
}

QJsonObject pointObject(const analysis::PairPoint& point)
{
    return {{QStringLiteral("step"), point.step}, {QStringLiteral("sessions"), point.sessions},
        {QStringLiteral("baseline_mean_of_runs"), json(point.baseline)},
        {QStringLiteral("candidate_mean_of_runs"), json(point.candidate)},
        {QStringLiteral("baseline_runs"), json(point.baselineRuns)},
        {QStringLiteral("candidate_runs"), json(point.candidateRuns)},
        {QStringLiteral("difference_of_means_ratio"), json(point.difference)},
        {QStringLiteral("missing"), missingValue(point.missing)},
        {QStringLiteral("baseline_evidence"), point.evidenceBaseline},
        {QStringLiteral("candidate_evidence"), point.evidenceCandidate},
        {QStringLiteral("enough_evidence"), point.enoughEvidence}};
}

QJsonObject comparisonObject(const analysis::PairAnalysis& analysis)
{
    const analysis::Comparison& comparison = analysis.comparison;
    QJsonArray points;
    for (std::size_t i = 0; i < comparison.points.size(); ++i) {
        QJsonObject point = pointObject(comparison.points[i]);
        if (i < analysis.points.size())
            point.insert(QStringLiteral("estimate"), intervalObject(analysis.points[i]));
        points.append(point);
    }
    return {{QStringLiteral("metric"), json(comparison.metric.id)},
        {QStringLiteral("unit"), json(comparison.metric.unit)},
        {QStringLiteral("polarity"), QLatin1String(polarityText(comparison.metric.polarity))},
        {QStringLiteral("baseline"), json(comparison.baseline)},
        {QStringLiteral("candidate"), json(comparison.candidate)},
        {QStringLiteral("baseline_runs"), comparison.baselineRuns},
        {QStringLiteral("candidate_runs"), comparison.candidateRuns},
        {QStringLiteral("min"), extremeObject(comparison.min)},
        {QStringLiteral("max"), extremeObject(comparison.max)},
        {QStringLiteral("mean_of_differences_ratio"), json(comparison.mean)},
        {QStringLiteral("geometric_mean_of_steps_ratio"), json(comparison.geometricMean)},
        {QStringLiteral("totals_ratio"), json(comparison.ratioOfTotals)},
        {QStringLiteral("missing_points"), comparison.missingPoints},
        {QStringLiteral("thin_points"), comparison.thinPoints}, {QStringLiteral("points"), points},
        {QStringLiteral("verdict"), verdictObject(analysis)}};
}

} // namespace

std::string comparisonJson(const Analyses& analyses, const std::vector<analysis::Statement>& conclusions,
    const std::vector<analysis::ProgressComparison>& progress, const std::vector<FactorFacts>& factors)
{
    QJsonArray list;
    for (const analysis::PairAnalysis& analysis : analyses)
        list.append(comparisonObject(analysis));
    const QJsonObject document{{QStringLiteral("format"), QStringLiteral("pgduel-comparison")},
        {QStringLiteral("format_version"), 2}, {QStringLiteral("conclusions"), conclusionList(conclusions)},
        {QStringLiteral("progress"), progressList(progress)},
        {QStringLiteral("factors"), factorList(factors)}, {QStringLiteral("comparisons"), list}};
    return QJsonDocument(document).toJson(QJsonDocument::Indented).toStdString();
}

} // namespace pgduel::exchange
