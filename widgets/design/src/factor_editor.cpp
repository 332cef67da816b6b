#include "factor_editor.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "fields.h"
#include "level_row.h"
#include "match_rows.h"
#include "setting_picker.h"
#include "shell/style.h"
#include "words/study_words.h"

namespace pgduel::design {

using shell::grid;

FactorEditor::FactorEditor(Fields& fields, Machine& machine, int factor, QWidget* parent)
    : QWidget(parent)
    , fields_(fields)
    , machine_(machine)
    , index_(factor)
    , setting_(new QPushButton(this))
    , add_(new QPushButton(this))
    , what_(new QLabel(this))
    , restart_(new QLabel(this))
    , summary_(new QLabel(this))
    , fault_(new QLabel(this))
    , remove_(new QToolButton(this))
    , levels_(new QVBoxLayout)
{
    remove_->setText(QStringLiteral("×"));
    remove_->setAutoRaise(true);
    summary_->setWordWrap(true);
    levels_->setSpacing(grid / 2);
    auto* head = new QHBoxLayout;
    head->setSpacing(grid);
    for (auto* widget : {static_cast<QWidget*>(what_), static_cast<QWidget*>(setting_)})
        head->addWidget(widget);
    head->addWidget(restart_);
    head->addStretch(1);
    head->addWidget(remove_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, grid);
    column->setSpacing(grid / 2);
    column->addLayout(head);
    column->addWidget(summary_);
    column->addWidget(fault_);
    column->addLayout(levels_);
    column->addWidget(add_, 0, Qt::AlignLeft);
    fields_.add({QStringLiteral("factor[%1]").arg(factor + 1), setting_, nullptr, fault_,
        [] { return tr("Setting that differs"); }, {}});
    connect(setting_, &QPushButton::clicked, this, &FactorEditor::pick);
    connect(add_, &QPushButton::clicked, this, &FactorEditor::addLevel);
    connect(remove_, &QToolButton::clicked, this, &FactorEditor::remove);
}

const study::FactorSpec* FactorEditor::factor() const
{
    const auto& factors = fields_.document().study().factors;
    return index_ < static_cast<int>(factors.size()) ? &factors[static_cast<std::size_t>(index_)] : nullptr;
}

void FactorEditor::pick()
{
    const auto* spec = factor();
    auto* picker = new SettingPicker(
        fields_.document().settingFacts(), spec ? QString::fromStdString(spec->key) : QString(), window());
    connect(picker, &SettingPicker::chosen, this, &FactorEditor::take);
    picker->open();
}

void FactorEditor::take(const QString& setting)
{
    const auto name = setting.toStdString();
    const auto* fact = study::findSetting(fields_.document().settingFacts(), name);
    const auto first = fact ? firstValue(*fact).toStdString() : std::string();
    fields_.document().apply(tr("Vary %1").arg(setting), [&](study::Study& s) {
        if (index_ >= static_cast<int>(s.factors.size()))
            return;
        auto& spec = s.factors[static_cast<std::size_t>(index_)];
        if (spec.key == name)
            return;
        spec.target = study::FactorTarget::Setting;
        spec.key = name;
        spec.name = name;
        // The levels were another setting's; begin with what says nothing wrong.
        spec.levels = fact && fact->type == "bool" ? std::vector<std::string>{"off", "on"}
            : fact && fact->values.size() > 1      ? fact->values
                                                   : std::vector<std::string>{first};
        s.analysis.baseline.clear();
        s.analysis.pairs.clear();
    });
}

void FactorEditor::addLevel()
{
    const auto* spec = factor();
    const int level = spec ? static_cast<int>(spec->levels.size()) : 0;
    fields_.document().apply(tr("Add a level"), [this](study::Study& s) {
        if (index_ < static_cast<int>(s.factors.size()))
            s.factors[static_cast<std::size_t>(index_)].levels.emplace_back();
    });
    if (level < static_cast<int>(rows_.size()))
        rows_[static_cast<std::size_t>(level)]->line()->setFocus();
}

void FactorEditor::remove()
{
    fields_.document().apply(tr("Remove the factor"), [this](study::Study& s) {
        if (index_ < static_cast<int>(s.factors.size()))
            s.factors.erase(s.factors.begin() + index_);
        s.analysis.baseline.clear();
        s.analysis.pairs.clear();
    });
}

void FactorEditor::matchLevels(int wanted)
{
    const bool more = matchRows(rows_, static_cast<std::size_t>(wanted), [this](int index) {
        auto* row = new LevelRow(fields_, machine_, index_, index, this);
        levels_->addWidget(row);
        row->retranslate();
        return row;
    });
    if (!more)
        return;
    fields_.retranslate();
    fields_.showStudy();
}

void FactorEditor::showStudy()
{
    const auto* spec = factor();
    if (!spec)
        return;
    matchLevels(static_cast<int>(spec->levels.size()));
    const bool isSetting = spec->target == study::FactorTarget::Setting;
    const auto* fact = isSetting ? study::findSetting(fields_.document().settingFacts(), spec->key) : nullptr;
    what_->setText(words::factorTargetName(spec->target));
    what_->setVisible(!isSetting);
    setting_->setText(spec->key.empty() ? tr("Choose a setting…") : QString::fromStdString(spec->key));
    setting_->setEnabled(isSetting);
    restart_->setVisible(fact && fact->needsRestart());
    summary_->setText(fact ? settingSummary(*fact) : QString());
    summary_->setToolTip(fact ? QString::fromStdString(fact->description) : QString());
    summary_->setVisible(fact != nullptr);
    for (auto* row : rows_)
        row->showStudy();
}

void FactorEditor::retranslate()
{
    add_->setText(tr("+ Level"));
    add_->setAccessibleName(tr("Add a level"));
    remove_->setAccessibleName(tr("Remove this factor"));
    remove_->setToolTip(remove_->accessibleName());
    restart_->setText(tr("↻ restart"));
    restart_->setToolTip(tr("A change of this setting takes a restart of the server"));
    for (auto* row : rows_)
        row->retranslate();
    recolour();
    showStudy();
}

void FactorEditor::recolour()
{
    shell::setInk(summary_, shell::tonesOf(palette()).muted);
    shell::setInk(restart_, shell::tonesOf(palette()).muted);
}

void FactorEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        recolour();
}

} // namespace pgduel::design
