#pragma once

#include <vector>

#include "design/design_page.h"
#include "machine.h"
#include "script_check.h"
#include "section.h"

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;

namespace pgduel::design {

class PlanSection;

/// The inside of the page: its sections, the bar with totals and the two buttons, and who shows which
/// mistake.
class DesignPage::Parts : public QObject {
    Q_OBJECT
public:
    Parts(shell::StudyDocument& document, DesignPage& page);

    bool isClean() const;
    void showState(); ///< frozen, running, mistakes, totals
    void goToFirstFault();
    bool showField(const QString& key);
    void retranslate();

    shell::MessageBar* messages;
    shell::MessageBar* state; ///< what the page says about itself: frozen, mistakes
    QPushButton *check, *run;
    PlanSection* plan = nullptr;
    QAction *undo, *redo;
    bool running = false;

private:
    void buildCards();
    void build(DesignPage& page);
    void addActions(DesignPage& page);
    void nameActions();
    void showTotals();
    void showFaults();
    void sayState();

    shell::StudyDocument& document_;
    Machine machine_;
    ScriptCheck scripts_;
    std::vector<Section*> sections_;
    std::vector<measure::Fault> homeless_; ///< mistakes that no field has
    QWidget* content_;
    QScrollArea* scroll_;
    QLabel* totals_;
};

} // namespace pgduel::design
