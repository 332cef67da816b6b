#include "fault_entry.h"

#include <QtGlobal>

#include "run/faults.h"

namespace pgduel::words {

std::vector<FaultEntry> runFaults()
{
    namespace fault = run::fault;
    return {
        {fault::otherDefinition,
            QT_TRANSLATE_NOOP("Faults", "The study file holds another study definition."),
            QT_TRANSLATE_NOOP(
                "Faults", "Give another file with --store, or run the file itself to go on with its plan.")},
        {fault::otherServer,
            QT_TRANSLATE_NOOP(
                "Faults", "The finished runs of this study were measured on PostgreSQL %1; here is %2."),
            QT_TRANSLATE_NOOP("Faults", "Begin a new study, or give the folder of that version as bindir.")},
        {fault::settingNotApplied,
            QT_TRANSLATE_NOOP("Faults", "The server did not take the setting %1: wanted %2, found %3."),
            QT_TRANSLATE_NOOP("Faults", "Correct the level of %1 in the study.")},
        {fault::slept, QT_TRANSLATE_NOOP("Faults", "The computer slept during the run (for %1 s)."),
            QT_TRANSLATE_NOOP("Faults", "Keep it awake, and carry out the run again."), "n"},
        {fault::serverBroke,
            QT_TRANSLATE_NOOP(
                "Faults", "The server broke during the run: %2 transactions ended with SQLSTATE %1."),
            QT_TRANSLATE_NOOP(
                "Faults", "See the reason above (crash, disk, memory), mend it and resume the plan."),
            "-n"},
        {fault::unknownBuiltin, QT_TRANSLATE_NOOP("Faults", "There is no built-in script %1."),
            QT_TRANSLATE_NOOP("Faults", "Built-in scripts are: %2.")},
        {fault::budgetTooSmall, QT_TRANSLATE_NOOP("Faults", "The budget of %1 is too small for this plan."),
            QT_TRANSLATE_NOOP("Faults",
                "Two runs of each experiment with the shortest steps take about %2. Give more time, fewer "
                "experiments or fewer load steps.")},
        {fault::noContrib,
            QT_TRANSLATE_NOOP("Faults", "The extension %1 is missing in this PostgreSQL installation."),
            QT_TRANSLATE_NOOP(
                "Faults", "Install PostgreSQL's contrib modules, or choose another installation.")},
        {fault::evictNotSupported,
            QT_TRANSLATE_NOOP("Faults", "The OS cache cannot be defeated on this system."),
            QT_TRANSLATE_NOOP("Faults", "Turn off evict_os_cache in the study.")},
        {fault::scriptFileNotRead, QT_TRANSLATE_NOOP("Faults", "The script file cannot be read."),
            QT_TRANSLATE_NOOP(
                "Faults", "Correct the path in the study; it counts from the folder of the study.")},
        {fault::unexpected, QT_TRANSLATE_NOOP("Faults", "Something unexpected went wrong."),
            QT_TRANSLATE_NOOP("Faults", "Resume the plan; if it comes again, report it with this text.")},
    };
}

} // namespace pgduel::words
