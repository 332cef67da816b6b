// The main window and plans: checking, starting, following and ending them.
#include "compare/compare_page.h"
#include "design/design_page.h"
#include "run/preflight.h"
#include "run_page/run_page.h"
#include "shell/background.h"
#include "shell/message_bar.h"
#include "shell/status_line.h"
#include "window/main_window.h"
#include "window/window_menus.h"
#include "words/faults.h"
#include "words/numbers.h"
#include "words/run_words.h"

namespace pgduel::app {

namespace {

constexpr double quickLookScale = 0.05; // about three minutes for the template of the shared_buffers study

} // namespace

void MainWindow::showStates()
{
    rail_->setState(
        shell::Step::Design, document_.faults().empty() ? shell::State::Done : shell::State::NeedsAttention);
    if (control_.running())
        rail_->setState(shell::Step::Run, shell::State::Running);
    else if (!document_.isFrozen())
        rail_->setState(
            shell::Step::Run, document_.faults().empty() ? shell::State::Ready : shell::State::Empty);
}

void MainWindow::check()
{
    shell::inBackground(
        this,
        [study = document_.study()] {
            std::vector<measure::Fault> faults;
            run::summarize(study, 1, faults);
            return faults;
        },
        [this](const std::vector<measure::Fault>& faults) { checked(faults); },
        [this](const std::vector<measure::Fault>& faults) { checked(faults); });
}

void MainWindow::checked(const std::vector<measure::Fault>& faults)
{
    showStep(shell::Step::Design);
    if (faults.empty())
        designPage_->messages()->say(
            shell::MessageBar::Kind::Notice, tr("The study can run."), tr("Run"), [this] { run(); });
    else
        designPage_->messages()->say(
            shell::MessageBar::Kind::Error, words::sentences(faults).join(QLatin1Char('\n')));
}

void MainWindow::run()
{
    start(1);
}

void MainWindow::start(double timeScale)
{
    control_.start(timeScale);
    designPage_->setRunning(control_.running());
    menus_->setRunning(control_.running());
    showStates();
    showStep(shell::Step::Run);
}

void MainWindow::quickLook()
{
    if (control_.running())
        return;
    if (document_.isFrozen())
        document_.detach(); // results exist: the quick look gets a file of its own
    start(quickLookScale);
}

void MainWindow::showProgress(const run::Progress& progress)
{
    status_->setActivity(words::phaseText(progress));
    status_->setTimeLeft(progress.secondsLeft > 0 ? words::timeLeft(progress.secondsLeft) : QString());
    const bool measuring = progress.phase == run::Phase::Measuring || progress.phase == run::Phase::WarmUp;
    status_->setCost(measuring
            ? tr("load driver %1 of a core · wait sample %2 ms")
                  .arg(words::percent(progress.driverCores, 0), words::number(progress.samplerMillis, 1))
            : QString());
}

void MainWindow::studyFileReady(const QString& path)
{
    runPage_->setStudyFile(path);
    comparePage_->setStudyFile(path);
    noteRecent(shell::State::Running);
}

void MainWindow::runEnded(run::Outcome outcome, const std::vector<measure::Fault>& faults)
{
    designPage_->setRunning(false);
    menus_->setRunning(false);
    status_->setTimeLeft({});
    status_->setActivity(words::outcomeSentence(outcome));
    const bool done = outcome == run::Outcome::AllDone;
    if (outcome == run::Outcome::Refused)
        checked(faults);
    else
        noteRecent(done ? shell::State::Done : shell::State::NeedsAttention);
    showStates();
    if (document_.isFrozen()) {
        rail_->setState(shell::Step::Run, done ? shell::State::Done : shell::State::NeedsAttention);
        comparePage_->setStudyFile(document_.path());
    }
}

} // namespace pgduel::app
