#include "writer_thread.h"

#include <QLoggingCategory>

#include "closing.h"
#include "store/faults.h"

namespace pgduel::store {

Q_LOGGING_CATEGORY(storeLog, "pgduel.store")

WriterThread::WriterThread(const std::string& path, Connection::Mode mode, const Opening& opening)
    : path_(path)
{
    std::promise<void> opened;
    std::future<void> isOpen = opened.get_future();
    thread_ = std::thread([this, mode, opening, promise = std::move(opened)]() mutable {
        run(mode, opening, std::move(promise));
    });
    try {
        isOpen.get();
    } catch (...) {
        thread_.join();
        throw;
    }
}

WriterThread::~WriterThread()
{
    {
        const std::lock_guard guard(mutex_);
        stopping_ = true;
        wake_.notify_one();
    }
    thread_.join();
    if (failure_)
        qCWarning(storeLog, "%s", measure::logLine(*failure_).c_str());
}

void WriterThread::perform(Task task)
{
    std::future<void> done;
    {
        const std::lock_guard guard(mutex_);
        checkFailure();
        jobs_.push_back({std::move(task), {}});
        done = jobs_.back().done.get_future();
        wake_.notify_one();
    }
    done.get();
}

void WriterThread::run(Connection::Mode mode, const Opening& opening, std::promise<void> opened)
{
    std::unique_ptr<Connection> connection;
    try {
        connection = std::make_unique<Connection>(path_, mode, fault::notWritable);
        connection->execute(QStringLiteral("PRAGMA journal_mode = WAL"));
        Transaction transaction(*connection);
        opening(*connection);
        transaction.commit();
        connection->setFaultCode(fault::writeFailed);
    } catch (...) {
        connection.reset();
        opened.set_exception(std::current_exception());
        return;
    }
    opened.set_value();
    try {
        work(*connection);
        leaveOneFile(*connection);
    } catch (...) {
        const std::lock_guard guard(mutex_);
        keepFailure(std::current_exception());
    }
}

void WriterThread::work(Connection& connection)
{
    Tables tables(connection);
    std::unique_lock lock(mutex_);
    while (waitForWork(lock)) {
        Pending pending = std::exchange(pending_, {});
        std::vector<Job> jobs = std::exchange(jobs_, {});
        if (!failure_) {
            lock.unlock();
            const std::exception_ptr failure = write(connection, tables, pending, jobs);
            lock.lock();
            keepFailure(failure);
        }
        for (Job& job : jobs)
            failure_ ? job.done.set_exception(std::make_exception_ptr(StoreError(*failure_)))
                     : job.done.set_value();
    }
}

bool WriterThread::waitForWork(std::unique_lock<std::mutex>& lock)
{
    const auto urgent = [this] { return stopping_ || !jobs_.empty() || pending_.items >= urgentItems; };
    wake_.wait(lock, [&] { return urgent() || pending_.items > 0; });
    wake_.wait_until(lock, due_, urgent);
    return pending_.items > 0 || !jobs_.empty();
}

std::exception_ptr WriterThread::write(
    Connection& connection, Tables& tables, Pending& pending, const std::vector<Job>& jobs)
try {
    // NORMAL leaves the fsync to the next checkpoint; somebody who waits wants it now.
    connection.execute(jobs.empty() ? QStringLiteral("PRAGMA synchronous = NORMAL")
                                    : QStringLiteral("PRAGMA synchronous = FULL"));
    Transaction transaction(connection);
    tables.insert(pending);
    for (const Job& job : jobs)
        job.task(tables);
    transaction.commit();
    return {};
} catch (...) {
    return std::current_exception();
}

void WriterThread::keepFailure(const std::exception_ptr& failure)
{
    if (!failure || failure_)
        return;
    try {
        std::rethrow_exception(failure);
    } catch (const measure::Failure& known) {
        failure_ = known.fault();
    } catch (const std::exception& other) {
        failure_ = measure::Fault{fault::writeFailed, path_, {path_}, other.what()};
    }
}

void WriterThread::checkFailure() const
{
    if (failure_)
        throw StoreError(*failure_);
}

void WriterThread::checkRoom() const
{
    checkFailure();
    if (pending_.items >= queueLimit)
        throw StoreError({fault::queueFull, path_, {path_, std::to_string(pending_.items)}, ""});
}

} // namespace pgduel::store
