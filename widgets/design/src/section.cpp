#include "section.h"

#include <QCheckBox>
#include <QLabel>

#include "shell/style.h"

namespace pgduel::design {

Section::Section(shell::StudyDocument& document, QWidget* parent)
    : Retranslated(parent)
    , document_(document)
    , fields_(document)
{
}

void Section::start()
{
    const auto show = [this] {
        fields_.showStudy();
        showStudy();
    };
    connect(&document_, &shell::StudyDocument::changed, this, show);
    connect(&document_, &shell::StudyDocument::settingFactsChanged, this, show);
    show();
    retranslate();
}

std::vector<measure::Fault> Section::showFaults(const std::vector<measure::Fault>& faults)
{
    // A hidden section cannot show them: fields for another kind of load.
    auto others = fields_.showFaults(isHidden() ? std::vector<measure::Fault>{} : faults);
    return isHidden() ? faults : others;
}

void Section::retranslate()
{
    fields_.retranslate();
    fields_.showStudy();
    showStudy();
}

void Section::recolour()
{
    fields_.recolour(palette());
}

QGridLayout* Section::newRows()
{
    auto* rows = new QGridLayout;
    rows->setHorizontalSpacing(2 * shell::grid);
    rows->setVerticalSpacing(shell::grid / 2);
    rows->setColumnStretch(1, 1);
    return rows;
}

void Section::addRow(QGridLayout* rows, const QString& key, QWidget* editor, Text name, Text hint)
{
    // A check box is its own label.
    auto* label = qobject_cast<QCheckBox*>(editor) ? nullptr : new QLabel(this);
    auto* fault = new QLabel(this);
    const int row = rows->rowCount();
    if (label)
        rows->addWidget(label, row, 0);
    rows->addWidget(editor, row, label ? 1 : 0, 1, label ? 1 : 2);
    rows->addWidget(fault, row + 1, 0, 1, 2);
    fields_.add({key, editor, label, fault, std::move(name), std::move(hint)});
}

QWidget* Section::addCell(const QString& key, QWidget* editor, Text name, Text hint)
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    auto* label = new QLabel(box);
    auto* fault = new QLabel(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(shell::grid / 2);
    column->addWidget(label);
    column->addWidget(editor);
    column->addWidget(fault);
    column->addStretch(1);
    fields_.add({key, editor, label, fault, std::move(name), std::move(hint)});
    return box;
}

} // namespace pgduel::design
