#pragma once

#include "progress_panels.h"
#include "result_view.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace pgduel::chart {
class DifferenceChartView;
class LineChartView;
} // namespace pgduel::chart

namespace pgduel::shell {
class Card;
}

namespace pgduel::compare {

/// How far both sides of a pair had come and when, the speed-up under it, and both in words and numbers.
class ProgressView : public ResultView {
    Q_OBJECT
public:
    explicit ProgressView(QWidget* parent = nullptr);

    QString title() const override;
    void showStudy(const Reading& reading) override;
    void showChoice(int baseline, int candidate, const std::string& metric) override;
    void setTheme(const chart::Theme& theme) override;
    SpeedUpKind kind() const;
    void setKind(SpeedUpKind kind);

protected:
    void retranslate() override;

private:
    QWidget* charts();
    QWidget* facts();
    void fill();
    void fillTable(const analysis::ProgressComparison& progress);
    const analysis::ProgressComparison* shown() const;
    void exportPicture();
    void copy();

    const Reading* reading_ = nullptr;
    int baseline_ = -1, candidate_ = -1;
    QStackedWidget* stack_;
    shell::Card* card_;
    QLabel *none_, *linesTitle_, *sentences_;
    QComboBox* kind_;
    QPushButton *picture_, *copy_;
    chart::LineChartView* lines_;
    chart::DifferenceChartView* speedUp_;
    QTableWidget* table_;
};

} // namespace pgduel::compare
