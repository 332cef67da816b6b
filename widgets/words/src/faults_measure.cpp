#include "fault_entry.h"

#include <QtGlobal>

#include "measure/faults.h"

namespace pgduel::words {

std::vector<FaultEntry> measureFaults()
{
    namespace fault = measure::fault;
    return {
        {fault::chunkBroken,
            QT_TRANSLATE_NOOP("Faults", "The stored series of %1 is damaged and cannot be read."),
            QT_TRANSLATE_NOOP("Faults", "Carry out the run again, or open a copy of the study file.")},
        {fault::histogramBroken,
            QT_TRANSLATE_NOOP("Faults", "A stored latency histogram is damaged and cannot be read."),
            QT_TRANSLATE_NOOP("Faults", "Carry out the run again, or open a copy of the study file.")},
        {fault::conninfoSyntax,
            QT_TRANSLATE_NOOP("Faults", "The connection string has a mistake at character %1."),
            QT_TRANSLATE_NOOP("Faults", "Write it as libpq wants it: host=… dbname=…, or postgresql://…."),
            "n"},
    };
}

} // namespace pgduel::words
