#include "factor_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "difference_grids.h"
#include "effects_panel.h"
#include "exchange/factor_tables.h"
#include "factor_pictures.h"
#include "grid_table.h"
#include "saving.h"
#include "shell/background.h"
#include "shell/style.h"
#include "text_label.h"
#include "words/factor_words.h"
#include "words/faults.h"

namespace pgduel::compare {

namespace {

QWidget* scrolled(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

FactorView::FactorView(QWidget* parent)
    : ResultView(parent)
    , stack_(new QStackedWidget)
    , none_(new QLabel)
    , factorLabel_(new QLabel)
    , levelLabel_(new QLabel)
    , heading_(textLabel())
    , legend_(textLabel())
    , winning_(textLabel())
    , factor_(new QComboBox)
    , level_(new QComboBox)
    , mapPicture_(new QPushButton)
    , mapCsv_(new QPushButton)
    , map_(new GridTable)
    , effects_(new EffectsPanel)
{
    none_->setAlignment(Qt::AlignCenter);
    none_->setWordWrap(true);
    auto* sides = new QSplitter(Qt::Horizontal);
    sides->addWidget(mapSide());
    sides->addWidget(scrolled(effects_));
    sides->setStretchFactor(0, 1);
    sides->setStretchFactor(1, 1);
    sides->setChildrenCollapsible(false);
    stack_->addWidget(none_);
    stack_->addWidget(sides);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, shell::grid, 0, 0);
    column->addWidget(stack_);
    connect(factor_, &QComboBox::activated, this, [this] {
        fillLevels();
        reckon();
    });
    connect(level_, &QComboBox::activated, this, &FactorView::reckon);
    connect(map_, &GridTable::cellTaken, this, &FactorView::take);
    connectEffects();
    retranslate();
}

QWidget* FactorView::mapSide()
{
    auto* choice = new QHBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*>{factorLabel_, factor_, levelLabel_, level_})
        choice->addWidget(widget);
    choice->addStretch(1);
    choice->addWidget(mapPicture_);
    choice->addWidget(mapCsv_);
    for (QComboBox* box : {factor_, level_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it is filled with every study
    factorLabel_->setBuddy(factor_);
    levelLabel_->setBuddy(level_);
    heading_->setFont(shell::scaledFont(font(), 1));
    auto* under = new QWidget;
    auto* texts = new QVBoxLayout(under);
    texts->setContentsMargins(0, 0, shell::grid, 0);
    texts->addWidget(legend_);
    texts->addWidget(winning_);
    texts->addStretch(1);
    auto* rows = new QSplitter(Qt::Vertical);
    rows->addWidget(map_);
    rows->addWidget(scrolled(under));
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 2);
    rows->setChildrenCollapsible(false);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, shell::grid, 0);
    column->addLayout(choice);
    column->addWidget(heading_);
    column->addWidget(rows, 1);
    connect(mapPicture_, &QPushButton::clicked, this, [this] {
        if (facts_)
            sayWhatWasSaved(*this,
                savePictureAs(
                    this, mapPicture(reading_->results, *facts_), QString::fromStdString(reading_->path)));
    });
    connect(mapCsv_, &QPushButton::clicked, this, [this] {
        if (facts_)
            saveCsv(*this, QString::fromStdString(reading_->path), QStringLiteral("map"),
                [this](const exchange::Sink& sink) { exchange::factorMapCsv(sink, *facts_); });
    });
    return side;
}

void FactorView::connectEffects()
{
    connect(effects_, &EffectsPanel::pictureWanted, this, [this] {
        if (facts_ && !facts_->effects.empty())
            sayWhatWasSaved(*this,
                savePictureAs(this, effectsPicture(reading_->results, *facts_),
                    QString::fromStdString(reading_->path)));
    });
    connect(effects_, &EffectsPanel::csvWanted, this, [this] {
        if (facts_)
            saveCsv(*this, QString::fromStdString(reading_->path), QStringLiteral("effects"),
                [this](const exchange::Sink& sink) { exchange::factorEffectsCsv(sink, *facts_); });
    });
}

QString FactorView::title() const
{
    return tr("Factors");
}

void FactorView::showStudy(const Reading& reading)
{
    reading_ = &reading;
    study_ = reading.factors;
    facts_.reset();
    metric_.clear();
    stack_->setCurrentIndex(study_->isEmpty() ? 0 : 1);
    if (!study_->isEmpty())
        fillFactors();
}

void FactorView::fillFactors()
{
    factor_->clear();
    for (const exchange::Factor& factor : study_->plan().factors())
        factor_->addItem(QString::fromStdString(factor.name));
    factor_->setCurrentIndex(static_cast<int>(study_->firstChoice().factor));
    fillLevels();
}

void FactorView::fillLevels()
{
    level_->clear();
    const auto& factor = study_->plan().factors()[static_cast<std::size_t>(factor_->currentIndex())];
    for (const std::string& level : factor.levels)
        level_->addItem(QString::fromStdString(level));
    level_->setCurrentIndex(factor.baseline);
}

exchange::FactorChoice FactorView::chosen() const
{
    return {static_cast<std::size_t>(factor_->currentIndex()), level_->currentIndex()};
}

void FactorView::showChoice(int, int, const std::string& metric)
{
    if (metric == metric_)
        return;
    metric_ = metric;
    reckon();
}

void FactorView::reckon()
{
    if (!study_ || study_->isEmpty() || metric_.empty())
        return;
    const int reckoning = ++reckoning_;
    shell::inBackground(
        this, [study = study_, metric = metric_, choice = chosen()] { return study->facts(metric, choice); },
        [this, reckoning](exchange::FactorFacts facts) {
            if (reckoning != reckoning_)
                return;
            facts_ = std::move(facts);
            fill();
        },
        [this](const std::vector<measure::Fault>& faults) {
            emit failed(words::sentences(faults).join(QLatin1Char('\n')));
        });
}

void FactorView::fill()
{
    if (!facts_)
        return;
    heading_->setText(words::mapTitle(*facts_));
    map_->setGrid(mapGrid(*facts_));
    legend_->setText(words::markLegend(facts_->metric) + QLatin1Char('\n')
        + tr("Framed: the levels that win. A click on a cell chooses its pair."));
    const QStringList winning = words::winningSentences(*facts_);
    winning_->setText(winning.join(QLatin1Char('\n')));
    winning_->setVisible(!winning.isEmpty());
    effects_->show(*facts_);
}

void FactorView::take(int row, int column)
{
    if (!facts_)
        return;
    auto levels = words::mapRows(*facts_)[static_cast<std::size_t>(row)];
    levels[facts_->choice.factor] = column;
    const exchange::MapCell* cell = facts_->cellAt(levels);
    if (cell && cell->verdict)
        emit pairChosen(cell->baseline, cell->experiment);
}

void FactorView::setTheme(const chart::Theme& theme)
{
    map_->setTheme(theme);
    effects_->setTheme(theme);
}

void FactorView::retranslate()
{
    none_->setText(tr("This study has no factors: its experiments are compared pair by pair."));
    factorLabel_->setText(tr("Compare the levels of"));
    levelLabel_->setText(tr("against"));
    factor_->setAccessibleName(tr("Compared factor"));
    level_->setAccessibleName(tr("Baseline level"));
    map_->setAccessibleName(tr("Heat map of the factors"));
    mapPicture_->setText(tr("Export picture…"));
    mapCsv_->setText(tr("Export CSV…"));
    fill();
}

} // namespace pgduel::compare
