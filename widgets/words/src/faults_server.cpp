#include "fault_entry.h"

#include <QtGlobal>

#include "server/faults.h"

namespace pgduel::words {

std::vector<FaultEntry> serverFaults()
{
    namespace fault = server::fault;
    return {
        {fault::connectFailed, QT_TRANSLATE_NOOP("Faults", "PostgreSQL does not accept the connection."),
            QT_TRANSLATE_NOOP("Faults",
                "See whether the server runs, and whether host, port, database and user are right.")},
        {fault::connectionLost, QT_TRANSLATE_NOOP("Faults", "The connection to PostgreSQL was lost."),
            QT_TRANSLATE_NOOP("Faults", "See in the server's log why; then resume the plan.")},
        {fault::sqlFailed, QT_TRANSLATE_NOOP("Faults", "PostgreSQL refused a statement%1."), nullptr, "s"},
        {fault::notANumber, QT_TRANSLATE_NOOP("Faults", "PostgreSQL gave “%1” where a number belongs."),
            nullptr},
        {fault::noInstallation,
            QT_TRANSLATE_NOOP("Faults", "No PostgreSQL server was found on this machine."),
            QT_TRANSLATE_NOOP(
                "Faults", "Install one (on Debian: the package postgresql), or give its folder as bindir.")},
        {fault::noPostgresInBindir,
            QT_TRANSLATE_NOOP("Faults", "There is no usable PostgreSQL here: %1 is missing."),
            QT_TRANSLATE_NOOP("Faults",
                "Give the folder that holds postgres and initdb, such as /usr/lib/postgresql/15/bin.")},
        {fault::noServiceUser,
            QT_TRANSLATE_NOOP(
                "Faults", "PostgreSQL does not run as root, and none of the users %1 exists to run it."),
            QT_TRANSLATE_NOOP("Faults", "Start pgduel as an ordinary user, or create the user postgres.")},
        {fault::folderFailed, QT_TRANSLATE_NOOP("Faults", "The folder cannot be made, written or removed."),
            QT_TRANSLATE_NOOP("Faults", "See its owner and rights and the space on the disk.")},
        {fault::commandFailed, QT_TRANSLATE_NOOP("Faults", "The program ended with code %1."),
            QT_TRANSLATE_NOOP("Faults", "The lines from the program say why.")},
        {fault::initdbFailed,
            QT_TRANSLATE_NOOP("Faults", "A new server could not be made: initdb ended with code %1."),
            QT_TRANSLATE_NOOP("Faults", "The lines from initdb say why.")},
        {fault::startFailed, QT_TRANSLATE_NOOP("Faults", "The server does not start with %1."),
            QT_TRANSLATE_NOOP(
                "Faults", "Correct these settings; the lines from its log say what it does not accept.")},
        {fault::stopFailed, QT_TRANSLATE_NOOP("Faults", "The server could not be stopped."),
            QT_TRANSLATE_NOOP("Faults", "Stop it by hand with pg_ctl stop in this folder.")},
        {fault::wayBackFailed,
            QT_TRANSLATE_NOOP(
                "Faults", "The server starts neither with %1 nor with the settings it had before."),
            QT_TRANSLATE_NOOP("Faults", "The lines from its log say why; the results so far are kept.")},
        {fault::settingName, QT_TRANSLATE_NOOP("Faults", "“%1” is not the name of a setting."),
            QT_TRANSLATE_NOOP("Faults", "Write the name as in postgresql.conf.")},
        {fault::settingReserved,
            QT_TRANSLATE_NOOP("Faults", "The setting %1 is kept by pgDuel for its own server."),
            QT_TRANSLATE_NOOP("Faults", "Take it out of the study.")},
        {fault::stopped, QT_TRANSLATE_NOOP("Faults", "Stopped on request."), nullptr},
        {fault::copyFailed, QT_TRANSLATE_NOOP("Faults", "A file could not be copied."),
            QT_TRANSLATE_NOOP("Faults", "See the space on the disk and the rights of the folder.")},
        {fault::noGoldenCopy, QT_TRANSLATE_NOOP("Faults", "There is no golden copy of %1."),
            QT_TRANSLATE_NOOP("Faults", "Run the study again: the data set is made anew.")},
        {fault::goldenKey, QT_TRANSLATE_NOOP("Faults", "“%1” cannot be the name of a golden copy."), nullptr},
        {fault::diskTooSmall,
            QT_TRANSLATE_NOOP("Faults", "The disk has too little room in %3: %1 needed, %2 free."),
            QT_TRANSLATE_NOOP("Faults", "Free some space, or take a smaller scale."), "bbt"},
        {fault::datasetKind, QT_TRANSLATE_NOOP("Faults", "The data set kind %1 is not yet supported."),
            QT_TRANSLATE_NOOP("Faults", "Take kind = \"pgbench\" or \"none\".")},
        {fault::datasetScale,
            QT_TRANSLATE_NOOP("Faults", "The scale %1 is outside of what is allowed: 1 to %2."),
            QT_TRANSLATE_NOOP("Faults", "Take a scale in this range."), "nn"},
    };
}

} // namespace pgduel::words
