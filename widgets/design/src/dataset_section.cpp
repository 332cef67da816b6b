#include "dataset_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

#include "server/dataset.h"
#include "shell/style.h"
#include "words/numbers.h"
#include "words/study_words.h"

namespace pgduel::design {

using study::DatasetKind;
using study::ResetKind;

DatasetSection::DatasetSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , scale_(new QSpinBox(this))
    , size_(new QLabel(this))
{
    size_->setWordWrap(true);
    auto* rows = newRows();
    addKinds(rows);
    body()->addLayout(rows);
    body()->addWidget(size_);
    addSwitches();
    body()->addStretch(1);
    start();
}

void DatasetSection::addKinds(QGridLayout* rows)
{
    auto* kind = new QComboBox(this);
    auto* reset = new QComboBox(this);
    scale_->setRange(1, 1'000'000);
    addRow(rows, QStringLiteral("dataset.kind"), kind, [] { return tr("Tables"); });
    addRow(
        rows, QStringLiteral("dataset.scale"), scale_, [] { return tr("Scale"); },
        [] { return tr("pgbench tables: 100,000 accounts for each unit of scale"); });
    addRow(rows, QStringLiteral("dataset.reset"), reset, [] { return tr("Before each run"); });
    fields_.bind(
        kind, QStringLiteral("dataset.kind"),
        {int(DatasetKind::Pgbench), int(DatasetKind::ManyTables), int(DatasetKind::WideTable),
            int(DatasetKind::ModelSync), int(DatasetKind::Script), int(DatasetKind::None)},
        [](int value) { return words::datasetName(DatasetKind(value)); }, {},
        [](const study::Study& s) { return int(s.dataset.kind); },
        [](study::Study& s, const int& value) { s.dataset.kind = DatasetKind(value); });
    fields_.bind(
        scale_, QStringLiteral("dataset.scale"), [](const study::Study& s) { return s.dataset.scale; },
        [](study::Study& s, const int& value) { s.dataset.scale = value; });
    fields_.bind(
        reset, QStringLiteral("dataset.reset"),
        {int(ResetKind::Directory), int(ResetKind::Template), int(ResetKind::Script), int(ResetKind::None)},
        [](int value) { return words::resetName(ResetKind(value)); }, {},
        [](const study::Study& s) { return int(s.dataset.reset); },
        [](study::Study& s, const int& value) { s.dataset.reset = ResetKind(value); });
}

void DatasetSection::addSwitches()
{
    struct Switch {
        const char* name;
        bool study::DatasetSpec::*place;
        Text words, hint;
    };
    const Switch switches[] = {
        {"prewarm", &study::DatasetSpec::prewarm, [] { return tr("Prewarm the buffer cache"); },
            [] {
                return tr("Tables and indexes are read into shared buffers before each run (pg_prewarm)");
            }},
        {"vacuum", &study::DatasetSpec::vacuum, [] { return tr("VACUUM and ANALYZE after loading"); }, {}},
        {"checkpoint", &study::DatasetSpec::checkpoint, [] { return tr("Checkpoint before each run"); }, {}}};
    auto* rows = newRows();
    for (const auto& entry : switches) {
        auto* box = new QCheckBox(this);
        const auto key = QStringLiteral("dataset.") + QLatin1String(entry.name);
        addRow(rows, key, box, entry.words, entry.hint);
        fields_.bind(
            box, key, [place = entry.place](const study::Study& s) { return s.dataset.*place; },
            [place = entry.place](study::Study& s, const bool& on) { s.dataset.*place = on; });
    }
    body()->addLayout(rows);
}

void DatasetSection::showStudy()
{
    const auto& dataset = study().dataset;
    scale_->setEnabled(dataset.kind == DatasetKind::Pgbench);
    const bool known = dataset.kind == DatasetKind::Pgbench && dataset.scale > 0;
    size_->setVisible(known);
    if (known) {
        size_->setText(tr("about %1 on disk, %2 accounts")
                           .arg(words::bytes(static_cast<double>(server::estimatedBytes(dataset))),
                               words::number(std::int64_t{dataset.scale} * 100'000)));
    }
}

void DatasetSection::retranslate()
{
    setTitle(tr("Data set"));
    Section::retranslate();
    recolour();
}

void DatasetSection::recolour()
{
    Section::recolour();
    shell::setInk(size_, shell::tonesOf(palette()).muted);
}

} // namespace pgduel::design
