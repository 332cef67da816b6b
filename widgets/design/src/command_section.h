#pragma once

#include "section.h"

class QLabel;
class QPlainTextEdit;

namespace pgduel::design {

/// The program that makes the load, and how its output is read. Hidden while the load is pgDuel's own.
class CommandSection : public Section {
    Q_OBJECT
public:
    CommandSection(shell::StudyDocument& document, QWidget* parent);

protected:
    void showStudy() override;
    void retranslate() override;
    void recolour() override;

private:
    QPlainTextEdit* command_;
    QLineEdit* progress_;
    QLabel *arguments_, *hint_;
};

} // namespace pgduel::design
