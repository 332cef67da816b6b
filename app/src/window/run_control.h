#pragma once

#include <vector>

#include <QObject>

#include "measure/fault.h"
#include "run/runner.h"
#include "shell/study_document.h"
#include "window/sleep_inhibitor.h"

namespace pgduel::app {

/// Starts, pauses and stops the plan of the window's study and keeps the machine awake meanwhile.
class RunControl : public QObject {
    Q_OBJECT
public:
    RunControl(shell::StudyDocument& document, QObject* parent = nullptr);

    run::Runner& runner() { return runner_; }
    SleepInhibitor& sleep() { return sleep_; }
    bool running() const { return starting_ || runner_.active(); }

    /// Begins or resumes the plan; `timeScale` below 1 is a quick look. Nothing when one runs already.
    void start(double timeScale = 1);
    void stop();
    void pauseAfterRun(bool pause);

signals:
    void started(const QString& storePath);
    void studyFileReady(const QString& path); ///< it has the plan and can be read
    void ended(pgduel::run::Outcome outcome, const std::vector<pgduel::measure::Fault>& faults);

private:
    void begin(const QString& path, double timeScale);
    void planReady();
    void finished(run::Outcome outcome, const std::vector<measure::Fault>& faults);

    shell::StudyDocument& document_;
    run::Runner runner_;
    SleepInhibitor sleep_;
    QString storePath_;
    bool starting_ = false;
    bool stopWanted_ = false, pauseWanted_ = false; ///< asked for while it was starting
};

} // namespace pgduel::app
