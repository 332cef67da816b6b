#pragma once

#include <map>
#include <string>

#include "connection.h"
#include "measure/journal.h"
#include "pending.h"
#include "statement.h"
#include "store/records.h"
#include "study/plan.h"

namespace pgduel::store {

/// Makes the tables of a new study file: definition, plan with all runs Planned. Within a transaction.
void insertStudy(Connection& connection, const study::Study& study, double timeScale);

/// Runs of a plan, Planned.
void insertRuns(Connection& connection, const std::vector<study::PlannedRun>& runs);

/// The rows that a writer adds to a study file. Every function wants to be called within a transaction, in
/// the thread of the connection.
class Tables {
public:
    explicit Tables(Connection& connection);

    void insert(Pending& pending);
    void insert(const measure::JournalEntry& entry);
    void insert(const std::vector<study::PlannedRun>& runs) { insertRuns(connection_, runs); }
    AttemptId beginAttempt(int run, const RunRecord& record);
    void describeAttempt(
        AttemptId attempt, const measure::Fingerprint& configuration, std::int64_t beganUtcMicros);
    void endAttempt(AttemptId attempt, RunState state, const std::optional<measure::Fault>& fault,
        const std::vector<std::string>& marks);
    /// Runs that were Running when their writer died are Planned again; their attempts end as Stopped.
    void replanInterrupted();

private:
    void insertChunk(AttemptId attempt, std::int64_t metric, const measure::SeriesChunk& chunk);
    void insertConfiguration(AttemptId attempt, const measure::Fingerprint& configuration);
    void insertMarks(AttemptId attempt, const std::vector<std::string>& marks);
    std::int64_t metricId(const std::string& name);
    void joinChunks(AttemptId attempt);
    measure::SeriesChunk takeChunks(AttemptId attempt, std::int64_t metric);

    Connection& connection_;
    std::map<std::string, std::int64_t> metricIds_;
    std::map<std::pair<AttemptId, std::int64_t>, std::int64_t> nextChunk_; ///< by attempt and metric
    Statement chunk_, step_, point_, event_;
};

} // namespace pgduel::store
