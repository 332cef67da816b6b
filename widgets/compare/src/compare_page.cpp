#include "compare/compare_page.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include "chart/theme.h"
#include "compare_bar.h"
#include "conclusions_view.h"
#include "factor_view.h"
#include "facts_panel.h"
#include "matrix_view.h"
#include "pair_charts.h"
#include "point_table.h"
#include "progress_view.h"
#include "reading.h"
#include "result_view.h"
#include "shell/background.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "words/faults.h"

namespace pgduel::compare {

ComparePage::ComparePage(QWidget* parent)
    : Retranslated(parent)
    , stack_(new QStackedWidget)
    , empty_(new shell::EmptyPlace)
    , messages_(new shell::MessageBar)
    , bar_(new CompareBar)
    , charts_(new PairCharts)
    , facts_(new FactsPanel)
    , table_(new PointTable)
    , tabs_(new QTabWidget)
{
    build();
    connect(bar_, &CompareBar::chosen, this, &ComparePage::refresh);
    connect(bar_, &CompareBar::sideBySideChosen, this, [this](bool on) {
        charts_->setSideBySide(on);
        refresh();
    });
    connect(bar_, &CompareBar::sameScaleChosen, this, [this](bool on) {
        charts_->setSameScale(on);
        refresh();
    });
    connect(bar_, &CompareBar::tableChosen, table_, &QWidget::setVisible);
    connect(bar_, &CompareBar::exportPictureChosen, this, &ComparePage::exportPicture);
    connect(bar_, &CompareBar::exportPointsChosen, this, &ComparePage::exportPoints);
    connect(charts_, &PairCharts::pictureAsked, this, &ComparePage::exportPicture);
    connect(charts_, &PairCharts::copied, this,
        [this](const QString& what) { messages_->say(shell::MessageBar::Kind::Notice, what); });
    connect(empty_, &shell::EmptyPlace::actionTriggered, this, &ComparePage::designRequested);
    addView(new ConclusionsView);
    addView(new ProgressView);
    addView(new MatrixView);
    addView(new FactorView);
    addShortcuts();
    retranslate();
    recolour();
}

ComparePage::~ComparePage() = default;

void ComparePage::build()
{
    auto* beside = new QSplitter(Qt::Horizontal);
    beside->addWidget(charts_);
    beside->addWidget(facts_);
    beside->setStretchFactor(0, 1);
    beside->setChildrenCollapsible(false);
    auto* rows = new QSplitter(Qt::Vertical);
    rows->addWidget(beside);
    rows->addWidget(table_);
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 1);
    rows->setChildrenCollapsible(false);
    table_->hide();
    tabs_->setDocumentMode(true);
    tabs_->setTabBarAutoHide(true);
    tabs_->addTab(rows, QString());
    auto* work = new QWidget;
    auto* column = new QVBoxLayout(work);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(bar_);
    column->addWidget(tabs_, 1);
    stack_->addWidget(empty_);
    stack_->addWidget(work);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(2 * shell::grid, shell::grid, 2 * shell::grid, shell::grid);
    whole->addWidget(messages_);
    whole->addWidget(stack_, 1);
}

void ComparePage::addView(ResultView* view)
{
    views_.push_back(view);
    tabs_->addTab(view, QString());
    connect(view, &ResultView::said, this,
        [this](const QString& notice) { messages_->say(shell::MessageBar::Kind::Notice, notice); });
    connect(view, &ResultView::pairChosen, this,
        [this](int baseline, int candidate) { choose(baseline, candidate, metric()); });
    connect(view, &ResultView::failed, this,
        [this](const QString& sentence) { messages_->say(shell::MessageBar::Kind::Error, sentence); });
}

void ComparePage::addShortcuts()
{
    const auto key = [this](const QKeySequence& keys, void (ComparePage::*slot)()) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(Qt::CTRL | Qt::Key_Right, &ComparePage::nextPair);
    key(Qt::CTRL | Qt::Key_Left, &ComparePage::previousPair);
    key(Qt::CTRL | Qt::Key_E, &ComparePage::exportPicture);
}

