#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "measure/journal.h"
#include "store/records.h"
#include "store/study_file.h"
#include "study/plan.h"

namespace pgduel::store {

/// Writes a study file from a thread of its own: calls return at once, what they bring is flushed every
/// second in one transaction (WAL, synchronous = NORMAL), so that a kill -9 loses at most the last second.
/// Run states are flushed before the call returns. Thread-safe. A write that fails (disk full, read-only) is
/// kept and thrown by the next flush() and by every later call (store.write_failed; detail from SQLite). One
/// writer per file: a second one throws store.in_use.
class StudyWriter : public measure::JournalSink {
public:
    /// Makes the file with the definition and the plan, all runs Planned. Throws store.exists,
    /// store.not_writable.
    static std::unique_ptr<StudyWriter> create(
        const std::string& path, const study::Study& study, double timeScale);
    /// Goes on with a file; runs found Running were interrupted and become Planned again (their samples stay
    /// with the old attempt).
    static std::unique_ptr<StudyWriter> resume(const std::string& path);
    ~StudyWriter() override; ///< flushes; errors are logged

    /// More runs of the plan, Planned; their indices go on where those of the file end.
    void addRuns(const std::vector<study::PlannedRun>& runs);
    void beginRun(int run, const RunRecord& record); ///< starts a new attempt, state Running
    /// What is known only when the server runs: configuration and the zero of the run's clock.
    void describeRun(int run, const measure::Fingerprint& configuration, std::int64_t beganUtcMicros);
    void endRun(int run, RunState state, const std::optional<measure::Fault>& fault,
        const std::vector<std::string>& marks);
    void add(int run, const measure::Sample& sample);
    void add(int run, const measure::StepMark& step);
    void add(int run, const measure::Point& point);
    void add(int run, const measure::Event& event);
    void append(const measure::JournalEntry& entry) override;
    void flush();

private:
    struct State;
    explicit StudyWriter(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

} // namespace pgduel::store
