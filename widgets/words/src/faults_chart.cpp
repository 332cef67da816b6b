#include "fault_entry.h"

#include <QtGlobal>

namespace pgduel::words {

/// Spelt out: this room does not see widgets/chart.
std::vector<FaultEntry> chartFaults()
{
    return {
        {"chart.cannot_write", QT_TRANSLATE_NOOP("Faults", "The picture cannot be written."),
            QT_TRANSLATE_NOOP("Faults",
                "See the rights of the folder and the space on the disk, or choose another folder.")},
        {"chart.size_refused", QT_TRANSLATE_NOOP("Faults", "A picture of %1 × %2 pixels is not possible."),
            QT_TRANSLATE_NOOP("Faults", "Take sides of at least 1 pixel, at most %3."), "nnn"},
        {"chart.nothing_to_draw", QT_TRANSLATE_NOOP("Faults", "There is nothing to draw."),
            QT_TRANSLATE_NOOP("Faults", "Choose runs that have finished.")},
    };
}

} // namespace pgduel::words
