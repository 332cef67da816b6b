#include "store/study_writer.h"

#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cmath>
#include <map>
#include <mutex>

#include "opening.h"
#include "schema.h"
#include "store/faults.h"
#include "writer_lock.h"
#include "writer_thread.h"

namespace pgduel::store {

namespace {

void checkAbsent(const std::string& path)
{
    if (QFileInfo::exists(QString::fromStdString(path)))
        throw StoreError({fault::exists, path, {path}, ""});
}

void removeFiles(const std::string& path)
{
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(QString::fromStdString(path + suffix));
}

} // namespace

struct StudyWriter::State {
    explicit State(const std::string& path_)
        : path(path_)
        , lock(path_)
    {
    }

    void open(Connection::Mode mode, const WriterThread::Opening& prepare)
    {
        thread = std::make_unique<WriterThread>(path, mode, [&](Connection& connection) {
            prepare(connection);
            Statement count(connection, QStringLiteral("SELECT count(*) FROM run"));
            count.run();
            runs = count.next() ? int(count.integer(0)) : 0;
        });
    }

    AttemptId attemptOf(int run)
    {
        const std::lock_guard guard(mutex);
        const auto found = attempts.find(run);
        if (found == attempts.end())
            throw StoreError({fault::runNotBegun, path, {path, std::to_string(run)}, ""});
        return found->second;
    }

    void checkFinite(const std::string& metric, double value) const
    {
        if (!std::isfinite(value))
            throw StoreError({fault::notFinite, path, {path, metric}, ""});
    }

    const std::string path;
    WriterLock lock; ///< given up after the thread has closed the file
    std::atomic<int> runs = 0;
    std::mutex mutex; ///< guards attempts
    std::map<int, AttemptId> attempts; ///< by run: its attempt begun by this writer
    std::unique_ptr<WriterThread> thread;
};

StudyWriter::StudyWriter(std::unique_ptr<State> state)
    : state_(std::move(state))
{
}

StudyWriter::~StudyWriter() = default;

std::unique_ptr<StudyWriter> StudyWriter::create(
    const std::string& path, const study::Study& study, double timeScale)
{
    checkAbsent(path);
    auto state = std::make_unique<State>(path);
    checkAbsent(path); // another writer may have made it just before we had the lock
    try {
        state->open(Connection::Mode::Create,
            [&](Connection& connection) { insertStudy(connection, study, timeScale); });
    } catch (...) {
        removeFiles(path);
        throw;
    }
    return std::unique_ptr<StudyWriter>(new StudyWriter(std::move(state)));
}

std::unique_ptr<StudyWriter> StudyWriter::resume(const std::string& path)
{
    openForReading(path); // says what is wrong with the file before anything beside it is touched
    auto state = std::make_unique<State>(path);
    state->open(Connection::Mode::Existing, [](Connection& connection) {
        migrate(connection);
        Tables(connection).replanInterrupted();
    });
    return std::unique_ptr<StudyWriter>(new StudyWriter(std::move(state)));
}

void StudyWriter::addRuns(const std::vector<study::PlannedRun>& runs)
{
    state_->thread->perform([&](Tables& tables) { tables.insert(runs); });
    state_->runs += static_cast<int>(runs.size());
}

void StudyWriter::beginRun(int run, const RunRecord& record)
{
    if (run < 0 || run >= state_->runs)
        throw StoreError({fault::noSuchRun, state_->path, {state_->path, std::to_string(run)}, ""});
    AttemptId attempt = 0;
    state_->thread->perform([&](Tables& tables) { attempt = tables.beginAttempt(run, record); });
    const std::lock_guard guard(state_->mutex);
    state_->attempts[run] = attempt;
}

void StudyWriter::describeRun(int run, const measure::Fingerprint& configuration, std::int64_t beganUtcMicros)
{
    const AttemptId attempt = state_->attemptOf(run);
    state_->thread->perform(
        [&](Tables& tables) { tables.describeAttempt(attempt, configuration, beganUtcMicros); });
}

void StudyWriter::endRun(int run, RunState state, const std::optional<measure::Fault>& fault,
    const std::vector<std::string>& marks)
{
    const AttemptId attempt = state_->attemptOf(run);
    state_->thread->perform([&](Tables& tables) { tables.endAttempt(attempt, state, fault, marks); });
}

void StudyWriter::add(int run, const measure::Sample& sample)
{
    state_->checkFinite(sample.metric, sample.value);
    state_->thread->add(state_->attemptOf(run), sample);
}

void StudyWriter::add(int run, const measure::StepMark& step)
{
    state_->thread->add(state_->attemptOf(run), step);
}

void StudyWriter::add(int run, const measure::Point& point)
{
    state_->checkFinite(point.metric, point.value);
    state_->checkFinite(point.metric, point.evidence);
    state_->thread->add(state_->attemptOf(run), point);
}

void StudyWriter::add(int run, const measure::Event& event)
{
    state_->thread->add(state_->attemptOf(run), event);
}

void StudyWriter::append(const measure::JournalEntry& entry)
{
    state_->thread->perform([&](Tables& tables) { tables.insert(entry); });
}

void StudyWriter::flush()
{
    state_->thread->perform([](Tables&) {});
}

} // namespace pgduel::store