void ComparePage::setStudyFile(const QString& path)
{
    const int reading = ++loading_;
    if (path != path_)
        reading_.reset();
    path_ = path;
    messages_->clear();
    if (path.isEmpty()) {
        emit noiseSeen(std::nullopt);
        stack_->setCurrentIndex(0);
        return;
    }
    shell::inBackground(
        this, [file = path.toStdString(), cache = cache_] { return readStudy(file, cache); },
        [this, reading](Reading read) {
            if (reading == loading_)
                showResults(std::move(read));
        },
        [this, reading](const std::vector<measure::Fault>& faults) {
            if (reading == loading_)
                messages_->say(
                    shell::MessageBar::Kind::Error, words::sentences(faults).join(QLatin1Char('\n')));
        });
}

void ComparePage::showResults(Reading reading)
{
    reading_ = std::make_unique<Reading>(std::move(reading));
    emit noiseSeen(reading_->noise);
    const bool comparable = hasResults() && results()->experiments().size() > 1;
    stack_->setCurrentIndex(comparable ? 1 : 0);
    if (!comparable)
        return;
    bar_->setResults(*results());
    for (ResultView* view : views_)
        view->showStudy(*reading_);
    refresh();
}

void ComparePage::refresh()
{
    const auto* shown = analysis();
    if (!shown)
        return;
    charts_->showPair(*results(), reading_->verdicts, baseline(), candidate(), *shown);
    facts_->showPair(*results(), baseline(), candidate(), *shown);
    table_->showAnalysis(*shown, study::stepsOf(results()->study().scenario.load));
    for (ResultView* view : views_)
        view->showChoice(baseline(), candidate(), metric());
}

bool ComparePage::hasResults() const
{
    return reading_ && reading_->results.anyFinished();
}

const exchange::StudyResults* ComparePage::results() const
{
    return reading_ ? &reading_->results : nullptr;
}

const analysis::PairAnalysis* ComparePage::analysis() const
{
    return hasResults() ? reading_->verdicts.find(baseline(), candidate(), metric()) : nullptr;
}

void ComparePage::choose(int baseline, int candidate, const std::string& metric)
{
    bar_->choose(baseline, candidate, metric);
    refresh();
}

int ComparePage::baseline() const
{
    return bar_->baseline();
}

int ComparePage::candidate() const
{
    return bar_->candidate();
}

std::string ComparePage::metric() const
{
    return bar_->metric();
}

void ComparePage::nextPair()
{
    bar_->stepPair(1);
}

void ComparePage::previousPair()
{
    bar_->stepPair(-1);
}

void ComparePage::swap()
{
    bar_->swap();
}

void ComparePage::toggleTable()
{
    bar_->toggleTable();
}

void ComparePage::setPresenting(bool presenting)
{
    presenting_ = presenting;
    bar_->setVisible(!presenting);
    tabs_->tabBar()->setVisible(!presenting && !views_.empty());
    if (presenting)
        tabs_->setCurrentIndex(0);
    messages_->setVisible(!presenting && !messages_->text().isEmpty()); // it may name a path
    facts_->setPresenting(presenting);
    recolour();
}

void ComparePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_X && event->modifiers() == Qt::NoModifier)
        swap();
    else if (presenting_ && event->key() == Qt::Key_Right)
        nextPair();
    else if (presenting_ && event->key() == Qt::Key_Left)
        previousPair();
    else
        QWidget::keyPressEvent(event);
}

void ComparePage::retranslate()
{
    empty_->setTexts(tr("Nothing to compare yet"),
        tr("When at least one run has finished, its lines stand here beside those of its rival, with their "
           "difference "
           "under them."),
        tr("To the design"));
    tabs_->setAccessibleName(tr("Views of the results"));
    tabs_->setTabText(0, tr("Pair"));
    for (ResultView* view : views_)
        tabs_->setTabText(tabs_->indexOf(view), view->title());
    refresh();
}

void ComparePage::recolour()
{
    const auto theme = chart::themeFor(palette());
    for (ResultView* view : views_)
        view->setTheme(theme);
    charts_->setTheme(presenting_ ? chart::presenterTheme(theme) : theme, presenting_);
    refresh();
}

} // namespace pgduel::compare
