#pragma once

#include <QString>

#include "analysis/verdict.h"

namespace pgduel::words {

/// "7.4 %"; with as many decimals as it takes not to show something as nothing.
QString amount(double ratio);
QString signedAmount(double ratio); ///< "+7.4 %"
/// "better by 7.4 %", to stand inside a sentence.
QString verdictPhrase(const analysis::Verdict& verdict);

} // namespace pgduel::words
