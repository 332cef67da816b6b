#pragma once

#include <vector>

#include "section.h"

class QLabel;
class QMenu;
class QPushButton;

namespace pgduel::design {

class ScriptCheck;
class ScriptRow;

/// The scripts of the load with their weights, and how they are sent.
class ScriptsSection : public Section {
    Q_OBJECT
public:
    ScriptsSection(shell::StudyDocument& document, ScriptCheck& check, QWidget* parent);

protected:
    void showStudy() override;
    void retranslate() override;

private:
    void addChoices();
    void fillMenu();
    void addScript(const QString& builtin);
    void makeRows();

    ScriptCheck& check_;
    std::vector<ScriptRow*> rows_;
    QVBoxLayout* column_;
    QPushButton* add_;
    QMenu* menu_;
    QLabel* nothing_;
};

} // namespace pgduel::design
