#include "run_page/run_page.h"

#include "plan_box.h"
#include "run_charts.h"
#include "run_header.h"
#include "shell/background.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "standing_box.h"
#include "study_state.h"
#include "words/faults.h"
#include "words/run_words.h"

namespace pgduel::run_page {

namespace {

constexpr int drainInterval = 200; // ms: five updates a second
constexpr int rereadDelay = 1500; // ms: the writer flushes every second
constexpr auto standingMetric = "speed";

} // namespace

RunPage::RunPage(run::Runner& runner, QWidget* parent)
    : Retranslated(parent)
    , runner_(runner)
{
    build();
    drain_.setInterval(drainInterval);
    reread_.setInterval(rereadDelay);
    reread_.setSingleShot(true);
    connectRunner();
    retranslate();
    recolour();
    showHeader();
}

RunPage::~RunPage() = default;

void RunPage::setStudyFile(const QString& path)
{
    if (path != path_) {
        state_.reset();
        messages_->clear();
        ++runReading_;
        ++ghostReading_;
        ghostRun_ = -1;
        if (!live_) {
            shownRun_ = -1;
            charts_->setRun(std::nullopt);
        }
        charts_->setGhost(std::nullopt);
    }
    path_ = path;
    readState();
    showHeader();
}

void RunPage::readState()
{
    const int reading = ++reading_;
    if (path_.isEmpty())
        return;
    shell::inBackground(
        this, [file = path_.toStdString()] { return run_page::readState(file); },
        [this, reading](StudyState state) {
            if (reading == reading_)
                showState(std::move(state));
        },
        [this, reading](const std::vector<measure::Fault>& faults) {
            if (reading == reading_)
                sayFaults(faults);
        });
}

void RunPage::showState(StudyState state)
{
    state_ = std::make_unique<StudyState>(std::move(state));
    charts_->setSteps(state_->steps);
    standing_->setExperiments(state_->experiments);
    plan_->setRuns(state_->runs, state_->experiments);
    if (live_ && charts_->run()) {
        auto run = named(shownRun_);
        if (run.name != charts_->run()->name) { // it began before the file could be read
            run.track = charts_->run()->track;
            charts_->setRun(std::move(run));
        }
    } else if (shownRun_ < 0) {
        shownRun_ = state_->lastFinished();
    }
    if (!live_)
        readShownRun();
    if (ghostRun_ != state_->ghostOf(shownRun_))
        readGhost();
    showStanding();
    showHeader();
}

NamedTrack RunPage::named(int run) const
{
    NamedTrack named;
    if (!state_ || run < 0 || run >= static_cast<int>(state_->runs.size()))
        return named;
    named.experiment = state_->runs[static_cast<std::size_t>(run)].planned.experiment;
    named.name =
        QString::fromStdString(state_->experiments.at(static_cast<std::size_t>(named.experiment)).name);
    return named;
}

void RunPage::readLines(int run, int* counter, void (RunPage::*take)(NamedTrack))
{
    const int reading = ++*counter;
    if (path_.isEmpty() || run < 0)
        return;
    shell::inBackground(
        this,
        [file = path_.toStdString(), run, metrics = charts_->metrics(), axis = charts_->axis()] {
            return readTrack(file, run, metrics, axis);
        },
        [this, reading, counter, run, take](RunTrack track) {
            if (reading != *counter)
                return;
            auto shown = named(run);
            shown.track = std::move(track);
            (this->*take)(std::move(shown));
        },
        [this, reading, counter](const std::vector<measure::Fault>& faults) {
            if (reading == *counter)
                sayFaults(faults);
        });
}

void RunPage::readShownRun()
{
    readLines(shownRun_, &runReading_, &RunPage::showRun);
}

void RunPage::readGhost()
{
    ghostRun_ = state_ ? state_->ghostOf(shownRun_) : -1;
    if (ghostRun_ < 0)
        charts_->setGhost(std::nullopt);
    readLines(ghostRun_, &ghostReading_, &RunPage::showGhost);
}

void RunPage::showRun(NamedTrack run)
{
    if (!live_)
        charts_->setRun(std::move(run));
}

void RunPage::showGhost(NamedTrack ghost)
{
    charts_->setGhost(std::move(ghost));
}

void RunPage::takeLive()
{
    const auto batch = runner_.takeLive();
    if (batch.run < 0)
        return;
    if (!live_ || batch.run != shownRun_)
        liveRunBegan(batch.run);
    charts_->feed(batch);
    if (!batch.stepsEnded.empty())
        reread_.start();
}

void RunPage::liveRunBegan(int run)
{
    live_ = true;
    shownRun_ = run;
    ++runReading_; // a stored run that is still being read comes too late
    charts_->setGhost(std::nullopt);
    charts_->setRun(named(run));
    readState(); // what ended before it may be its ghost
    readGhost();
    showStanding();
}

void RunPage::progressed()
{
    if (isActive() && !drain_.isActive()) {
        messages_->clear(); // what was said of the plan before
        drain_.start();
    }
    showHeader();
}

void RunPage::finished(run::Outcome outcome, const std::vector<measure::Fault>& faults)
{
    drain_.stop();
    live_ = pauseAsked_ = stopAsked_ = false;
    if (!faults.empty())
        sayFaults(faults);
    else if (outcome != run::Outcome::AllDone)
        messages_->say(shell::MessageBar::Kind::Notice, words::outcomeSentence(outcome));
    readState();
    showHeader();
}

void RunPage::sayFaults(const std::vector<measure::Fault>& faults)
{
    messages_->say(shell::MessageBar::Kind::Error, words::sentences(faults).join(QLatin1Char('\n')));
}

void RunPage::showStanding()
{
    if (state_)
        standing_->setTable(standingOf(*state_, live_ ? shownRun_ : -1, standingMetric), standingMetric);
}

void RunPage::askPause(bool pause)
{
    pauseAsked_ = pause;
    showHeader();
    emit pauseRequested(pause);
}

void RunPage::askStop()
{
    stopAsked_ = true;
    showHeader();
    emit stopRequested();
}

} // namespace pgduel::run_page
