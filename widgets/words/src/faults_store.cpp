#include "fault_entry.h"

#include <QtGlobal>

#include "store/faults.h"

namespace pgduel::words {

std::vector<FaultEntry> storeFaults()
{
    namespace fault = store::fault;
    return {
        {fault::notFound, QT_TRANSLATE_NOOP("Faults", "There is no such study file."),
            QT_TRANSLATE_NOOP("Faults", "See the path; a new file is made by running a study.")},
        {fault::notAStudy, QT_TRANSLATE_NOOP("Faults", "This file is not a pgDuel study."),
            QT_TRANSLATE_NOOP("Faults", "Give a *.pgduel file.")},
        {fault::newerVersion,
            QT_TRANSLATE_NOOP(
                "Faults", "The study file was made by a newer pgDuel (format %2, known here: up to %3)."),
            QT_TRANSLATE_NOOP("Faults", "Open it with a newer version of pgDuel.")},
        {fault::notReadable, QT_TRANSLATE_NOOP("Faults", "The study file cannot be read."),
            QT_TRANSLATE_NOOP("Faults", "See its rights, and whether the disk is well.")},
        {fault::exists, QT_TRANSLATE_NOOP("Faults", "The file exists already."),
            QT_TRANSLATE_NOOP("Faults", "Give another name, or resume the file.")},
        {fault::notWritable, QT_TRANSLATE_NOOP("Faults", "The study file cannot be written."),
            QT_TRANSLATE_NOOP(
                "Faults", "See the rights of the file and its folder, or give another place with --store.")},
        {fault::inUse,
            QT_TRANSLATE_NOOP("Faults", "Another pgDuel writes this study file now: process %2 (%3) on %4."),
            QT_TRANSLATE_NOOP("Faults", "Wait until it has ended, or stop it.")},
        {fault::writeFailed,
            QT_TRANSLATE_NOOP(
                "Faults", "The study file could not be written; what was stored before is kept."),
            QT_TRANSLATE_NOOP("Faults", "Free some space or mend the rights, then resume the plan.")},
        {fault::queueFull,
            QT_TRANSLATE_NOOP("Faults", "The disk does not keep up: %2 items wait to be stored."),
            QT_TRANSLATE_NOOP("Faults", "Put the study file on a faster disk, then resume the plan."), "tn"},
        {fault::noSuchRun, QT_TRANSLATE_NOOP("Faults", "The study has no run %2."), nullptr},
        {fault::runNotBegun, QT_TRANSLATE_NOOP("Faults", "Run %2 has not begun."), nullptr},
        {fault::notFinite, QT_TRANSLATE_NOOP("Faults", "A value of %2 is not a number and was not stored."),
            nullptr},
    };
}

} // namespace pgduel::words
