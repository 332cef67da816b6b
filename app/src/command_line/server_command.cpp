#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "command_line/command.h"
#include "command_line/server_json.h"
#include "measure/conninfo.h"
#include "server/capability.h"
#include "server/profile.h"
#include "server/server_use.h"
#include "words/numbers.h"
#include "words/server_words.h"

namespace pgduel::app {

namespace {

class ServerCommand {
    Q_DECLARE_TR_FUNCTIONS(ServerCommand)
};

QString text(const std::string& word)
{
    return QString::fromStdString(word);
}

QString settingOf(const server::ServerProfile& profile, const char* name)
{
    const auto found = profile.settings.find(name);
    return found == profile.settings.end() ? QString() : text(found->second);
}

void printIdentity(Terminal& terminal, const LookedAt& seen)
{
    const server::ServerProfile& profile = seen.profile;
    terminal.line(ServerCommand::tr("PostgreSQL %1 on %2, database %3, user %4")
                      .arg(text(profile.version),
                          profile.host.empty() ? ServerCommand::tr("a local socket") : text(profile.host),
                          text(profile.database), text(profile.user)));
    if (seen.pooled)
        terminal.line(ServerCommand::tr(
            "Reached through a connection pooler: waits and settings need a direct connection."));
    terminal.line(
        ServerCommand::tr("Up for %1, %2 in %Ln database(s), clock off by %3", nullptr, profile.databases)
            .arg(words::duration(profile.upSeconds), words::bytes(static_cast<double>(profile.databaseBytes)),
                words::duration(std::abs(profile.clockSkewSeconds))));
    QStringList host;
    if (profile.ramBytes)
        host << ServerCommand::tr("%1 RAM").arg(words::bytes(static_cast<double>(*profile.ramBytes)));
    if (profile.container.value_or(false))
        host << ServerCommand::tr("in a container");
    if (profile.clockSource)
        host << ServerCommand::tr("clock source %1").arg(text(*profile.clockSource));
    if (!host.isEmpty())
        terminal.line(ServerCommand::tr("Host: %1").arg(host.join(QStringLiteral(", "))));
}

/// Time limits that would end statements of a load.
void printLimits(Terminal& terminal, const server::ServerProfile& profile)
{
    QStringList limits;
    for (const char* name : {"statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout",
             "idle_session_timeout", "transaction_timeout"})
        if (const QString value = settingOf(profile, name); !value.isEmpty() && value != QLatin1String("0"))
            limits << QStringLiteral("%1 = %2").arg(QLatin1String(name), value);
    if (!limits.isEmpty())
        terminal.line(
            ServerCommand::tr("Time limits of this user: %1").arg(limits.join(QStringLiteral(", "))));
    terminal.line(ServerCommand::tr("Connections: max_connections %1, %2 reserved, %3 in use by others")
                      .arg(settingOf(profile, "max_connections"))
                      .arg(settingOf(profile, "superuser_reserved_connections").toInt()
                          + settingOf(profile, "reserved_connections").toInt())
                      .arg(profile.otherSessions));
}

void printUse(Terminal& terminal, const server::UseJudgement& judgement)
{
    QStringList signs;
    for (const auto& sign : judgement.signs)
        signs << words::signText(sign);
    const QString use = words::serverUseText(judgement.use);
    terminal.line(signs.isEmpty()
            ? ServerCommand::tr("Looks like: %1").arg(use)
            : ServerCommand::tr("Looks like: %1 (%2)").arg(use, signs.join(QStringLiteral("; "))));
}

void printCapabilities(Terminal& terminal, const LookedAt& seen)
{
    qsizetype width = 0;
    for (const auto& each : seen.capabilities)
        width = std::max(width, words::abilityText(each.ability).size());
    terminal.line();
    for (const auto& each : seen.capabilities) {
        const QString name = words::abilityText(each.ability).leftJustified(width);
        terminal.line(each.there()
                ? ServerCommand::tr("  yes  %1").arg(words::abilityText(each.ability))
                : ServerCommand::tr("  no   %1  %2").arg(name, words::lackText(each, seen.profile)));
    }
}

Exit carryOut(const Call& call)
{
    const std::string conninfo = call.argument(0).toStdString();
    if (measure::Conninfo::parse(conninfo).holdsPassword())
        call.terminal.note(
            ServerCommand::tr("A password on the command line can be read by every user of this "
                              "machine; .pgpass, a service file and PGPASSWORD cannot."));
    LookedAt seen;
    seen.pooled = server::throughPooler(conninfo);
    server::Session session(conninfo);
    seen.profile = server::readProfile(session, conninfo);
    seen.capabilities = server::capabilities(seen.profile, false);
    seen.use = server::judgeUse(seen.profile);
    if (call.options.isSet(QStringLiteral("json"))) {
        call.terminal.raw(serverJson(seen));
        return Exit::Done;
    }
    printIdentity(call.terminal, seen);
    printLimits(call.terminal, seen.profile);
    printUse(call.terminal, seen.use);
    printCapabilities(call.terminal, seen);
    return Exit::Done;
}

} // namespace

Command serverCommand()
{
    return {QStringLiteral("server"), QStringLiteral("[CONNINFO]"),
        ServerCommand::tr(
            "looks at a server and tells what can be measured and changed there; changes nothing"),
        0, 1, {{QStringLiteral("json"), ServerCommand::tr("the facts as JSON")}}, carryOut};
}

} // namespace pgduel::app
