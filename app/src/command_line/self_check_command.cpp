#include <QCoreApplication>
#include <QDir>
#include <QImageWriter>
#include <QSqlDatabase>
#include <QTemporaryFile>

#include "command_line/command.h"
#include "server/dataset.h"
#include "server/installation.h"
#include "server/os_cache.h"
#include "server/private_server.h"
#include "words/numbers.h"

namespace pgduel::app {

namespace {

class SelfCheckCommand {
    Q_DECLARE_TR_FUNCTIONS(SelfCheckCommand)
};

/// Prints one line a check and remembers whether all that is needed is there.
class Checks {
public:
    explicit Checks(Terminal& terminal)
        : terminal_(terminal)
    {
    }
    void needed(const QString& what, bool there)
    {
        terminal_.line(
            (there ? SelfCheckCommand::tr("there:   ") : SelfCheckCommand::tr("missing: ")) + what);
        complete_ = complete_ && there;
    }
    void fact(const QString& what) { terminal_.line(SelfCheckCommand::tr("note:    ") + what); }
    bool complete() const { return complete_; }

private:
    Terminal& terminal_;
    bool complete_ = true;
};

void checkServers(Checks& checks)
{
    const auto installations = server::findInstallations();
    checks.needed(SelfCheckCommand::tr("a PostgreSQL server for private servers"), !installations.empty());
    for (const auto& each : installations)
        checks.fact(QStringLiteral("PostgreSQL %1, %2")
                        .arg(QString::fromStdString(each.versionText), QString::fromStdString(each.bindir))
            + (each.hasContrib ? QString() : SelfCheckCommand::tr(", without contrib modules (no prewarm)")));
    const QString folder = QString::fromStdString(server::serversFolder());
    checks.fact(SelfCheckCommand::tr("private servers live in %1, %2 free")
                    .arg(folder, words::bytes(static_cast<double>(server::freeBytes(folder.toStdString())))));
    checks.fact(server::OsCacheEvictor::supported()
            ? SelfCheckCommand::tr("the OS cache can be defeated for private servers")
            : SelfCheckCommand::tr("the OS cache cannot be defeated on this system"));
}

Exit carryOut(const Call& call)
{
    Checks checks(call.terminal);
    checks.needed(SelfCheckCommand::tr("SQLite driver of Qt (study files)"),
        QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")));
    checks.needed(SelfCheckCommand::tr("PNG writer of Qt (pictures)"),
        QImageWriter::supportedImageFormats().contains("png"));
    checks.needed(SelfCheckCommand::tr("a place for temporary files"), QTemporaryFile().open());
    checkServers(checks);
    return checks.complete() ? Exit::Done : Exit::Refused;
}

} // namespace

Command selfCheckCommand()
{
    return {QStringLiteral("self-check"), {},
        SelfCheckCommand::tr("tells whether all that pgduel needs is there"), 0, 0, {}, carryOut};
}

} // namespace pgduel::app
