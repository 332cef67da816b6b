#pragma once

#include <QTreeWidget>

#include <vector>

#include "chart/line_chart.h"

namespace pgduel::chart {

/// One row of a legend.
struct LegendEntry {
    QString name;
    int experiment = 0;
    LineRole role = LineRole::Main;
    bool visible = true;
    LineStatistics values;
};

/// Legend as a table: check box, colour with dash and marker, whole name, last, min, max, mean. Space
/// switches a line.
class LegendView : public QTreeWidget {
    Q_OBJECT
public:
    explicit LegendView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// False shows names only.
    void setValuesVisible(bool visible);
    void setEntries(const std::vector<LegendEntry>& entries);
    /// New numbers for the row, nothing else; cheap.
    void setValues(int row, const LineStatistics& values);

signals:
    void visibilityChanged(int row, bool visible);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void drawIcon(int row);

    Theme theme_;
    std::vector<LegendEntry> entries_;
};

} // namespace pgduel::chart
