#include "fault_entry.h"

#include <QtGlobal>

#include "telemetry/faults.h"

namespace pgduel::words {

std::vector<FaultEntry> telemetryFaults()
{
    namespace fault = telemetry::fault;
    return {
        {fault::badRate, QT_TRANSLATE_NOOP("Faults", "Waits cannot be sampled %1 times a second."),
            QT_TRANSLATE_NOOP("Faults", "Take a rate above 0, up to 100.")},
        {fault::connectionLost,
            QT_TRANSLATE_NOOP("Faults", "The sampler lost its connection; it tries to open it again."),
            QT_TRANSLATE_NOOP("Faults", "The chart shows a gap; see the server's log for the reason.")},
        {fault::queryFailed, QT_TRANSLATE_NOOP("Faults", "The figures “%1” cannot be read from this server."),
            QT_TRANSLATE_NOOP("Faults", "Their chart stays empty; everything else is measured.")},
        {fault::waitsNotVisible,
            QT_TRANSLATE_NOOP("Faults", "The states of %1 sessions may not be seen by this role."),
            QT_TRANSLATE_NOOP("Faults", "Grant it the role pg_read_all_stats."), "n"},
        {fault::databaseNotFound,
            QT_TRANSLATE_NOOP("Faults", "The database %1 does not exist on this server."),
            QT_TRANSLATE_NOOP("Faults", "Correct its name in the connection string.")},
    };
}

} // namespace pgduel::words
