#pragma once

#include "exchange/csv.h"
#include "exchange/factor_facts.h"

namespace pgduel::exchange {

/// One row a combination of levels: metric, unit, one column a factor (its name), compared_factor,
/// baseline_level, state (baseline, judged, not_planned, no_runs), verdict, reason, estimate_ratio (geometric
/// mean over runs and steps), confidence_low, confidence_high, confidence, baseline_runs, runs, p, adjusted_p
/// (Holm over the map). Differences are ratios; absent is empty.
void factorMapCsv(const Sink& sink, const FactorFacts& facts, const CsvStyle& style = {});

/// One row a main effect or interaction: metric, term ("a × b"), effect_ratio, from_level, to_level,
/// confidence_low, confidence_high, confidence, degrees, error_degrees, f, p, lenth_margin_log, error
/// (replicates, highest_interaction, whole_plots, lenth, none), decided.
void factorEffectsCsv(const Sink& sink, const FactorFacts& facts, const CsvStyle& style = {});

const char* toText(MapState state); ///< as in the table
const char* toText(analysis::EffectError error);
std::string termText(const FactorFacts& facts, const std::vector<std::size_t>& factors); ///< "a × b"

} // namespace pgduel::exchange
