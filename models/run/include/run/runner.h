#pragma once

#include <memory>
#include <string>

#include <QObject>

#include "run/progress.h"
#include "study/study.h"

namespace pgduel::run {

struct RunRequest {
    std::string storePath; ///< the study file; made when absent (study is used), resumed when there
    std::optional<study::Study>
        study; ///< required when the file is absent; when present it must be the same definition
    double timeScale = 1;
};

/// Carries out a plan in a thread of its own. Signals come in the thread the Runner lives in. For a live
/// picture call takeLive() on a timer. Destroying it stops the run and waits for the clean-up.
class Runner : public QObject {
    Q_OBJECT
public:
    explicit Runner(QObject* parent = nullptr);
    ~Runner() override;

    void start(const RunRequest& request);
    void pauseAfterRun(bool pause); ///< pause when the current run has ended; false goes on
    void stop(); ///< as soon as possible; finished() follows
    bool active() const;
    bool paused() const;
    Progress progress() const;
    LiveBatch takeLive(); ///< what came since the last call, by run; call from the Runner's thread

signals:
    void planReady(); ///< the study file exists and can be opened for reading
    void progressed(const pgduel::run::Progress& progress);
    void runBegan(int run);
    void runEnded(int run, pgduel::store::RunState state);
    void pausedChanged(bool paused);
    void finished(pgduel::run::Outcome outcome, const std::vector<pgduel::measure::Fault>& faults);

private:
    class Worker;
    void pauseBegan(bool paused);
    void workerEnded(Outcome outcome, const std::vector<measure::Fault>& faults);
    std::unique_ptr<Worker> worker_;
};

} // namespace pgduel::run
