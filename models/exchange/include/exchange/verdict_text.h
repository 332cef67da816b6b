#pragma once

#include "analysis/pair_analysis.h"

namespace pgduel::exchange {

/// Spellings in CSV and JSON, the same in every language: "slightly_better", "too_few_counts" …
const char* toText(analysis::VerdictKind kind);
const char* toText(analysis::NotComparableReason reason); ///< empty for None
const char* toText(analysis::Qualifier qualifier);
const char* toText(analysis::IntervalMethod method); ///< "paired_log_t", "welch_log_t"; empty for None
const char* toText(analysis::SmallestEffectSource source);
const char* toText(analysis::RunUse use);
const char* toText(analysis::ArmSide arm);
const char* polarityText(measure::Polarity polarity); ///< "higher_is_better"

} // namespace pgduel::exchange
