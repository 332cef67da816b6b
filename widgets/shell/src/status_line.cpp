#include "shell/status_line.h"

#include <QHBoxLayout>
#include <QLabel>

#include "shell/style.h"

namespace pgduel::shell {

StatusLine::StatusLine(QWidget* parent)
    : Retranslated(parent)
    , activity_(new QLabel(this))
    , timeLeft_(new QLabel(this))
    , cost_(new QLabel(this))
    , sleep_(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * grid, grid / 2, 2 * grid, grid / 2);
    row->setSpacing(3 * grid);
    row->addWidget(activity_, 1);
    for (auto* label : {timeLeft_, cost_, sleep_}) {
        row->addWidget(label);
        label->hide();
    }
    activity_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    retranslate();
    recolour();
}

void StatusLine::setActivity(const QString& text)
{
    activity_->setText(text);
    activity_->setToolTip(text);
}

void StatusLine::setTimeLeft(const QString& text)
{
    timeLeft_->setText(text);
    timeLeft_->setVisible(!text.isEmpty());
}

void StatusLine::setCost(const QString& text)
{
    cost_->setText(text);
    cost_->setVisible(!text.isEmpty());
}

void StatusLine::setSleepInhibited(bool inhibited)
{
    sleep_->setVisible(inhibited);
}

QString StatusLine::activity() const
{
    return activity_->text();
}

void StatusLine::retranslate()
{
    setAccessibleName(tr("Status"));
    sleep_->setText(tr("The computer stays awake"));
    cost_->setToolTip(tr("What pgDuel itself costs: CPU of the load driver, and of the wait sampler"));
}

void StatusLine::recolour()
{
    const auto muted = tonesOf(palette()).muted;
    for (auto* label : {timeLeft_, cost_, sleep_}) {
        setInk(label, muted);
    }
}

} // namespace pgduel::shell
