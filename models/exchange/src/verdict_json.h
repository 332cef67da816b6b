#pragma once

#include <QJsonObject>

#include "analysis/pair_analysis.h"

namespace pgduel::exchange {

/// The facts of a verdict: kind, estimate, interval and how they were found.
QJsonObject verdictObject(const analysis::PairAnalysis& analysis);
/// The interval of a load step.
QJsonObject intervalObject(const analysis::PointInterval& point);

} // namespace pgduel::exchange
