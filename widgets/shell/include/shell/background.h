#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include "measure/fault.h"

namespace pgduel::shell {

/// The facts of an exception: all faults of a StudyError, the fault of any Failure, what() of others as
/// detail.
std::vector<measure::Fault> faultsOf(const std::exception_ptr& error);

/// Runs `work()` in a pool thread, then `done(result)` or `failed(faults)` in the thread of `context`;
/// neither when `context` has been destroyed meanwhile. `work` must own all it uses.
template <class Work, class Done>
void inBackground(
    QObject* context, Work work, Done done, std::function<void(const std::vector<measure::Fault>&)> failed)
{
    struct Outcome {
        std::shared_ptr<std::optional<std::invoke_result_t<Work>>> result;
        std::exception_ptr error;
    };
    auto promise = std::make_shared<QPromise<Outcome>>();
    auto* watcher = new QFutureWatcher<Outcome>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
        [watcher, done = std::move(done), failed = std::move(failed)]() mutable {
            watcher->deleteLater();
            const auto outcome = watcher->result();
            if (outcome.error)
                failed(faultsOf(outcome.error));
            else
                done(std::move(**outcome.result));
        });
    promise->start();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        Outcome outcome{std::make_shared<std::optional<std::invoke_result_t<Work>>>(), nullptr};
        try {
            outcome.result->emplace(work());
        } catch (...) {
            outcome.error = std::current_exception();
        }
        promise->addResult(std::move(outcome));
        promise->finish();
    });
}

} // namespace pgduel::shell
