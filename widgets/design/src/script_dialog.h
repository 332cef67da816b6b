#pragma once

#include <QDialog>

#include "script_check.h"
#include "shell/retranslated.h"

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace pgduel::design {

/// The text of one script, checked while it is typed; mistakes are underlined and named with line and column.
/// A built-in script is shown as it is and can be turned into an own one.
class ScriptDialog : public shell::Retranslated<QDialog> {
    Q_OBJECT
public:
    ScriptDialog(shell::StudyDocument& document, ScriptCheck& check, int script, QWidget* parent);

protected:
    void retranslate() override;
    void recolour() override { showFaults(); }

private:
    const study::ScriptSpec* script() const;
    void build();
    void showStudy();
    void showFaults();
    void takeText();
    void makeOwn();

    shell::StudyDocument& document_;
    ScriptCheck& check_;
    int index_;
    QPlainTextEdit* text_;
    QLabel *note_, *faults_;
    QPushButton* own_;
    QDialogButtonBox* buttons_;
};

} // namespace pgduel::design
