#pragma once

#include <vector>

#include "section.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace pgduel::design {

class ExperimentEditor;
class FactorEditor;
class Machine;

/// What differs: factors with levels, experiments, the baseline and how many pairs that makes.
class DiffersSection : public Section {
    Q_OBJECT
public:
    DiffersSection(shell::StudyDocument& document, Machine& machine, QWidget* parent);

protected:
    void showStudy() override;
    void retranslate() override;

private:
    void addFactor();
    void addExperiment();
    void matchEditors();
    void showBaseline();

    Machine& machine_;
    std::vector<FactorEditor*> factors_;
    std::vector<ExperimentEditor*> experiments_;
    QVBoxLayout *factorColumn_, *experimentColumn_;
    QPushButton *addFactor_, *addExperiment_;
    QComboBox* baseline_;
    QLabel *nothing_, *pairs_;
};

} // namespace pgduel::design
