#include "scripts_section.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include "match_rows.h"
#include "script_check.h"
#include "script_row.h"
#include "shell/style.h"
#include "words/study_words.h"
#include "workload/script.h"

namespace pgduel::design {

using shell::grid;

ScriptsSection::ScriptsSection(shell::StudyDocument& document, ScriptCheck& check, QWidget* parent)
    : Section(document, parent)
    , check_(check)
    , column_(new QVBoxLayout)
    , add_(new QPushButton(this))
    , menu_(new QMenu(this))
    , nothing_(new QLabel(this))
{
    nothing_->setWordWrap(true);
    column_->setSpacing(grid / 2);
    head()->addWidget(add_);
    add_->setMenu(menu_);
    connect(menu_, &QMenu::aboutToShow, this, &ScriptsSection::fillMenu);
    auto* fault = new QLabel(this);
    fields_.add(
        {QStringLiteral("scenario.script"), add_, nullptr, fault, [] { return tr("Add a script"); }, {}});
    body()->addWidget(fault);
    body()->addWidget(nothing_);
    body()->addLayout(column_);
    body()->addStretch(1);
    addChoices();
    start();
}

void ScriptsSection::addChoices()
{
    using study::Protocol;
    using study::Weights;
    auto* protocol = new QComboBox(this);
    auto* weights = new QComboBox(this);
    auto* rows = newRows();
    addRow(rows, QStringLiteral("scenario.protocol"), protocol, [] { return tr("Protocol"); });
    addRow(rows, QStringLiteral("scenario.weights"), weights, [] { return tr("Weights share out"); });
    body()->addLayout(rows);
    fields_.bind(
        protocol, QStringLiteral("scenario.protocol"),
        {int(Protocol::Prepared), int(Protocol::Extended), int(Protocol::Simple)},
        [](int value) { return words::protocolName(Protocol(value)); }, {},
        [](const study::Study& s) { return int(s.scenario.protocol); },
        [](study::Study& s, const int& value) { s.scenario.protocol = Protocol(value); });
    fields_.bind(
        weights, QStringLiteral("scenario.weights"), {int(Weights::Transactions), int(Weights::Sessions)},
        [](int value) { return words::weightsName(Weights(value)); },
        [](int value) { return words::weightsHint(Weights(value)); },
        [](const study::Study& s) { return int(s.scenario.weights); },
        [](study::Study& s, const int& value) { s.scenario.weights = Weights(value); });
}

void ScriptsSection::fillMenu()
{
    menu_->clear();
    menu_->addAction(tr("Own script"), this, [this] { addScript({}); });
    menu_->addSeparator();
    for (const auto& builtin : workload::builtinScripts()) {
        const auto id = QString::fromStdString(builtin.name);
        menu_->addAction(words::builtinScriptName(builtin.name), this, [this, id] { addScript(id); });
    }
}

void ScriptsSection::addScript(const QString& builtin)
{
    document_.apply(tr("Add a script"), [&builtin](study::Study& s) {
        study::ScriptSpec spec;
        spec.builtin = builtin.toStdString();
        spec.name =
            builtin.isEmpty() ? "script-" + std::to_string(s.scenario.scripts.size() + 1) : spec.builtin;
        if (builtin.isEmpty())
            spec.sql = "SELECT 1;\n";
        s.scenario.scripts.push_back(std::move(spec));
    });
    if (builtin.isEmpty() && !rows_.empty() && !document_.isFrozen())
        rows_.back()->edit();
}

void ScriptsSection::makeRows()
{
    const bool more = matchRows(rows_, study().scenario.scripts.size(), [this](int index) {
        auto* row = new ScriptRow(fields_, check_, index, this);
        column_->addWidget(row);
        row->retranslate();
        return row;
    });
    if (!more)
        return;
    fields_.retranslate();
    fields_.showStudy();
}

void ScriptsSection::showStudy()
{
    setVisible(study().scenario.kind == study::ScenarioKind::Sessions);
    makeRows();
    for (auto* row : rows_)
        row->showStudy();
    nothing_->setVisible(rows_.empty());
}

void ScriptsSection::retranslate()
{
    setTitle(tr("Scripts"));
    add_->setText(tr("+ Script"));
    nothing_->setText(tr("No script yet: add one of those that come with pgDuel, or write one."));
    for (auto* row : rows_)
        row->retranslate();
    Section::retranslate();
}

} // namespace pgduel::design
