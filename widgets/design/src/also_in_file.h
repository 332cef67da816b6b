#pragma once

#include <QString>

#include "section.h"

class QPlainTextEdit;

namespace pgduel::design {

/// The keys of a study that the page has no field for, as lines of its TOML; empty when there are none.
QString alsoInFile(const study::Study& study);

/// Shows those lines, so that nothing that counts is out of sight. Hidden when there are none.
class AlsoInFileSection : public Section {
    Q_OBJECT
public:
    AlsoInFileSection(shell::StudyDocument& document, QWidget* parent);

protected:
    void showStudy() override;
    void retranslate() override;
    void recolour() override;

private:
    QLabel* note_;
    QPlainTextEdit* lines_;
};

} // namespace pgduel::design
