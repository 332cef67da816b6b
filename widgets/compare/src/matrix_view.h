#pragma once

#include "result_view.h"

class QLabel;
class QPushButton;

namespace pgduel::compare {

class GridTable;

/// Every experiment against every other in the chosen metric; a click on a cell chooses the pair.
class MatrixView : public ResultView {
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);

    QString title() const override;
    void showStudy(const Reading& reading) override;
    void showChoice(int baseline, int candidate, const std::string& metric) override;
    void setTheme(const chart::Theme& theme) override;

protected:
    void retranslate() override;

private:
    void fill();
    void take(int row, int column);
    void exportPicture();
    void exportCsv();

    const Reading* reading_ = nullptr;
    int baseline_ = -1, candidate_ = -1;
    std::string metric_;
    QLabel *heading_, *legend_;
    QPushButton *picture_, *csv_;
    GridTable* table_;
};

} // namespace pgduel::compare
