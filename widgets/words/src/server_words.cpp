#include "words/server_words.h"

#include <QCoreApplication>

#include "words/numbers.h"

namespace pgduel::words {

namespace {

class ServerWords {
    Q_DECLARE_TR_FUNCTIONS(ServerWords)
};

/// A name as SQL wants it: people copy the line.
QString quotedName(const std::string& name)
{
    QString text = QString::fromStdString(name);
    text.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

/// Superusers of the server type these lines.
QString grant(const QString& role, const server::ServerProfile& profile)
{
    return QStringLiteral("GRANT %1 TO %2").arg(role, quotedName(profile.user));
}

QString extensionLackText(const server::Capability& capability)
{
    const QString name = QString::fromStdString(capability.detail);
    if (capability.lack == server::Lack::NotThere)
        return ServerWords::tr("%1 is not installed on the server").arg(name);
    if (capability.lack == server::Lack::NotLoaded)
        return ServerWords::tr("%1 is not in shared_preload_libraries").arg(name);
    return ServerWords::tr("not made in this database: CREATE EXTENSION %1").arg(name);
}

QString rightLackText(server::Lack lack, const server::ServerProfile& profile)
{
    switch (lack) {
    case server::Lack::Superuser:
        return ServerWords::tr("only a superuser may change settings of this server");
    case server::Lack::Monitor:
        return ServerWords::tr("pg_monitor is missing: %1").arg(grant(QStringLiteral("pg_monitor"), profile));
    case server::Lack::ReadFiles:
        return ServerWords::tr("the server's files cannot be read: %1")
            .arg(grant(QStringLiteral("pg_read_server_files"), profile) + QStringLiteral("; ")
                + grant(QStringLiteral("EXECUTE ON FUNCTION pg_read_file(text, bigint, bigint, boolean)"),
                    profile));
    case server::Lack::CreateDatabase:
        return ServerWords::tr("databases cannot be made: %1")
            .arg(QStringLiteral("ALTER ROLE %1 CREATEDB").arg(quotedName(profile.user)));
    default:
        return profile.versionNumber >= 150000
            ? ServerWords::tr("no right: %1").arg(grant(QStringLiteral("pg_checkpoint"), profile))
            : ServerWords::tr("only a superuser may do this before PostgreSQL 15");
    }
}

} // namespace

QString abilityText(server::Ability ability)
{
    switch (ability) {
    case server::Ability::Write:
        return ServerWords::tr("Load that changes data");
    case server::Ability::OwnDatabase:
        return ServerWords::tr("A database of its own");
    case server::Ability::SessionSettings:
        return ServerWords::tr("Settings of a session");
    case server::Ability::DatabaseSettings:
        return ServerWords::tr("Settings of its database and role");
    case server::Ability::ReloadSettings:
        return ServerWords::tr("Settings that need a reload");
    case server::Ability::RestartSettings:
        return ServerWords::tr("Settings that need a restart");
    case server::Ability::Checkpoint:
        return ServerWords::tr("A checkpoint before each run");
    case server::Ability::Waits:
        return ServerWords::tr("Waits, sampled");
    case server::Ability::WaitSampling:
        return ServerWords::tr("Waits by pg_wait_sampling");
    case server::Ability::Statements:
        return ServerWords::tr("Calls and rows by pg_stat_statements");
    case server::Ability::IoTiming:
        return ServerWords::tr("Times of reads and writes");
    case server::Ability::Prewarm:
        return ServerWords::tr("Warming the cache by pg_prewarm");
    case server::Ability::HostFigures:
        return ServerWords::tr("RAM, CPU and disk of the host");
    }
    return {};
}

QString lackText(const server::Capability& capability, const server::ServerProfile& profile)
{
    switch (capability.lack) {
    case server::Lack::Nothing:
        return {};
    case server::Lack::Standby:
        return ServerWords::tr("the server is a standby");
    case server::Lack::ReadOnly:
        return ServerWords::tr("transactions of this user are read-only");
    case server::Lack::SwitchedOff:
        return ServerWords::tr("switched off: %1 = off").arg(QString::fromStdString(capability.detail));
    case server::Lack::NoRestart:
        return ServerWords::tr("nobody has said how to restart it");
    case server::Lack::NotThere:
    case server::Lack::NotMade:
    case server::Lack::NotLoaded:
        return extensionLackText(capability);
    default:
        return rightLackText(capability.lack, profile);
    }
}

QString serverUseText(server::ServerUse use)
{
    switch (use) {
    case server::ServerUse::Test:
        return ServerWords::tr("a test server");
    case server::ServerUse::Production:
        return ServerWords::tr("a production server");
    case server::ServerUse::Unknown:
        break;
    }
    return ServerWords::tr("unknown");
}

QString signText(const server::Sign& sign)
{
    using Kind = server::Sign::Kind;
    const int count = static_cast<int>(sign.number);
    switch (sign.kind) {
    case Kind::Name:
        return ServerWords::tr("the name “%1”").arg(QString::fromStdString(sign.text));
    case Kind::Standbys:
        return ServerWords::tr("%Ln standby(s) connected", nullptr, count);
    case Kind::Slots:
        return ServerWords::tr("%Ln replication slot(s)", nullptr, count);
    case Kind::Archiving:
        return ServerWords::tr("WAL is archived (archive_mode = %1)").arg(QString::fromStdString(sign.text));
    case Kind::OtherSessions:
        return ServerWords::tr("%Ln other session(s)", nullptr, count);
    case Kind::Size:
        return ServerWords::tr("databases of %1").arg(bytes(sign.number));
    case Kind::LongUp:
        return ServerWords::tr("up for %Ln day(s)", nullptr, static_cast<int>(sign.number / 86400));
    case Kind::Standby:
        return ServerWords::tr("it is a standby");
    case Kind::Quiet:
        return ServerWords::tr("on this machine, nobody else connected, %1 of data").arg(bytes(sign.number));
    }
    return {};
}

} // namespace pgduel::words
