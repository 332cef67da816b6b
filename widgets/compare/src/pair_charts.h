#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QWidget>

#include "analysis/pair_analysis.h"
#include "chart/chart_group.h"
#include "chart/panel.h"
#include "chart/theme.h"
#include "exchange/study_verdicts.h"

class QLabel;
class QSplitter;

namespace pgduel::chart {
class DifferenceChartView;
class LineChartView;
} // namespace pgduel::chart

namespace pgduel::compare {

/// The charts of a pair: both lines over each other or side by side, and under them their difference. One X
/// range and one crosshair for all.
class PairCharts : public QWidget {
    Q_OBJECT
public:
    explicit PairCharts(QWidget* parent = nullptr);

    /// `verdicts`: of all pairs, for scales that they share.
    void showPair(const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts,
        int baseline, int candidate, const analysis::PairAnalysis& analysis);
    void setSideBySide(bool sideBySide);
    void setSameScale(bool sameScale);
    /// `presenting`: headings as large as the theme's type.
    void setTheme(const chart::Theme& theme, bool presenting);

signals:
    void pictureAsked(); ///< from the context menu of a chart
    void copied(const QString& what);

private:
    void setHeading(QLabel* label, const QString& html);
    QString coloured(const QString& text, const std::vector<std::pair<int, QString>>& names) const;
    void showHeadings(const analysis::Comparison& comparison, int baseline, int candidate);
    void fillLines(const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts,
        const analysis::Comparison& comparison, int baseline, int candidate);
    void openMenu(const QPoint& place);

    bool sideBySide_ = false, sameScale_ = false, presenting_ = false;
    QLabel *lineTitle_, *leftTitle_, *rightTitle_, *differenceTitle_;
    QSplitter *rows_, *columns_;
    QWidget* over_;
    chart::LineChartView *lines_, *left_, *right_; ///< over each other; A and B side by side
    chart::DifferenceChartView* difference_;
    chart::ChartGroup stacked_, paired_; ///< lines_ and difference_; left_ and right_
};

} // namespace pgduel::compare
