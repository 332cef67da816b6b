#pragma once

#include "section.h"

class QLabel;

namespace pgduel::design {

/// Title and question of the study.
class HeaderSection : public Section {
    Q_OBJECT
public:
    HeaderSection(shell::StudyDocument& document, QWidget* parent);

protected:
    void retranslate() override;

private:
    QLineEdit *title_, *question_;
};

} // namespace pgduel::design
