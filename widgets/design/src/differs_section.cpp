#include "differs_section.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "experiment_editor.h"
#include "factor_editor.h"
#include "machine.h"
#include "match_rows.h"
#include "shell/style.h"
#include "study/experiment.h"

namespace pgduel::design {

using shell::grid;

namespace {

const QString baselineKey = QStringLiteral("analysis.baseline");

} // namespace

DiffersSection::DiffersSection(shell::StudyDocument& document, Machine& machine, QWidget* parent)
    : Section(document, parent)
    , machine_(machine)
    , factorColumn_(new QVBoxLayout)
    , experimentColumn_(new QVBoxLayout)
    , addFactor_(new QPushButton(this))
    , addExperiment_(new QPushButton(this))
    , baseline_(new QComboBox(this))
    , nothing_(new QLabel(this))
    , pairs_(new QLabel(this))
{
    nothing_->setWordWrap(true);
    pairs_->setWordWrap(true);
    head()->addWidget(addFactor_);
    head()->addWidget(addExperiment_);
    auto* fault = new QLabel(this);
    fields_.add(
        {QStringLiteral("factor"), addFactor_, nullptr, fault, [] { return tr("Add a factor"); }, {}});
    fields_.add({QStringLiteral("experiment"), addExperiment_, nullptr, nullptr,
        [] { return tr("Add an experiment"); }, {}});
    body()->addWidget(fault);
    body()->addWidget(nothing_);
    body()->addLayout(factorColumn_);
    body()->addLayout(experimentColumn_);
    body()->addStretch(1);
    auto* rows = newRows();
    addRow(
        rows, baselineKey, baseline_, [] { return tr("Baseline"); },
        [] { return tr("The experiment that the others are compared with"); });
    body()->addLayout(rows);
    body()->addWidget(pairs_);
    baseline_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(addFactor_, &QPushButton::clicked, this, &DiffersSection::addFactor);
    connect(addExperiment_, &QPushButton::clicked, this, &DiffersSection::addExperiment);
    connect(baseline_, &QComboBox::activated, this, [this](int index) {
        const auto name = baseline_->itemText(index).toStdString();
        fields_.apply(
            baselineKey, [&](study::Study& s) { s.analysis.baseline = name; }, false);
    });
    connect(&machine_, &Machine::changed, this, &DiffersSection::showStudy);
    start();
}

void DiffersSection::addFactor()
{
    document_.apply(tr("Add a factor"), [](study::Study& s) { s.factors.emplace_back(); });
    if (!document_.isFrozen() && !factors_.empty())
        factors_.back()->pick();
}

void DiffersSection::addExperiment()
{
    document_.apply(tr("Add an experiment"), [](study::Study& s) {
        study::ExperimentSpec spec;
        spec.name = tr("Experiment %1").arg(s.experiments.size() + 1).toStdString();
        s.experiments.push_back(std::move(spec));
    });
    if (auto* editor = editorOf(QStringLiteral("experiment[%1]").arg(study().experiments.size())))
        editor->setFocus();
}

void DiffersSection::matchEditors()
{
    const bool factors = matchRows(factors_, study().factors.size(), [this](int index) {
        auto* editor = new FactorEditor(fields_, machine_, index, this);
        factorColumn_->addWidget(editor);
        editor->retranslate();
        return editor;
    });
    const bool experiments = matchRows(experiments_, study().experiments.size(), [this](int index) {
        auto* editor = new ExperimentEditor(fields_, machine_, index, this);
        experimentColumn_->addWidget(editor);
        editor->retranslate();
        return editor;
    });
    if (factors || experiments) {
        fields_.retranslate();
        fields_.showStudy();
    }
}

void DiffersSection::showBaseline()
{
    const auto experiments = study::experimentsOf(study());
    const auto pairs = study::pairsOf(study(), experiments);
    const QSignalBlocker quiet(baseline_);
    baseline_->clear();
    for (const auto& experiment : experiments)
        baseline_->addItem(QString::fromStdString(experiment.name));
    baseline_->setCurrentIndex(study::baselineOf(study(), experiments));
    pairs_->setText(tr("%n pair(s) to compare", nullptr, static_cast<int>(pairs.size())));
}

void DiffersSection::showStudy()
{
    matchEditors();
    for (auto* editor : factors_)
        editor->showStudy();
    for (auto* editor : experiments_)
        editor->showStudy();
    nothing_->setVisible(factors_.empty() && experiments_.empty());
    showBaseline();
}

void DiffersSection::retranslate()
{
    setTitle(tr("What differs"));
    nothing_->setText(
        tr("Nothing differs yet. Add a factor, a setting with two or more levels, or name experiments with"
           " settings of their own."));
    addFactor_->setText(tr("+ Factor"));
    addExperiment_->setText(tr("+ Experiment"));
    for (auto* editor : factors_)
        editor->retranslate();
    for (auto* editor : experiments_)
        editor->retranslate();
    Section::retranslate();
}

} // namespace pgduel::design
