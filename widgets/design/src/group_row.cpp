#include "group_row.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include "fields.h"
#include "number_box.h"
#include "shell/style.h"
#include "study/level.h"

namespace pgduel::design {

using shell::grid;

namespace {

/// The group of a study that may be edited or not; null when it has gone meanwhile.
template <class Study> auto groupOf(Study& study, int index)
{
    auto& groups = study.scenario.groups;
    const auto place = static_cast<std::size_t>(index);
    return place < groups.size() ? &groups[place] : nullptr;
}

double amountOf(const study::GroupSpec& group)
{
    return group.sessions ? *group.sessions : group.share.value_or(1);
}

} // namespace

GroupRow::GroupRow(Fields& fields, int group, QWidget* parent)
    : QWidget(parent)
    , fields_(fields)
    , index_(group)
    , name_(new QLineEdit(this))
    , thinkTime_(new QLineEdit(this))
    , conninfo_(new QLineEdit(this))
    , unit_(new QComboBox(this))
    , amount_(new NumberBox(this))
    , nameFault_(new QLabel(this))
    , amountFault_(new QLabel(this))
    , thinkTimeFault_(new QLabel(this))
    , conninfoFault_(new QLabel(this))
    , remove_(new QToolButton(this))
{
    build();
    bindName();
    bindAmount();
    bindOthers();
    connect(remove_, &QToolButton::clicked, this, &GroupRow::remove);
}

void GroupRow::build()
{
    remove_->setText(QStringLiteral("×"));
    remove_->setAutoRaise(true);
    amount_->setMaximumWidth(11 * grid);
    thinkTime_->setMaximumWidth(20 * grid);
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(grid);
    rows->setVerticalSpacing(grid / 2);
    rows->addWidget(name_, 0, 0);
    rows->addWidget(amount_, 0, 1);
    rows->addWidget(unit_, 0, 2);
    rows->addWidget(remove_, 0, 3);
    rows->addWidget(conninfo_, 1, 0);
    rows->addWidget(thinkTime_, 1, 1, 1, 3);
    rows->setColumnStretch(0, 1);
    int row = 2;
    for (auto* fault : {nameFault_, amountFault_, thinkTimeFault_, conninfoFault_})
        rows->addWidget(fault, row++, 0, 1, 4);
}

void GroupRow::bindName()
{
    const auto key = QStringLiteral("scenario.group[%1]").arg(index_ + 1);
    const auto number = index_ + 1;
    fields_.add(
        {key, name_, nullptr, nameFault_, [number] { return tr("Name of group %1").arg(number); }, {}});
    fields_.bind(
        name_, key,
        [index = index_](const study::Study& s) {
            const auto* group = groupOf(s, index);
            return group ? QString::fromStdString(group->name) : QString();
        },
        [index = index_](study::Study& s, const QString& text) {
            auto* group = groupOf(s, index);
            if (!group)
                return;
            const auto name = text.toStdString();
            for (auto& script : s.scenario.scripts) // scripts of the group stay with it
                if (!group->name.empty() && script.group == group->name)
                    script.group = name;
            group->name = name;
        });
}

void GroupRow::bindAmount()
{
    const auto key = QStringLiteral("scenario.group[%1]").arg(index_ + 1);
    const auto number = index_ + 1;
    fields_.add({key + QStringLiteral(".sessions"), amount_, nullptr, amountFault_,
        [number] { return tr("Size of group %1").arg(number); }, {}});
    fields_.add({key + QStringLiteral(".share"), unit_, nullptr, nullptr,
        [number] { return tr("Unit of the size of group %1").arg(number); }, {}});
    fields_.bind(
        amount_, key + QStringLiteral(".sessions"),
        [index = index_](const study::Study& s) {
            const auto* group = groupOf(s, index);
            return group ? amountOf(*group) : 1;
        },
        [index = index_](study::Study& s, const double& amount) {
            auto* group = groupOf(s, index);
            if (!group)
                return;
            if (group->sessions)
                group->sessions = qRound(amount);
            else
                group->share = amount;
        });
    connect(unit_, &QComboBox::activated, this, [this](int unit) {
        fields_.apply(
            QStringLiteral("scenario.group[%1].share").arg(index_ + 1),
            [this, unit](study::Study& s) {
                auto* group = groupOf(s, index_);
                if (!group)
                    return;
                const double amount = amountOf(*group);
                group->sessions = unit == 1 ? std::optional(std::max(1, qRound(amount))) : std::nullopt;
                group->share = unit == 0 ? std::optional(amount) : std::nullopt;
            },
            false);
    });
}

void GroupRow::bindOthers()
{
    const auto key = QStringLiteral("scenario.group[%1]").arg(index_ + 1);
    const auto number = index_ + 1;
    fields_.add({key + QStringLiteral(".think_time"), thinkTime_, nullptr, thinkTimeFault_,
        [number] { return tr("Think time of group %1").arg(number); },
        [] { return tr("Such as 50ms; empty: that of all sessions"); }});
    fields_.add({key + QStringLiteral(".conninfo"), conninfo_, nullptr, conninfoFault_,
        [number] { return tr("Connection of group %1").arg(number); },
        [] {
            return tr("libpq connection string. Without a host, port or service its parameters are added to "
                      "the server's");
        }});
    fields_.bind(
        conninfo_, key + QStringLiteral(".conninfo"),
        [index = index_](const study::Study& s) {
            const auto* group = groupOf(s, index);
            return group ? QString::fromStdString(group->conninfo) : QString();
        },
        [index = index_](study::Study& s, const QString& text) {
            if (auto* group = groupOf(s, index))
                group->conninfo = text.toStdString();
        });
    connect(thinkTime_, &QLineEdit::editingFinished, this, [this, key] {
        const auto text = thinkTime_->text().trimmed();
        const auto millis = study::parseMillis(text.toStdString());
        if (!text.isEmpty() && !millis)
            return showStudy(); // no duration: back to what it was
        fields_.apply(
            key + QStringLiteral(".think_time"),
            [this, millis](study::Study& s) {
                if (auto* group = groupOf(s, index_))
                    group->thinkTime = millis ? std::optional(study::Duration(*millis)) : std::nullopt;
            },
            false);
    });
}

void GroupRow::remove()
{
    fields_.document().apply(tr("Remove the group"), [this](study::Study& s) {
        const auto* group = groupOf(s, index_);
        if (!group)
            return;
        for (auto& script : s.scenario.scripts)
            if (script.group == group->name)
                script.group.clear();
        s.scenario.groups.erase(s.scenario.groups.begin() + index_);
    });
}

void GroupRow::showStudy()
{
    const auto* group = groupOf(fields_.document().study(), index_);
    if (!group)
        return;
    unit_->setCurrentIndex(group->sessions ? 1 : 0);
    amount_->setDecimals(group->sessions ? 0 : 3);
    const auto text =
        group->thinkTime ? QString::fromStdString(study::formatMillis(group->thinkTime->count())) : QString();
    if (!thinkTime_->hasFocus() || !thinkTime_->isModified())
        thinkTime_->setText(text);
}

void GroupRow::retranslate()
{
    name_->setPlaceholderText(tr("Name of the group"));
    conninfo_->setPlaceholderText(tr("connection: the server's"));
    thinkTime_->setPlaceholderText(tr("think time: as all"));
    const QSignalBlocker quiet(unit_);
    const int unit = unit_->currentIndex();
    unit_->clear();
    unit_->addItems({tr("parts", "share of sessions"), tr("sessions", "number of sessions")});
    unit_->setCurrentIndex(std::max(0, unit));
    remove_->setAccessibleName(tr("Remove group %1").arg(index_ + 1));
    remove_->setToolTip(tr("Remove this group"));
    showStudy();
}

} // namespace pgduel::design
