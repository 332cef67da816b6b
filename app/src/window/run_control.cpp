#include "window/run_control.h"

#include "shell/background.h"
#include "window/result_path.h"

namespace pgduel::app {

RunControl::RunControl(shell::StudyDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
    connect(&runner_, &run::Runner::planReady, this, &RunControl::planReady);
    connect(&runner_, &run::Runner::finished, this, &RunControl::finished);
}

void RunControl::start(double timeScale)
{
    if (running() || !document_.isOpen())
        return;
    starting_ = true;
    stopWanted_ = pauseWanted_ = false;
    sleep_.inhibit();
    // Which file is free is asked of the disk.
    shell::inBackground(
        this, [wish = wishOf(document_), timeScale] { return resultPathFor(wish, timeScale); },
        [this, timeScale](const QString& path) { begin(path, timeScale); },
        [this](const std::vector<measure::Fault>& faults) { finished(run::Outcome::Refused, faults); });
}

void RunControl::begin(const QString& path, double timeScale)
{
    if (stopWanted_)
        return finished(run::Outcome::Stopped, {});
    storePath_ = path;
    run::RunRequest request;
    request.storePath = storePath_.toStdString();
    if (!document_.isFrozen()) { // a study file goes on with its own definition and time scale
        request.study = document_.study();
        request.timeScale = timeScale;
    }
    runner_.start(request);
    runner_.pauseAfterRun(pauseWanted_);
    starting_ = false;
    emit started(storePath_);
}

void RunControl::stop()
{
    stopWanted_ = true;
    runner_.stop();
}

void RunControl::pauseAfterRun(bool pause)
{
    pauseWanted_ = pause;
    runner_.pauseAfterRun(pause);
}

void RunControl::planReady()
{
    if (!document_.isFrozen())
        document_.freeze(storePath_);
    emit studyFileReady(storePath_);
}

void RunControl::finished(run::Outcome outcome, const std::vector<measure::Fault>& faults)
{
    starting_ = false;
    sleep_.release();
    emit ended(outcome, faults);
}

} // namespace pgduel::app
