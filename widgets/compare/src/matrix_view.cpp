#include "matrix_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "difference_grids.h"
#include "exchange/comparison_tables.h"
#include "factor_pictures.h"
#include "grid_table.h"
#include "saving.h"
#include "shell/style.h"
#include "words/factor_words.h"

namespace pgduel::compare {

MatrixView::MatrixView(QWidget* parent)
    : ResultView(parent)
    , heading_(new QLabel)
    , legend_(new QLabel)
    , picture_(new QPushButton)
    , csv_(new QPushButton)
    , table_(new GridTable)
{
    heading_->setFont(shell::scaledFont(font(), 1));
    heading_->setWordWrap(true);
    legend_->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(heading_, 1);
    head->addWidget(picture_);
    head->addWidget(csv_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, shell::grid, 0, 0);
    column->addLayout(head);
    column->addWidget(table_, 1);
    column->addWidget(legend_);
    connect(table_, &GridTable::cellTaken, this, &MatrixView::take);
    connect(picture_, &QPushButton::clicked, this, &MatrixView::exportPicture);
    connect(csv_, &QPushButton::clicked, this, &MatrixView::exportCsv);
    retranslate();
}

QString MatrixView::title() const
{
    return tr("All pairs");
}

void MatrixView::showStudy(const Reading& reading)
{
    reading_ = &reading;
}

void MatrixView::showChoice(int baseline, int candidate, const std::string& metric)
{
    baseline_ = baseline;
    candidate_ = candidate;
    metric_ = metric;
    fill();
}

void MatrixView::fill()
{
    if (!reading_)
        return;
    heading_->setText(words::matrixTitle(metric_));
    legend_->setText(words::markLegend(exchange::metricWithId(metric_)));
    table_->setGrid(matrixGrid(reading_->results.experiments(), reading_->verdicts, metric_));
    table_->setCurrent(baseline_, candidate_); // rows and columns are the experiments by index
}

void MatrixView::take(int row, int column)
{
    if (row != column)
        emit pairChosen(row, column);
}

void MatrixView::exportPicture()
{
    if (reading_)
        sayWhatWasSaved(*this,
            savePictureAs(this, matrixPicture(reading_->results, reading_->verdicts, metric_),
                QString::fromStdString(reading_->path)));
}

void MatrixView::exportCsv()
{
    if (!reading_)
        return;
    exchange::Analyses pairs;
    for (const auto& baseline : reading_->results.experiments())
        for (const auto& candidate : reading_->results.experiments())
            if (const auto* found = reading_->verdicts.find(baseline.index, candidate.index, metric_))
                pairs.push_back(*found);
    saveCsv(*this, QString::fromStdString(reading_->path), QStringLiteral("all-pairs"),
        [&](const exchange::Sink& sink) { exchange::comparisonSummaryCsv(sink, pairs); });
}

void MatrixView::setTheme(const chart::Theme& theme)
{
    table_->setTheme(theme);
}

void MatrixView::retranslate()
{
    table_->setAccessibleName(tr("Differences of all pairs"));
    table_->setToolTip(tr("Click a cell, or press Enter on it, to choose this pair"));
    picture_->setText(tr("Export picture…"));
    csv_->setText(tr("Export CSV…"));
    fill();
}

} // namespace pgduel::compare
