#pragma once

#include <QString>

#include <vector>

#include "chart/panel.h"

namespace pgduel::chart {

struct Tick {
    double at = 0;
    QString label;
    friend bool operator==(const Tick&, const Tick&) = default;
};

/// The smallest of 1, 2, 2.5, 5 × 10ⁿ that divides a span into at most `parts` parts.
double niceStep(double span, int parts);
/// The same for seconds: 1, 2, 5, 10, 15, 30 s, then minutes and hours.
double niceTimeStep(double span, int parts);
/// The range, widened to whole steps.
Range rounded(const Range& range, double step);
/// Multiples of step inside the range.
std::vector<double> multiples(const Range& range, double step);
/// Decimals that a multiple of step needs.
int decimalsFor(double step);

enum class NumberForm { Plain, Percent, SignedPercent };
/// "1.79"; Percent and SignedPercent take ratios: 0.05 is "5 %" or "+5 %".
QString tickLabel(double value, double step, NumberForm form);

} // namespace pgduel::chart
