#pragma once

#include <functional>
#include <string>
#include <vector>

#include "analysis/conclusions.h"
#include "analysis/pair_analysis.h"
#include "analysis/progress_comparison.h"
#include "exchange/csv.h"
#include "exchange/factor_facts.h"

namespace pgduel::exchange {

using Analyses = std::vector<analysis::PairAnalysis>;

/// One row a pair and metric: metric, unit, polarity, baseline, candidate, verdict, reason, estimate_ratio
/// (geometric mean over runs and steps), confidence_low, confidence_high, confidence, method,
/// baseline_runs_used, candidate_runs_used, pairs, p, adjusted_p, smallest_effect, smallest_effect_source,
/// runs_needed, remarks ("a b"); then the plain comparison: baseline_runs, candidate_runs, points,
/// min_difference, min_step, min_sessions, mean_of_differences, max_difference, max_step, max_sessions,
/// geometric_mean_of_steps, ratio_of_totals, missing_points, thin_points. Differences are ratios; absent is
/// empty.
void comparisonSummaryCsv(const Sink& sink, const Analyses& analyses, const CsvStyle& style = {});

/// One row a point: metric, unit, baseline, candidate, step, sessions, baseline_mean_of_runs,
/// candidate_mean_of_runs, difference_of_means, missing (reason), geometric_mean_of_runs (ratio),
/// confidence_low, confidence_high (around it), p, adjusted_p, decided, baseline_evidence,
/// candidate_evidence, enough_evidence.
void comparisonPointsCsv(const Sink& sink, const Analyses& analyses, const CsvStyle& style = {});

/// Both tables in one document, with the facts of each verdict and what the study says; differences are
/// `…_ratio`.
std::string comparisonJson(const Analyses& analyses, const std::vector<analysis::Statement>& conclusions = {},
    const std::vector<analysis::ProgressComparison>& progress = {},
    const std::vector<FactorFacts>& factors = {});

/// Words and numbers for people come from the caller, who knows the language.
struct MarkdownWords {
    std::string metric = "metric", baseline = "baseline", candidate = "candidate", min = "min", mean = "mean",
                max = "max", step = "step", sessions = "sessions", difference = "difference",
                verdict = "verdict", estimate = "estimate", interval = "interval", none = "–";
    std::function<std::string(const measure::Metric&)> metricName; ///< default: its id
    std::function<std::string(const analysis::Verdict&)> verdictName; ///< default: its spelling in CSV
    std::function<std::string(const analysis::Interval&)> intervalText; ///< default: "low … high"
    std::function<std::string(double)> number; ///< a value; default: numberText
    std::function<std::string(double)> percent; ///< a difference; default: numberText of the ratio
    std::function<std::string(const analysis::Comparison&, const analysis::Extreme&)>
        place; ///< where; default: (step, sessions)
};

/// A summary table of all pairs and metrics, then a table of points for each.
std::string comparisonMarkdown(const Analyses& analyses, const MarkdownWords& words = {});

/// Spelling of a reason in CSV and JSON; empty for Missing::None.
const char* missingText(analysis::Missing missing);

} // namespace pgduel::exchange
