#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "analysis/planning.h"
#include "plan_grid_model.h"
#include "section.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace pgduel::design {

/// What a plan ends by.
enum class PlanEnding { Replicates, Width, Budget };

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
    void addEnding(QGridLayout& cells);
    void addWidth(QGridLayout& cells);
    void addBudget(QGridLayout& cells);
    void showEnding(); ///< only the fields that this ending has
    bool isWhole() const;
    study::Study planned() const; ///< as it will be run: a budget decides replicates and steps
    std::optional<analysis::Wish> wish() const; ///< nothing without a noise
    void showPower();
    void buildTable();
    void fitTable();
    void copy();

    PlanGridModel model_;
    QTableView* table_;
    QLineEdit* seed_;
    QPushButton* newSeed_;
    QSpinBox* replicates_;
    QLabel *hint_, *power_;
    std::vector<std::pair<PlanEnding, QWidget*>> ofEnding_; ///< fields that only one ending has
    std::optional<double> noise_;
};

} // namespace pgduel::design
