#include "fault_entry.h"

#include <QtGlobal>

#include "exchange/faults.h"

namespace pgduel::words {

std::vector<FaultEntry> exchangeFaults()
{
    namespace fault = exchange::fault;
    return {
        {fault::notWritten, QT_TRANSLATE_NOOP("Faults", "The file cannot be written."),
            QT_TRANSLATE_NOOP("Faults",
                "See the rights of the folder and the space on the disk, or choose another folder.")},
    };
}

} // namespace pgduel::words
