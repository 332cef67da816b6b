#pragma once

#include "section.h"

class QLabel;
class QSpinBox;

namespace pgduel::design {

/// The data the load works on, and how each run gets the same starting state.
class DatasetSection : public Section {
    Q_OBJECT
public:
    DatasetSection(shell::StudyDocument& document, QWidget* parent);

protected:
    void showStudy() override;
    void retranslate() override;
    void recolour() override;

private:
    void addKinds(QGridLayout* rows);
    void addSwitches();

    QSpinBox* scale_;
    QLabel* size_;
};

} // namespace pgduel::design
