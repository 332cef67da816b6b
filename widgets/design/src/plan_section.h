#pragma once

#include <optional>

#include "plan_grid_model.h"
#include "section.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace pgduel::design {

/// Replicates, order and seed, and the plan they make.
class PlanSection : public Section {
    Q_OBJECT
public:
    PlanSection(shell::StudyDocument& document, QWidget* parent);
    /// Standard deviation of ln(run) from run to run, as runs of this study have shown it; none: not known.
    void setNoise(std::optional<double> noise);

protected:
    void showStudy() override;
    void retranslate() override;
    void recolour() override;

private:
    void addFields();
    void addTwinField();
    void showPower();
    void buildTable();
    void fitTable();
    void copy();

    PlanGridModel model_;
    QTableView* table_;
    QLineEdit* seed_;
    QPushButton* newSeed_;
    QLabel *hint_, *power_;
    std::optional<double> noise_;
};

} // namespace pgduel::design
