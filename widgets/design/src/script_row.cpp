#include "script_row.h"

#include <algorithm>
#include <optional>

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include "fields.h"
#include "number_box.h"
#include "script_check.h"
#include "script_dialog.h"
#include "shell/style.h"
#include "words/numbers.h"

namespace pgduel::design {

using shell::grid;

namespace {

/// The script of a study that may be edited or not; null when it has gone meanwhile.
template <class Study> auto scriptOf(Study& study, int index)
{
    auto& scripts = study.scenario.scripts;
    const auto place = static_cast<std::size_t>(index);
    return place < scripts.size() ? &scripts[place] : nullptr;
}

/// Share of a script's weight among those that the same sessions run, as a ratio; nothing when the weights do
/// not add up to anything, or when each group has another share.
std::optional<double> shareOf(const study::ScenarioSpec& scenario, std::size_t index)
{
    const auto& own = scenario.scripts[index];
    if (own.group.empty() && scenario.groups.size() > 1)
        return {};
    double sum = 0;
    for (const auto& script : scenario.scripts)
        if (script.group.empty() || own.group.empty() || script.group == own.group)
            sum += std::max(0.0, script.weight);
    if (!(sum > 0))
        return {};
    return std::max(0.0, own.weight) / sum;
}

} // namespace

ScriptRow::ScriptRow(Fields& fields, ScriptCheck& check, int script, QWidget* parent)
    : QWidget(parent)
    , fields_(fields)
    , check_(check)
    , index_(script)
    , name_(new QLineEdit(this))
    , weight_(new NumberBox(this))
    , group_(new QComboBox(this))
    , share_(new QLabel(this))
    , nameFault_(new QLabel(this))
    , weightFault_(new QLabel(this))
    , groupFault_(new QLabel(this))
    , textFault_(new QLabel(this))
    , edit_(new QPushButton(this))
    , remove_(new QToolButton(this))
{
    build();
    bind();
    bindGroup();
    connect(edit_, &QPushButton::clicked, this, &ScriptRow::edit);
    connect(remove_, &QToolButton::clicked, this, &ScriptRow::remove);
    connect(&check_, &ScriptCheck::changed, this, &ScriptRow::showFaults);
}

void ScriptRow::build()
{
    remove_->setText(QStringLiteral("×"));
    remove_->setAutoRaise(true);
    share_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    share_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("100,0 %")));
    weight_->setMaximumWidth(11 * grid);
    textFault_->setWordWrap(true);
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(grid);
    rows->setVerticalSpacing(grid / 2);
    rows->addWidget(name_, 0, 0);
    rows->addWidget(weight_, 0, 1);
    rows->addWidget(share_, 0, 2);
    rows->addWidget(edit_, 0, 3);
    rows->addWidget(remove_, 0, 4);
    rows->addWidget(group_, 1, 0);
    rows->setColumnStretch(0, 1);
    int row = 2;
    for (auto* fault : {nameFault_, weightFault_, groupFault_, textFault_})
        rows->addWidget(fault, row++, 0, 1, 5);
}

void ScriptRow::bind()
{
    const auto key = QStringLiteral("scenario.script[%1]").arg(index_ + 1);
    const auto number = index_ + 1;
    fields_.add(
        {key, name_, nullptr, nameFault_, [number] { return tr("Name of script %1").arg(number); }, {}});
    fields_.add({key + QStringLiteral(".weight"), weight_, nullptr, weightFault_,
        [number] { return tr("Weight of script %1").arg(number); }, {}});
    fields_.add({key + QStringLiteral(".sql"), edit_, nullptr, nullptr,
        [number] { return tr("Edit script %1").arg(number); }, {}});
    fields_.bind(
        name_, key,
        [index = index_](const study::Study& s) {
            const auto* spec = scriptOf(s, index);
            return spec ? QString::fromStdString(spec->name) : QString();
        },
        [index = index_](study::Study& s, const QString& text) {
            if (auto* spec = scriptOf(s, index))
                spec->name = text.toStdString();
        });
    fields_.bind(
        weight_, key + QStringLiteral(".weight"),
        [index = index_](const study::Study& s) {
            const auto* spec = scriptOf(s, index);
            return spec ? spec->weight : 0;
        },
        [index = index_](study::Study& s, const double& weight) {
            if (auto* spec = scriptOf(s, index))
                spec->weight = weight;
        });
}

void ScriptRow::bindGroup()
{
    const auto key = QStringLiteral("scenario.script[%1].group").arg(index_ + 1);
    const auto number = index_ + 1;
    fields_.add(
        {key, group_, nullptr, groupFault_, [number] { return tr("Group of script %1").arg(number); }, {}});
    connect(group_, &QComboBox::activated, this, [this, key](int index) {
        const auto name = index == 0 ? std::string() : group_->itemText(index).toStdString();
        fields_.apply(
            key,
            [this, name](study::Study& s) {
                if (auto* spec = scriptOf(s, index_))
                    spec->group = name;
            },
            false);
    });
}

void ScriptRow::showGroups()
{
    const auto& scenario = fields_.document().study().scenario;
    const auto own = QString::fromStdString(scenario.scripts[static_cast<std::size_t>(index_)].group);
    QStringList names{tr("every group")};
    for (const auto& group : scenario.groups)
        names += QString::fromStdString(group.name);
    if (!own.isEmpty() && names.indexOf(own, 1) < 0)
        names += own; // a name that no group has: the mistake is told beneath
    QStringList shown;
    for (int i = 0; i < group_->count(); ++i)
        shown += group_->itemText(i);
    if (shown != names) {
        group_->clear();
        group_->addItems(names);
    }
    group_->setCurrentIndex(own.isEmpty() ? 0 : static_cast<int>(names.indexOf(own, 1)));
    group_->setVisible(names.size() > 1);
}

void ScriptRow::edit()
{
    auto* dialog = new ScriptDialog(fields_.document(), check_, index_, window());
    dialog->open();
}

void ScriptRow::remove()
{
    fields_.document().apply(tr("Remove the script"), [this](study::Study& s) {
        if (scriptOf(s, index_))
            s.scenario.scripts.erase(s.scenario.scripts.begin() + index_);
    });
}

void ScriptRow::showStudy()
{
    const auto& scenario = fields_.document().study().scenario;
    if (index_ >= static_cast<int>(scenario.scripts.size()))
        return;
    const auto share = shareOf(scenario, static_cast<std::size_t>(index_));
    share_->setText(share ? words::percent(*share, 0) : QStringLiteral("–"));
    showGroups();
    showFaults();
}

void ScriptRow::showFaults()
{
    QStringList lines;
    for (const auto& fault : check_.faults()) {
        if (fault.script == index_)
            lines += scriptFaultText(fault);
    }
    shell::setInk(textFault_, shell::tonesOf(palette()).error);
    textFault_->setText(lines.join(QLatin1Char('\n')));
    textFault_->setVisible(!lines.isEmpty());
}

void ScriptRow::retranslate()
{
    name_->setPlaceholderText(tr("Name of the script"));
    edit_->setText(tr("Text…"));
    remove_->setAccessibleName(tr("Remove script %1").arg(index_ + 1));
    remove_->setToolTip(tr("Remove this script"));
    share_->setToolTip(tr("Share of the transactions or sessions"));
    showStudy();
}

void ScriptRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showFaults();
}

} // namespace pgduel::design
