#include "exchange/comparison_tables.h"
#include "exchange/verdict_text.h"

namespace pgduel::exchange {

namespace {

void optional(CsvWriter& csv, const std::optional<double>& value)
{
    value ? csv.cell(*value) : csv.cell("");
}

void extreme(CsvWriter& csv, const std::optional<analysis::Extreme>& extreme)
{
    if (extreme)
        csv.cell(extreme->difference).cell(extreme->step).cell(extreme->sessions);
    else
        csv.cell("").cell("").cell("");
}

CsvWriter& pair(CsvWriter& csv, const analysis::Comparison& comparison)
{
    return csv.cell(comparison.metric.id)
        .cell(comparison.metric.unit)
        .cell(comparison.baseline)
        .cell(comparison.candidate);
}

void interval(CsvWriter& csv, const std::optional<analysis::Interval>& interval)
{
    if (interval)
        csv.cell(interval->low).cell(interval->high);
    else
        csv.cell("").cell("");
}

std::string remarkNames(const std::vector<analysis::Remark>& remarks)
{
    std::string names;
    for (const analysis::Remark& remark : remarks)
        names += (names.empty() ? "" : " ") + std::string(toText(remark.qualifier));
    return names;
}

void verdictCells(CsvWriter& csv, const analysis::Verdict& verdict)
{
    csv.cell(polarityText(verdict.metric.polarity)).cell(toText(verdict.kind)).cell(toText(verdict.reason));
    optional(csv, verdict.estimate);
    interval(csv, verdict.interval);
    csv.cell(verdict.confidence)
        .cell(toText(verdict.method))
        .cell(verdict.baselineRuns)
        .cell(verdict.candidateRuns)
        .cell(verdict.pairs);
    optional(csv, verdict.p);
    optional(csv, verdict.adjustedP);
    csv.cell(verdict.smallestEffect).cell(toText(verdict.smallestEffectSource));
    verdict.runsNeeded ? csv.cell(*verdict.runsNeeded) : csv.cell("");
    csv.cell(remarkNames(verdict.remarks));
}

void intervalCells(CsvWriter& csv, const analysis::PointInterval& point)
{
    optional(csv, point.estimate);
    interval(csv, point.interval);
    optional(csv, point.p);
    optional(csv, point.adjustedP);
    csv.cell(point.decided);
}

} // namespace

const char* missingText(analysis::Missing missing)
{
    switch (missing) {
    case analysis::Missing::NotInBaseline:
        return "not_in_baseline";
    case analysis::Missing::NotInCandidate:
        return "not_in_candidate";
    case analysis::Missing::BaselineZero:
        return "baseline_zero";
    case analysis::Missing::NotFinite:
        return "not_finite";
    case analysis::Missing::None:
        break;
    }
    return "";
}

void comparisonSummaryCsv(const Sink& sink, const Analyses& analyses, const CsvStyle& style)
{
    CsvWriter csv(sink, style);
    csv.row("metric", "unit", "baseline", "candidate", "polarity", "verdict", "reason", "estimate_ratio",
        "confidence_low", "confidence_high", "confidence", "method", "baseline_runs_used",
        "candidate_runs_used", "pairs", "p", "adjusted_p", "smallest_effect", "smallest_effect_source",
        "runs_needed", "remarks", "baseline_runs", "candidate_runs", "points", "min_difference", "min_step",
        "min_sessions", "mean_of_differences", "max_difference", "max_step", "max_sessions",
        "geometric_mean_of_steps", "ratio_of_totals", "missing_points", "thin_points");
    for (const analysis::PairAnalysis& analysis : analyses) {
        const analysis::Comparison& comparison = analysis.comparison;
        pair(csv, comparison);
        verdictCells(csv, analysis.verdict);
        csv.cell(comparison.baselineRuns)
            .cell(comparison.candidateRuns)
            .cell(std::int64_t(comparison.points.size()));
        extreme(csv, comparison.min);
        optional(csv, comparison.mean);
        extreme(csv, comparison.max);
        optional(csv, comparison.geometricMean);
        optional(csv, comparison.ratioOfTotals);
        csv.cell(comparison.missingPoints).cell(comparison.thinPoints).endRow();
    }
}

void comparisonPointsCsv(const Sink& sink, const Analyses& analyses, const CsvStyle& style)
{
    CsvWriter csv(sink, style);
    csv.row("metric", "unit", "baseline", "candidate", "step", "sessions", "baseline_mean_of_runs",
        "candidate_mean_of_runs", "difference_of_means", "missing", "geometric_mean_of_runs",
        "confidence_low", "confidence_high", "p", "adjusted_p", "decided", "baseline_evidence",
        "candidate_evidence", "enough_evidence");
    for (const analysis::PairAnalysis& analysis : analyses)
        for (std::size_t i = 0; i < analysis.comparison.points.size(); ++i) {
            const analysis::PairPoint& point = analysis.comparison.points[i];
            pair(csv, analysis.comparison).cell(point.step).cell(point.sessions);
            optional(csv, point.baseline);
            optional(csv, point.candidate);
            optional(csv, point.difference);
            csv.cell(missingText(point.missing));
            intervalCells(csv, i < analysis.points.size() ? analysis.points[i] : analysis::PointInterval{});
            csv.row(point.evidenceBaseline, point.evidenceCandidate, point.enoughEvidence);
        }
}

} // namespace pgduel::exchange
