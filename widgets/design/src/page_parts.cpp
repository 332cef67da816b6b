#include "page_parts.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "also_in_file.h"
#include "command_section.h"
#include "dataset_section.h"
#include "differs_section.h"
#include "header_section.h"
#include "load_section.h"
#include "plan_section.h"
#include "run/budget.h"
#include "run/plan_cost.h"
#include "scripts_section.h"
#include "server_section.h"
#include "sessions_section.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "words/faults.h"
#include "words/numbers.h"
#include "words/run_words.h"
#include "words/study_words.h"

namespace pgduel::design {

using shell::grid;
using shell::MessageBar;

DesignPage::Parts::Parts(shell::StudyDocument& document, DesignPage& page)
    : messages(new MessageBar(&page))
    , state(new MessageBar(&page))
    , check(new QPushButton(&page))
    , run(new QPushButton(&page))
    , document_(document)
    , machine_(document)
    , scripts_(document)
    , content_(new QWidget)
    , scroll_(new QScrollArea(&page))
    , totals_(new QLabel(&page))
{
    build(page);
    addActions(page);
    connect(&document_, &shell::StudyDocument::changed, this, &Parts::showState);
    connect(&document_, &shell::StudyDocument::faultsChanged, this, &Parts::showState);
    connect(&document_, &shell::StudyDocument::stateChanged, this, &Parts::showState);
    connect(&machine_, &Machine::changed, this, &Parts::showState);
    connect(&scripts_, &ScriptCheck::changed, this, &Parts::showState);
    connect(&document_, &shell::StudyDocument::opened, messages, &MessageBar::clear);
}

void DesignPage::Parts::buildCards()
{
    // Made in the order in which Tab goes through them.
    auto* header = new HeaderSection(document_, content_);
    const std::array<Section*, 3> left{new DiffersSection(document_, machine_, content_),
        new ServerSection(document_, machine_, content_), new DatasetSection(document_, content_)};
    auto* load = new LoadSection(document_, content_);
    auto* command = new CommandSection(document_, content_);
    auto* scripts = new ScriptsSection(document_, scripts_, content_);
    auto* sessions = new SessionsSection(document_, content_);
    plan = new PlanSection(document_, content_);
    const std::array<Section*, 5> right{load, command, scripts, sessions, plan};
    auto* others = new AlsoInFileSection(document_, content_);
    auto* cards = new QGridLayout(content_);
    cards->setContentsMargins(2 * grid, 2 * grid, 2 * grid, 2 * grid);
    cards->setSpacing(2 * grid);
    cards->addWidget(header, 0, 0, 1, 2);
    cards->addWidget(others, 2, 0, 1, 2);
    cards->setRowStretch(1, 1);
    sections_ = {header, others};
    for (int side = 0; side < 2; ++side) {
        auto* column = new QVBoxLayout;
        column->setSpacing(2 * grid);
        const auto add = [this, column](Section* section) {
            column->addWidget(section);
            sections_.push_back(section);
        };
        if (side == 0)
            std::for_each(left.begin(), left.end(), add);
        else
            std::for_each(right.begin(), right.end(), add);
        column->addStretch(1);
        cards->addLayout(column, 1, side);
        cards->setColumnStretch(side, 1);
    }
}

void DesignPage::Parts::build(DesignPage& page)
{
    buildCards();
    scroll_->setWidget(content_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    shell::makePrimary(run);
    totals_->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    foot->setSpacing(grid);
    foot->addWidget(totals_, 1);
    foot->addWidget(check);
    foot->addWidget(run);
    auto* bars = new QVBoxLayout;
    bars->setContentsMargins(2 * grid, 0, 2 * grid, 0);
    bars->addWidget(messages);
    bars->addWidget(state);
    auto* column = new QVBoxLayout(&page);
    column->setContentsMargins(0, grid, 0, 0);
    column->setSpacing(0);
    column->addLayout(bars);
    column->addWidget(scroll_, 1);
    column->addLayout(foot);
}

void DesignPage::Parts::addActions(DesignPage& page)
{
    auto& stack = document_.undoStack();
    undo = new QAction(&page);
    redo = new QAction(&page);
    connect(undo, &QAction::triggered, &stack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, &stack, &QUndoStack::redo);
    connect(&stack, &QUndoStack::indexChanged, this, &Parts::nameActions);
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    page.addActions({undo, redo});
}

bool DesignPage::Parts::isClean() const
{
    return document_.faults().empty() && scripts_.faults().empty();
}

void DesignPage::Parts::showState()
{
    content_->setEnabled(!document_.isFrozen());
    run->setEnabled(!running && document_.isOpen());
    check->setEnabled(!running && document_.isOpen());
    showFaults();
    showTotals();
    sayState();
}

void DesignPage::Parts::showFaults()
{
    homeless_ = document_.faults();
    for (auto* section : sections_)
        homeless_ = section->showFaults(homeless_);
}

void DesignPage::Parts::showTotals()
{
    if (!document_.faultsAt("scenario.load").empty() || !document_.faultsAt("plan").empty()) {
        totals_->setText(tr("The plan's length can be told when load and plan are complete."));
        return;
    }
    const study::Study planned = run::withinBudget(document_.study());
    const auto cost = run::costOf(planned);
    QStringList parts{words::planSummary(planned.plan, cost.experiments), words::runsText(cost.runs),
        words::duration(cost.totalSeconds)};
    if (cost.mostRuns > cost.runs)
        parts += tr("at most %1, %2", "runs, duration")
                     .arg(words::runsText(cost.mostRuns), words::duration(cost.mostSeconds));
    if (cost.restarts > 0)
        parts += tr("%n restart(s)", nullptr, cost.restarts);
    if (cost.diskBytes > 0)
        parts += tr("%1 on disk").arg(words::bytes(static_cast<double>(cost.diskBytes)));
    totals_->setText(parts.join(QStringLiteral(" · ")));
    totals_->setToolTip(tr("An estimate: making the data set, and restoring it before each run, are in it."));
}

void DesignPage::Parts::sayState()
{
    if (document_.isFrozen()) {
        state->say(MessageBar::Kind::Notice,
            tr("This study has results, so its definition stays as it is. Edit a copy to try something "
               "else."),
            tr("Edit a copy"), [this] { document_.detach(); });
        return;
    }
    const int count = static_cast<int>(document_.faults().size() + scripts_.faults().size());
    if (count == 0) {
        state->clear();
        return;
    }
    const auto first = !homeless_.empty() ? words::sentence(homeless_.front())
        : !document_.faults().empty()     ? words::explain(document_.faults().front()).what
                                          : scriptFaultText(scripts_.faults().front());
    state->say(MessageBar::Kind::Error, tr("%n mistake(s) in this study. %1", nullptr, count).arg(first),
        tr("Show"), [this] { goToFirstFault(); });
}

void DesignPage::Parts::goToFirstFault()
{
    for (const auto& fault : document_.faults()) {
        if (showField(QString::fromStdString(fault.where)))
            return;
    }
    if (!scripts_.faults().empty())
        showField(QStringLiteral("scenario.script[%1].sql").arg(scripts_.faults().front().script + 1));
}

bool DesignPage::Parts::showField(const QString& key)
{
    for (auto* section : sections_) {
        if (auto* editor = section->editorOf(key)) {
            scroll_->ensureWidgetVisible(editor, 4 * grid, 6 * grid);
            editor->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

void DesignPage::Parts::retranslate()
{
    check->setText(tr("Check"));
    check->setToolTip(tr("Looks through the whole study without running anything"));
    run->setText(tr("Run"));
    run->setToolTip(tr("Carries out the plan"));
    for (auto* button : {check, run})
        button->setAccessibleName(button->text());
    nameActions();
    showState();
}

void DesignPage::Parts::nameActions()
{
    const auto& stack = document_.undoStack();
    undo->setEnabled(stack.canUndo());
    redo->setEnabled(stack.canRedo());
    undo->setText(stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo"));
    redo->setText(stack.canRedo() ? tr("Redo: %1").arg(stack.redoText()) : tr("Redo"));
}

} // namespace pgduel::design
