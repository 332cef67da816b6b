#include "definition.h"
#include "measure/clock.h"
#include "row_values.h"
#include "schema.h"
#include "study/plan.h"
#include "study/toml.h"
#include "tables.h"

namespace pgduel::store {

void insertStudy(Connection& connection, const study::Study& study, double timeScale)
{
    migrate(connection);
    const std::string definition = study::writeToml(study);
    Statement(connection,
        QStringLiteral("INSERT INTO study (id, definition, definition_sha256, time_scale, created_utc_us)"
                       " VALUES (1, ?, ?, ?, ?)"))
        .run(definition, sha256(definition), timeScale, measure::utcMicrosNow());
    insertRuns(connection, study::planOf(study));
}

void insertRuns(Connection& connection, const std::vector<study::PlannedRun>& runs)
{
    Statement run(connection,
        QStringLiteral("INSERT INTO run (study_id, position, experiment, block, replicate, state)"
                       " VALUES (1, ?, ?, ?, ?, ?)"));
    for (const study::PlannedRun& planned : runs)
        run.run(
            planned.index, planned.experiment, planned.block, planned.replicate, toText(RunState::Planned));
}

} // namespace pgduel::store
