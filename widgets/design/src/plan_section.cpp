#include "plan_section.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QTableView>

#include "items/point_table_model.h"
#include "run/budget.h"
#include "run_chip_delegate.h"
#include "shell/style.h"
#include "study/experiment.h"
#include "study/plan.h"
#include "words/study_words.h"
#include "words/verdict_words.h"

namespace pgduel::design {

using shell::grid;
using study::Order;

namespace {
const QString seedKey = QStringLiteral("plan.seed");
constexpr int mostRowsShown = 8;
} // namespace

PlanSection::PlanSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , table_(new QTableView(this))
    , seed_(new QLineEdit(this))
    , newSeed_(new QPushButton(this))
    , replicates_(new QSpinBox(this))
    , hint_(new QLabel(this))
    , power_(new QLabel(this))
{
    hint_->setWordWrap(true);
    power_->setWordWrap(true);
    addFields();
    addTwinField();
    body()->addWidget(hint_);
    body()->addWidget(power_);
    body()->addWidget(table_);
    buildTable();
    start();
}

void PlanSection::addFields()
{
    auto* order = new QComboBox(this);
    replicates_->setRange(1, 1000);
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,19}")), seed_));
    auto* cells = new QGridLayout;
    cells->setHorizontalSpacing(2 * grid);
    cells->setVerticalSpacing(grid);
    cells->setColumnStretch(0, 1);
    cells->setColumnStretch(1, 1);
    const auto add = [&](int row, int column, const QString& key, QWidget* editor, Text name, Text hint) {
        cells->addWidget(addCell(key, editor, std::move(name), std::move(hint)), row, column);
    };
    add(
        0, 0, QStringLiteral("plan.replicates"), replicates_, [] { return tr("Replicates"); },
        [] { return tr("Runs of each experiment"); });
    add(0, 1, QStringLiteral("plan.order"), order, [] { return tr("Order"); }, {});
    add(
        1, 0, seedKey, seed_, [] { return tr("Seed"); },
        [] { return tr("The same seed gives the same order on every machine"); });
    cells->addWidget(newSeed_, 1, 1, Qt::AlignLeft | Qt::AlignBottom);
    addEnding(*cells);
    body()->addLayout(cells);
    fields_.bind(
        replicates_, QStringLiteral("plan.replicates"),
        [](const study::Study& s) { return s.plan.replicates; },
        [](study::Study& s, const int& value) { s.plan.replicates = value; });
    fields_.bind(
        order, QStringLiteral("plan.order"),
        {int(Order::Blocks), int(Order::Abba), int(Order::Sequential), int(Order::Random)},
        [](int value) { return words::orderName(Order(value)); },
        [](int value) { return words::orderHint(Order(value)); },
        [](const study::Study& s) { return int(s.plan.order); },
        [](study::Study& s, const int& value) { s.plan.order = Order(value); });
    fields_.bind(
        seed_, seedKey, [](const study::Study& s) { return QString::number(s.plan.seed); },
        [](study::Study& s, const QString& text) { s.plan.seed = text.toULongLong(); });
    connect(newSeed_, &QPushButton::clicked, this, [this] {
        const auto seed = QRandomGenerator::global()->bounded(1, 1'000'000'000);
        fields_.apply(
            seedKey, [seed](study::Study& s) { s.plan.seed = static_cast<std::uint64_t>(seed); }, false);
    });
}

void PlanSection::addTwinField()
{
    auto* twin = new QCheckBox(this);
    const QString key = QStringLiteral("plan.a_a");
    auto* rows = newRows();
    body()->addLayout(rows);
    addRow(
        rows, key, twin, [] { return tr("Run the baseline against itself too"); },
        [] {
            return tr("Runs the baseline twice in every block: what the two differ by is the noise floor");
        });
    fields_.bind(
        twin, key, [](const study::Study& s) { return s.plan.aa; },
        [](study::Study& s, const bool& on) { s.plan.aa = on; });
}

// What a budget buys can be told when nothing is wrong with what it depends on.
bool PlanSection::isWhole() const
{
    return document_.faultsAt("scenario.load").empty() && document_.faultsAt("plan").empty();
}

study::Study PlanSection::planned() const
{
    return isWhole() ? run::withinBudget(study()) : study();
}

void PlanSection::setNoise(std::optional<double> noise)
{
    noise_ = noise;
    showPower();
}

// At the power and the confidence that the analysis will have.
std::optional<analysis::Wish> PlanSection::wish() const
{
    if (!noise_)
        return std::nullopt;
    const study::Order order = study().plan.order;
    analysis::Wish wish;
    wish.noise = *noise_;
    wish.confidence = study().analysis.confidence;
    const bool paired = order == Order::Blocks || order == Order::Abba;
    wish.design = paired ? analysis::Design::Paired : analysis::Design::Welch;
    return wish;
}

void PlanSection::showPower()
{
    const auto seen = wish();
    const bool budget = study().plan.budget && isWhole();
    power_->setVisible(seen || budget);
    if (budget)
        power_->setText(words::budgetText(run::plansWithin(study()), seen));
    else if (seen)
        power_->setText(words::detectableText(*seen, study::fewestBlocks(study().plan)));
}

void PlanSection::buildTable()
{
    table_->setModel(&model_);
    table_->setItemDelegate(new RunChipDelegate(table_));
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setMinimumSectionSize(12 * grid);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + grid);
    auto* copyCells = new QAction(table_);
    copyCells->setShortcut(QKeySequence::Copy);
    copyCells->setShortcutContext(Qt::WidgetShortcut);
    connect(copyCells, &QAction::triggered, this, &PlanSection::copy);
    table_->addAction(copyCells);
}

void PlanSection::copy()
{
    const auto cells = table_->selectionModel()->selectedIndexes();
    QGuiApplication::clipboard()->setText(items::tabSeparated(model_, cells, false));
}

void PlanSection::showStudy()
{
    const auto order = study().plan.order;
    const bool byBlock = order == Order::Blocks || order == Order::Abba;
    model_.setPlan(study::planOf(planned()), study::experimentsOf(study()), byBlock);
    const bool random = order == Order::Blocks || order == Order::Random;
    seed_->setEnabled(random);
    newSeed_->setEnabled(random);
    hint_->setText(words::orderHint(order));
    showEnding();
    showPower();
    fitTable();
}

void PlanSection::fitTable()
{
    // As high as its rows, up to a point; then it scrolls.
    const int rows = std::min(model_.rowCount(), mostRowsShown);
    const int height = table_->horizontalHeader()->sizeHint().height()
        + rows * table_->verticalHeader()->defaultSectionSize() + 2 * table_->frameWidth() + 2;
    table_->setFixedHeight(height);
}

void PlanSection::retranslate()
{
    setTitle(tr("Plan"));
    table_->setAccessibleName(tr("Runs in order, block by block"));
    newSeed_->setText(tr("New seed"));
    newSeed_->setAccessibleName(newSeed_->text());
    model_.retranslate();
    Section::retranslate();
    recolour();
}

void PlanSection::recolour()
{
    Section::recolour();
    shell::setInk(hint_, shell::tonesOf(palette()).muted);
}

} // namespace pgduel::design
