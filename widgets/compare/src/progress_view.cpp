#include "progress_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include "chart/difference_chart.h"
#include "chart/line_chart.h"
#include "picture_saving.h"
#include "shell/card.h"
#include "shell/style.h"
#include "words/progress_words.h"

namespace pgduel::compare {

namespace {

constexpr int columns = 6;
constexpr int narrowest = 48 * shell::grid;

QVBoxLayout* columnIn(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(shell::grid / 2);
    return column;
}

} // namespace

ProgressView::ProgressView(QWidget* parent)
    : ResultView(parent)
    , stack_(new QStackedWidget)
    , card_(new shell::Card)
    , none_(new QLabel)
    , linesTitle_(new QLabel)
    , sentences_(new QLabel)
    , kind_(new QComboBox)
    , picture_(new QPushButton)
    , copy_(new QPushButton)
    , lines_(new chart::LineChartView)
    , speedUp_(new chart::DifferenceChartView)
    , table_(new QTableWidget(0, columns))
{
    none_->setAlignment(Qt::AlignCenter);
    none_->setWordWrap(true);
    auto* beside = new QSplitter(Qt::Horizontal);
    beside->addWidget(charts());
    beside->addWidget(facts());
    beside->setStretchFactor(0, 3);
    beside->setStretchFactor(1, 2);
    beside->setChildrenCollapsible(false);
    stack_->addWidget(none_);
    stack_->addWidget(beside);
    columnIn(this)->addWidget(stack_);
    for (int i = 0; i < 3; ++i)
        kind_->addItem(QString());
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(kind_, &QComboBox::activated, this, &ProgressView::fill);
    connect(picture_, &QPushButton::clicked, this, &ProgressView::exportPicture);
    connect(copy_, &QPushButton::clicked, this, &ProgressView::copy);
    retranslate();
}

QWidget* ProgressView::charts()
{
    auto* upper = new QWidget;
    auto* upperColumn = columnIn(upper);
    linesTitle_->setFont(shell::scaledFont(font(), 1));
    linesTitle_->setTextFormat(Qt::PlainText);
    linesTitle_->setWordWrap(true);
    upperColumn->addWidget(linesTitle_);
    upperColumn->addWidget(lines_, 1);
    auto* lower = new QWidget;
    auto* lowerColumn = columnIn(lower);
    auto* head = new QHBoxLayout;
    head->addWidget(kind_);
    head->addStretch(1);
    head->addWidget(picture_);
    lowerColumn->addLayout(head);
    lowerColumn->addWidget(speedUp_, 1);
    auto* rows = new QSplitter(Qt::Vertical);
    rows->addWidget(upper);
    rows->addWidget(lower);
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 2);
    rows->setChildrenCollapsible(false);
    return rows;
}

QWidget* ProgressView::facts()
{
    sentences_->setWordWrap(true);
    sentences_->setTextFormat(Qt::PlainText);
    sentences_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    card_->body()->addWidget(sentences_);
    card_->head()->addWidget(copy_);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* whole = new QWidget;
    whole->setMinimumWidth(narrowest);
    auto* column = columnIn(whole);
    column->setSpacing(shell::grid);
    column->addWidget(card_);
    column->addWidget(table_, 1);
    return whole;
}

QString ProgressView::title() const
{
    return words::progressTitle();
}

void ProgressView::showStudy(const Reading& reading)
{
    reading_ = &reading;
}

void ProgressView::showChoice(int baseline, int candidate, const std::string&)
{
    baseline_ = baseline;
    candidate_ = candidate;
    fill();
}

void ProgressView::setTheme(const chart::Theme& theme)
{
    lines_->setTheme(theme);
    speedUp_->setTheme(theme);
}

SpeedUpKind ProgressView::kind() const
{
    return static_cast<SpeedUpKind>(kind_->currentIndex());
}

void ProgressView::setKind(SpeedUpKind kind)
{
    kind_->setCurrentIndex(static_cast<int>(kind));
    fill();
}

const analysis::ProgressComparison* ProgressView::shown() const
{
    return reading_ ? reading_->progress.find(baseline_, candidate_) : nullptr;
}

void ProgressView::fill()
{
    const auto* progress = shown();
    stack_->setCurrentIndex(progress ? 1 : 0);
    if (!progress)
        return;
    auto panel = progressLines(reading_->progress, baseline_, candidate_);
    linesTitle_->setText(panel.title);
    panel.title.clear();
    lines_->setPanel(std::move(panel));
    auto speedUp = speedUpPanel(*progress, kind());
    speedUp.title.clear();
    speedUp_->setPanel(std::move(speedUp));
    sentences_->setText(words::progressSentences(*progress).join(QStringLiteral("\n\n")));
    fillTable(*progress);
}

void ProgressView::fillTable(const analysis::ProgressComparison& progress)
{
    table_->setHorizontalHeaderLabels(words::progressHeader(progress));
    table_->setRowCount(static_cast<int>(progress.equalWork.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const QStringList cells = words::progressRow(progress.equalWork[static_cast<std::size_t>(row)]);
        for (int column = 0; column < columns; ++column) {
            auto* item = new QTableWidgetItem(cells.at(column));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table_->setItem(row, column, item);
        }
    }
}

void ProgressView::exportPicture()
{
    if (!shown())
        return;
    const Saved saved = savePictureAs(this,
        progressPicture(reading_->results, reading_->progress, baseline_, candidate_, kind()),
        QString::fromStdString(reading_->path));
    if (!saved.fault.isEmpty())
        emit failed(saved.fault);
    else if (!saved.path.isEmpty())
        emit said(tr("Saved: %1").arg(saved.path));
}

void ProgressView::copy()
{
    if (const auto* progress = shown()) {
        QApplication::clipboard()->setText(words::progressMarkdown(*progress));
        emit said(tr("Sentences and table are in the clipboard, as Markdown."));
    }
}

void ProgressView::retranslate()
{
    card_->setTitle(words::progressTitle());
    none_->setText(tr("These experiments have no curves of transactions done: a finished run with samples of "
                      "the speed is needed on each side."));
    kind_->setItemText(0, words::equalWorkTitle());
    kind_->setItemText(1, words::chunkTitle());
    kind_->setItemText(2, words::equalTimeTitle());
    kind_->setAccessibleName(tr("What the lower chart shows"));
    picture_->setText(tr("Export picture…"));
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("Sentences and table as Markdown"));
    table_->setAccessibleName(tr("Speed-up by transactions done"));
    setAccessibleName(words::progressTitle());
    fill();
}

} // namespace pgduel::compare
