#include "panel_plot.h"

#include <algorithm>

#include "panel_range.h"

namespace pgduel::chart {

Range shownRange(const Plot& plot, const Range& values, int fineness)
{
    const double room = 0.08 * values.length();
    const Range wanted{values.begin < 0 ? values.begin - room : 0, values.end > 0 ? values.end + room : 0};
    return rounded(wanted, niceStep(wanted.length(), plot.yParts() * fineness));
}

void applyPanel(Plot& plot, const LinePanel& panel, const Range& x, const Range& y)
{
    const bool live = std::any_of(
        panel.lines.begin(), panel.lines.end(), [](const Line& line) { return line.samples != nullptr; });
    plot.setXAxis(panel.x, x);
    plot.setTitles(panel.title, panel.x.title, panel.yTitle);
    plot.setYRange(y, NumberForm::Plain);
    // A live chart has lines between the steps instead.
    plot.setXGridVisible(!live || panel.x.kind == XKind::ElapsedTime);
    plot.arrange();
}

void applyPanel(Plot& plot, const DifferencePanel& panel, const Range& x)
{
    plot.setXAxis(panel.x, x);
    plot.setTitles(panel.title, panel.x.title, panel.yTitle);
    plot.setYRange(panel.y.value_or(shownRange(plot, valueRange(panel, x), 4)), NumberForm::SignedPercent);
    plot.setXGridVisible(true);
    plot.arrange();
}

} // namespace pgduel::chart
