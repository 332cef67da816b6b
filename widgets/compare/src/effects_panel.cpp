#include "effects_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "chart/drawing_view.h"
#include "difference_grids.h"
#include "shell/style.h"
#include "text_label.h"
#include "text_tables.h"
#include "words/comparison_words.h"
#include "words/factor_words.h"

namespace pgduel::compare {

EffectsPanel::EffectsPanel(QWidget* parent)
    : Retranslated(parent)
    , heading_(textLabel())
    , sentences_(textLabel())
    , picture_(new QPushButton)
    , csv_(new QPushButton)
    , effectsChart_(new chart::DrawingView)
    , levelsChart_(new chart::DrawingView)
    , effects_(textTable())
    , levels_(textTable())
{
    heading_->setFont(shell::scaledFont(font(), 1));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(picture_);
    buttons->addWidget(csv_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, shell::grid, 0);
    column->setSpacing(shell::grid);
    column->addLayout(buttons);
    for (QWidget* widget :
        std::initializer_list<QWidget*>{heading_, effectsChart_, effects_, sentences_, levelsChart_, levels_})
        column->addWidget(widget);
    column->addStretch(1);
    connect(picture_, &QPushButton::clicked, this, &EffectsPanel::pictureWanted);
    connect(csv_, &QPushButton::clicked, this, &EffectsPanel::csvWanted);
    retranslate();
}

void EffectsPanel::show(const exchange::FactorFacts& facts)
{
    showEffects(facts);
    sentences_->setText(words::effectSentences(facts).join(QLatin1Char('\n')));
    showLevels(facts);
}

void EffectsPanel::showEffects(const exchange::FactorFacts& facts)
{
    const auto table = words::effectTable(facts);
    heading_->setText(table.title);
    setTable(*effects_, table);
    effects_->setVisible(!table.rows.isEmpty());
    const auto rows = effectRows(facts);
    effectsChart_->setVisible(!rows.empty());
    effectsChart_->setDrawing(std::make_shared<chart::IntervalDrawing>(rows, words::differenceAxisTitle()));
}

void EffectsPanel::showLevels(const exchange::FactorFacts& facts)
{
    const std::size_t factor = facts.choice.factor;
    const auto rows = levelRows(facts, factor);
    levelsChart_->setVisible(!rows.empty());
    levelsChart_->setDrawing(
        std::make_shared<chart::IntervalDrawing>(rows, words::levelAxisTitle(facts, factor)));
    const auto table = words::levelTable(facts, factor);
    setTable(*levels_, table);
    levels_->setVisible(!table.rows.isEmpty());
}

void EffectsPanel::setTheme(const chart::Theme& theme)
{
    effectsChart_->setTheme(theme);
    levelsChart_->setTheme(theme);
}

void EffectsPanel::retranslate()
{
    picture_->setText(tr("Export picture…"));
    csv_->setText(tr("Export CSV…"));
    effects_->setAccessibleName(tr("Main effects and interactions"));
    levels_->setAccessibleName(tr("Levels of the compared factor"));
    levelsChart_->setAccessibleName(tr("Chart of the levels against the baseline level"));
    effectsChart_->setAccessibleName(tr("Chart of the effects"));
}

} // namespace pgduel::compare
