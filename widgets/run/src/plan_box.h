#pragma once

#include <vector>

#include <QWidget>

#include "chart/theme.h"
#include "items/plan_model.h"
#include "shell/retranslated.h"

namespace pgduel::run_page {

/// Every run of the plan as a chip with its state and the letter of its experiment, a row for each block.
class PlanBox : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit PlanBox(QWidget* parent = nullptr);

    void setRuns(
        const std::vector<store::RunRecord>& runs, const std::vector<study::Experiment>& experiments);
    void setState(int run, store::RunState state);
    items::PlanModel& model() { return model_; }
    QString text() const; ///< a line for each block

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Chip {
        QRect place;
        int row = 0; ///< of the model
    };
    std::vector<Chip> chips(int width) const;
    QString chipText(int row) const;
    int side() const;

    items::PlanModel model_;
};

} // namespace pgduel::run_page
