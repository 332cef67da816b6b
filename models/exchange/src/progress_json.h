#pragma once

#include <vector>

#include <QJsonArray>

#include "analysis/progress_comparison.h"

namespace pgduel::exchange {

/// One object a pair: what is known at each mark of equal work and of equal time, chunks, trends.
QJsonArray progressList(const std::vector<analysis::ProgressComparison>& progress);

} // namespace pgduel::exchange
