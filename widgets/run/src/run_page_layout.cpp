// How the run page is put together and what its texts are; what it does is in run_page.cpp.
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "plan_box.h"
#include "run_charts.h"
#include "run_header.h"
#include "run_page/run_page.h"
#include "shell/card.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "standing_box.h"
#include "study_state.h"
#include "words/numbers.h"
#include "words/run_words.h"

namespace pgduel::run_page {

namespace {

constexpr int sideWidth = 280;
constexpr int presentedSideWidth = 440;

} // namespace

void RunPage::build()
{
    stack_ = new QStackedWidget;
    empty_ = new shell::EmptyPlace;
    messages_ = new shell::MessageBar;
    header_ = new RunHeader;
    charts_ = new RunCharts;
    standing_ = new StandingBox;
    planCard_ = new shell::Card;
    plan_ = new PlanBox;
    planCard_->body()->addWidget(plan_);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(shell::grid);
    column->addWidget(standing_);
    column->addWidget(planCard_);
    column->addStretch(1);
    side_ = new QScrollArea;
    side_->setWidget(content);
    side_->setWidgetResizable(true);
    side_->setFrameShape(QFrame::NoFrame);
    side_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side_->setFocusPolicy(Qt::NoFocus);
    side_->setMinimumWidth(sideWidth);

    auto* beside = new QSplitter(Qt::Horizontal);
    beside->addWidget(charts_);
    beside->addWidget(side_);
    beside->setStretchFactor(0, 1);
    beside->setChildrenCollapsible(false);
    auto* work = new QWidget;
    auto* rows = new QVBoxLayout(work);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(shell::grid);
    rows->addWidget(header_);
    rows->addWidget(beside, 1);
    stack_->addWidget(empty_);
    stack_->addWidget(work);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(2 * shell::grid, shell::grid, 2 * shell::grid, shell::grid);
    whole->addWidget(messages_);
    whole->addWidget(stack_, 1);
}

void RunPage::connectRunner()
{
    connect(&drain_, &QTimer::timeout, this, &RunPage::takeLive);
    connect(&reread_, &QTimer::timeout, this, &RunPage::readState);
    connect(&runner_, &run::Runner::progressed, this, &RunPage::progressed);
    connect(&runner_, &run::Runner::pausedChanged, this, &RunPage::showHeader);
    connect(&runner_, &run::Runner::finished, this, &RunPage::finished);
    connect(&runner_, &run::Runner::runBegan, this,
        [this](int run) { plan_->setState(run, store::RunState::Running); });
    connect(&runner_, &run::Runner::runEnded, this, [this](int run, store::RunState state) {
        plan_->setState(run, state);
        readState();
    });
    connect(empty_, &shell::EmptyPlace::actionTriggered, this, &RunPage::runRequested);
    connect(header_, &RunHeader::runRequested, this, &RunPage::runRequested);
    connect(header_, &RunHeader::pauseRequested, this, &RunPage::askPause);
    connect(header_, &RunHeader::stopRequested, this, &RunPage::askStop);
    connect(header_, &RunHeader::elapsedChosen, charts_, &RunCharts::setElapsed);
    connect(charts_, &RunCharts::metricsChanged, this, [this] {
        if (!live_)
            readShownRun();
        readGhost();
    });
}

void RunPage::showHeader()
{
    stack_->setCurrentIndex(isActive() || state_ ? 1 : 0);
    header_->setMode(mode());
    const auto progress = runner_.progress();
    const int run = isActive() ? progress.run : shownRun_;
    const bool known = state_ && run >= 0 && run < static_cast<int>(state_->runs.size());
    const QString place = known ? words::runTitle(state_->runs[static_cast<std::size_t>(run)],
                              static_cast<int>(state_->runs.size()), state_->blocks(), named(run).name)
                                : (isActive() ? tr("Before the first run") : QString());
    header_->setTexts(place, isActive() ? runningText(progress) : storedText());
    const bool amount = progress.total > 0 && isActive();
    header_->setAmount(amount ? progress.done : 0, amount ? progress.total : 0);
}

RunMode RunPage::mode() const
{
    using Mode = RunMode;
    if (isActive()) {
        if (stopAsked_)
            return Mode::Stopping;
        if (runner_.paused())
            return Mode::Paused;
        return pauseAsked_ ? Mode::PausePending : Mode::Running;
    }
    if (!state_ || !state_->hasBegun())
        return Mode::Ready;
    return state_->finishedRuns() == static_cast<int>(state_->runs.size()) ? Mode::Complete : Mode::Resumable;
}

QString RunPage::runningText(const run::Progress& progress) const
{
    if (runner_.paused())
        return tr("Paused: the next run waits");
    const QString text = words::phaseText(progress);
    return progress.secondsLeft > 0 ? text + QStringLiteral(" · ") + words::timeLeft(progress.secondsLeft)
                                    : text;
}

QString RunPage::storedText() const
{
    if (!state_)
        return {};
    return tr("%1 of %n run(s) done", nullptr, static_cast<int>(state_->runs.size()))
        .arg(state_->finishedRuns());
}

void RunPage::setPresenting(bool presenting)
{
    presenting_ = presenting;
    header_->setVisible(!presenting);
    planCard_->setVisible(!presenting);
    messages_->setVisible(!presenting && !messages_->text().isEmpty());
    standing_->setPresenting(presenting);
    side_->setMinimumWidth(presenting ? presentedSideWidth : sideWidth);
    recolour();
    charts_->setPresenting(presenting);
}

void RunPage::retranslate()
{
    empty_->setTexts(tr("Nothing has run yet"),
        tr("When the plan runs, speed and waits are drawn here live, with the rival's earlier run beside "
           "them."),
        tr("Run"));
    planCard_->setTitle(tr("Plan"));
    showHeader();
}

void RunPage::recolour()
{
    const auto theme = chart::themeFor(palette());
    charts_->setTheme(presenting_ ? chart::presenterTheme(theme) : theme);
}

} // namespace pgduel::run_page
