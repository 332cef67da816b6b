#include "command_line/server_json.h"

#include <array>
#include <optional>
#include <string>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pgduel::app {

namespace {

QString text(const std::string& word)
{
    return QString::fromStdString(word);
}

template <typename Value> QJsonValue known(const std::optional<Value>& value)
{
    return value ? QJsonValue(static_cast<double>(*value)) : QJsonValue();
}

QLatin1String nameOf(server::Ability ability)
{
    static constexpr std::array names{"write", "own_database", "session_settings", "database_settings",
        "reload_settings", "restart_settings", "checkpoint", "waits", "pg_wait_sampling",
        "pg_stat_statements", "io_timing", "prewarm", "host_figures"};
    return QLatin1String(names.at(static_cast<std::size_t>(ability)));
}

QLatin1String nameOf(server::Lack lack)
{
    static constexpr std::array names{"", "superuser", "pg_monitor", "pg_read_server_files", "createdb",
        "pg_checkpoint", "standby", "read_only", "switched_off", "not_installed", "not_created", "not_loaded",
        "no_restart"};
    return QLatin1String(names.at(static_cast<std::size_t>(lack)));
}

QLatin1String nameOf(server::ServerUse use)
{
    static constexpr std::array names{"test", "unknown", "production"};
    return QLatin1String(names.at(static_cast<std::size_t>(use)));
}

QLatin1String nameOf(server::Sign::Kind kind)
{
    static constexpr std::array names{"name", "standbys", "replication_slots", "archiving", "other_sessions",
        "database_bytes", "up_seconds", "standby", "quiet"};
    return QLatin1String(names.at(static_cast<std::size_t>(kind)));
}

QJsonObject capabilityJson(const server::Capability& capability)
{
    QJsonObject json{
        {QStringLiteral("name"), nameOf(capability.ability)}, {QStringLiteral("there"), capability.there()}};
    if (!capability.there())
        json.insert(QStringLiteral("lack"), nameOf(capability.lack));
    if (!capability.detail.empty())
        json.insert(QStringLiteral("detail"), text(capability.detail));
    return json;
}

QJsonObject useJson(const server::UseJudgement& judgement)
{
    QJsonArray signs;
    for (const auto& sign : judgement.signs) {
        QJsonObject json{
            {QStringLiteral("kind"), nameOf(sign.kind)}, {QStringLiteral("towards"), nameOf(sign.towards)}};
        if (sign.number != 0)
            json.insert(QStringLiteral("number"), sign.number);
        if (!sign.text.empty())
            json.insert(QStringLiteral("text"), text(sign.text));
        signs.append(json);
    }
    return {{QStringLiteral("use"), nameOf(judgement.use)}, {QStringLiteral("signs"), signs}};
}

QJsonArray extensionsJson(const server::ServerProfile& profile)
{
    QJsonArray list;
    for (const auto& each : profile.extensions)
        list.append(QJsonObject{{QStringLiteral("name"), text(each.name)},
            {QStringLiteral("available"), text(each.available)},
            {QStringLiteral("installed"), text(each.installed)}, {QStringLiteral("loaded"), each.loaded}});
    return list;
}

QJsonObject hostJson(const server::ServerProfile& profile)
{
    return {{QStringLiteral("ram_bytes"), known(profile.ramBytes)},
        {QStringLiteral("container"), profile.container ? QJsonValue(*profile.container) : QJsonValue()},
        {QStringLiteral("clock_source"),
            profile.clockSource ? QJsonValue(text(*profile.clockSource)) : QJsonValue()},
        {QStringLiteral("clock_skew_seconds"), profile.clockSkewSeconds}};
}

QJsonObject neighboursJson(const server::ServerProfile& profile)
{
    return {{QStringLiteral("other_sessions"), profile.otherSessions},
        {QStringLiteral("other_active"), known(profile.otherActive)},
        {QStringLiteral("standbys"), known(profile.standbys)},
        {QStringLiteral("slots"), profile.replicationSlots}, {QStringLiteral("databases"), profile.databases},
        {QStringLiteral("database_bytes"), static_cast<double>(profile.databaseBytes)},
        {QStringLiteral("up_seconds"), profile.upSeconds}};
}

} // namespace

QByteArray serverJson(const LookedAt& seen)
{
    const server::ServerProfile& profile = seen.profile;
    QJsonObject settings;
    for (const auto& [name, value] : profile.settings)
        settings.insert(text(name), text(value));
    QJsonArray list;
    for (const auto& each : seen.capabilities)
        list.append(capabilityJson(each));
    return QJsonDocument(
        QJsonObject{{QStringLiteral("version"), text(profile.version)},
            {QStringLiteral("version_num"), profile.versionNumber},
            {QStringLiteral("system_identifier"), text(profile.systemIdentifier)},
            {QStringLiteral("host"), text(profile.host)},
            {QStringLiteral("database"), text(profile.database)},
            {QStringLiteral("user"), text(profile.user)}, {QStringLiteral("superuser"), profile.superuser},
            {QStringLiteral("standby"), profile.standby}, {QStringLiteral("read_only"), profile.readOnly},
            {QStringLiteral("pooler"), seen.pooled}, {QStringLiteral("host_facts"), hostJson(profile)},
            {QStringLiteral("neighbours"), neighboursJson(profile)}, {QStringLiteral("settings"), settings},
            {QStringLiteral("extensions"), extensionsJson(profile)},
            {QStringLiteral("use"), useJson(seen.use)}, {QStringLiteral("capabilities"), list}})
        .toJson();
}

} // namespace pgduel::app
