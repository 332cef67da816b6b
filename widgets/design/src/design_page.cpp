#include "design/design_page.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "page_parts.h"
#include "plan_section.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "words/faults.h"

namespace pgduel::design {

using shell::MessageBar;

DesignPage::DesignPage(shell::StudyDocument& document, QWidget* parent)
    : Retranslated(parent)
    , parts_(std::make_unique<Parts>(document, *this))
{
    connect(parts_->check, &QPushButton::clicked, this, [this] {
        if (parts_->isClean())
            emit checkRequested();
        else
            parts_->goToFirstFault();
    });
    connect(parts_->run, &QPushButton::clicked, this, [this] {
        if (parts_->isClean())
            emit runRequested();
        else
            parts_->goToFirstFault();
    });
    retranslate();
}

DesignPage::~DesignPage() = default;

MessageBar* DesignPage::messages() const
{
    return parts_->messages;
}

QAction* DesignPage::undoAction() const
{
    return parts_->undo;
}

QAction* DesignPage::redoAction() const
{
    return parts_->redo;
}

void DesignPage::setRunning(bool running)
{
    parts_->running = running;
    parts_->showState();
}

void DesignPage::setNoise(std::optional<double> noise)
{
    parts_->plan->setNoise(noise);
}

bool DesignPage::showField(const QString& key)
{
    return parts_->showField(key);
}

void DesignPage::retranslate()
{
    parts_->retranslate();
}

} // namespace pgduel::design
