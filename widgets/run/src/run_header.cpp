#include "run_header.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "shell/style.h"

namespace pgduel::run_page {

RunHeader::RunHeader(QWidget* parent)
    : Retranslated(parent)
    , place_(new QLabel(this))
    , now_(new QLabel(this))
    , amount_(new QProgressBar(this))
    , axis_(new QToolButton(this))
    , pause_(new QPushButton(this))
    , stop_(new QPushButton(this))
    , run_(new QPushButton(this))
{
    build();
    connect(run_, &QPushButton::clicked, this, &RunHeader::runRequested);
    connect(stop_, &QPushButton::clicked, this, &RunHeader::stopRequested);
    connect(pause_, &QPushButton::clicked, this, [this] { emit pauseRequested(mode_ == RunMode::Running); });
    connect(axis_, &QToolButton::toggled, this, &RunHeader::elapsedChosen);
    showButtons();
    retranslate();
    recolour();
}

void RunHeader::build()
{
    auto face = shell::scaledFont(font(), 1);
    face.setWeight(QFont::DemiBold);
    place_->setFont(face);
    place_->setTextFormat(Qt::PlainText);
    now_->setTextFormat(Qt::PlainText);
    now_->setFont(shell::tabularFont(font()));
    for (auto* label : {place_, now_})
        label->setMinimumWidth(1); // a long name gives way to the buttons
    amount_->setTextVisible(false);
    amount_->setFixedHeight(shell::grid / 2);
    amount_->setRange(0, 1000);
    axis_->setCheckable(true);
    axis_->setObjectName(QStringLiteral("byTime"));
    shell::makePrimary(run_);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(place_);
    texts->addWidget(now_);
    auto* row = new QHBoxLayout;
    row->setSpacing(shell::grid);
    row->addLayout(texts, 1);
    for (QWidget* button : {static_cast<QWidget*>(axis_), static_cast<QWidget*>(pause_),
             static_cast<QWidget*>(stop_), static_cast<QWidget*>(run_)})
        row->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(shell::grid / 2);
    column->addLayout(row);
    column->addWidget(amount_);
    setAmount(0, 0);
}

void RunHeader::setMode(RunMode mode)
{
    if (mode == mode_)
        return;
    mode_ = mode;
    showButtons();
    retranslate();
}

void RunHeader::showButtons()
{
    const bool idle = mode_ == RunMode::Ready || mode_ == RunMode::Resumable || mode_ == RunMode::Complete;
    run_->setVisible(idle && mode_ != RunMode::Complete);
    stop_->setVisible(!idle);
    stop_->setEnabled(mode_ != RunMode::Stopping);
    pause_->setVisible(!idle && mode_ != RunMode::Stopping);
}

void RunHeader::setTexts(const QString& place, const QString& now)
{
    place_->setText(place);
    place_->setToolTip(place);
    place_->setVisible(!place.isEmpty());
    now_->setText(now);
    now_->setToolTip(now);
}

void RunHeader::setAmount(double done, double total)
{
    const double share = total > 0 ? std::clamp(done / total, 0.0, 1.0) : 0;
    amount_->setValue(static_cast<int>(share * amount_->maximum()));
    auto policy = amount_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the page does not jump
    amount_->setSizePolicy(policy);
    amount_->setVisible(total > 0);
}

bool RunHeader::elapsed() const
{
    return axis_->isChecked();
}

void RunHeader::retranslate()
{
    axis_->setText(tr("By time"));
    axis_->setToolTip(tr("X axis: elapsed time instead of load steps"));
    run_->setText(mode_ == RunMode::Resumable ? tr("Resume") : tr("Run"));
    stop_->setText(mode_ == RunMode::Stopping ? tr("Stopping…") : tr("Stop"));
    stop_->setToolTip(tr("Ends the load now; what was measured is kept"));
    switch (mode_) {
    case RunMode::PausePending:
        pause_->setText(tr("Do not pause"));
        break;
    case RunMode::Paused:
        pause_->setText(tr("Go on"));
        break;
    default:
        pause_->setText(tr("Pause after run"));
    }
    pause_->setToolTip(tr("The run that is going on is finished first"));
    amount_->setAccessibleName(tr("Progress"));
    setAccessibleName(tr("State of the plan"));
    for (auto* button : {pause_, stop_, run_})
        button->setAccessibleName(button->text());
    axis_->setAccessibleName(axis_->toolTip());
}

void RunHeader::recolour()
{
    auto shade = palette();
    shade.setColor(QPalette::WindowText, shell::tonesOf(shade).muted);
    now_->setPalette(shade);
}

} // namespace pgduel::run_page
