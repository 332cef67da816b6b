#include "run/runner.h"

#include <mutex>
#include <thread>

#include <QMetaObject>

#include "live_feed.h"
#include "pause_gate.h"
#include "plan_execution.h"

namespace pgduel::run {

/// The thread of a plan and what it shares with the Runner.
class Runner::Worker {
public:
    Worker(Runner& runner, RunRequest request)
        : runner_(runner)
        , thread_(
              [this, request = std::move(request)](std::stop_token stop) { work(request, std::move(stop)); })
    {
    }

    ~Worker() { stop(); }

    void stop() { thread_.request_stop(); }

    Progress progress() const
    {
        const std::lock_guard lock(mutex_);
        return progress_;
    }

    LiveFeed feed;
    PauseGate gate;
    bool paused = false; // of the Runner's thread

private:
    // A signal of the Runner's, sent from its own thread.
    template <typename Call> void post(Call call)
    {
        QMetaObject::invokeMethod(&runner_, std::move(call), Qt::QueuedConnection);
    }

    Reporter reporter()
    {
        Reporter reporter;
        Runner* runner = &runner_;
        reporter.planReady = [this, runner] { post([runner] { emit runner->planReady(); }); };
        reporter.progress = [this, runner](const Progress& progress) {
            {
                const std::lock_guard lock(mutex_);
                progress_ = progress;
            }
            post([runner, progress] { emit runner->progressed(progress); });
        };
        reporter.runBegan = [this, runner](int run) { post([runner, run] { emit runner->runBegan(run); }); };
        reporter.runEnded = [this, runner](int run, store::RunState state) {
            post([runner, run, state] { emit runner->runEnded(run, state); });
        };
        reporter.paused = [this, runner](
                              bool waits) { post([runner, waits] { runner->pauseBegan(waits); }); };
        return reporter;
    }

    void work(const RunRequest& request, std::stop_token stop)
    {
        auto result = PlanExecution(request, reporter(), feed, gate, std::move(stop)).execute();
        post([runner = &runner_, result = std::move(result)] {
            runner->workerEnded(result.outcome, result.faults);
        });
    }

    Runner& runner_;
    mutable std::mutex mutex_;
    Progress progress_;
    std::jthread thread_;
};

Runner::Runner(QObject* parent)
    : QObject(parent)
{
}

Runner::~Runner() = default;

void Runner::start(const RunRequest& request)
{
    if (active())
        return;
    worker_ = std::make_unique<Worker>(*this, request);
}

void Runner::pauseAfterRun(bool pause)
{
    if (worker_)
        worker_->gate.set(pause);
}

void Runner::stop()
{
    if (worker_)
        worker_->stop();
}

bool Runner::active() const
{
    return worker_ != nullptr;
}

bool Runner::paused() const
{
    return worker_ && worker_->paused;
}

Progress Runner::progress() const
{
    return worker_ ? worker_->progress() : Progress{};
}

LiveBatch Runner::takeLive()
{
    return worker_ ? worker_->feed.take() : LiveBatch{};
}

void Runner::pauseBegan(bool paused)
{
    if (worker_)
        worker_->paused = paused;
    emit pausedChanged(paused);
}

void Runner::workerEnded(Outcome outcome, const std::vector<measure::Fault>& faults)
{
    worker_.reset();
    emit finished(outcome, faults);
}

} // namespace pgduel::run
