#include "server/capability.h"

#include <algorithm>

namespace pgduel::server {

namespace {

const Extension* find(const ServerProfile& profile, const std::string& name)
{
    const auto found = std::find_if(profile.extensions.begin(), profile.extensions.end(),
        [&](const Extension& each) { return each.name == name; });
    return found == profile.extensions.end() ? nullptr : &*found;
}

std::string setting(const ServerProfile& profile, const std::string& name)
{
    const auto found = profile.settings.find(name);
    return found == profile.settings.end() ? std::string() : found->second;
}

Capability writing(const ServerProfile& profile, Ability ability)
{
    if (profile.standby)
        return {ability, Lack::Standby, {}};
    if (profile.readOnly)
        return {ability, Lack::ReadOnly, {}};
    return {ability, Lack::Nothing, {}};
}

Capability ownDatabase(const ServerProfile& profile)
{
    const Capability write = writing(profile, Ability::OwnDatabase);
    if (!write.there() || profile.createsDatabases)
        return write;
    return {Ability::OwnDatabase, Lack::CreateDatabase, {}};
}

/// ALTER SYSTEM works on a standby too: it writes a file, no table.
Capability systemSettings(const ServerProfile& profile, Ability ability)
{
    const std::string guard = "allow_alter_system"; // from 17 on
    if (setting(profile, guard) == "off")
        return {ability, Lack::SwitchedOff, guard};
    if (profile.alterableSettings == 0 || !profile.reloads)
        return {ability, Lack::Superuser, {}};
    return {ability, Lack::Nothing, {}};
}

Capability restartSettings(const ServerProfile& profile, bool restart)
{
    const Capability system = systemSettings(profile, Ability::RestartSettings);
    return system.there() && !restart ? Capability{Ability::RestartSettings, Lack::NoRestart, {}} : system;
}

Capability extension(
    const ServerProfile& profile, Ability ability, const std::string& name, bool mustBeLoaded)
{
    const Extension* found = find(profile, name);
    if (found == nullptr || found->available.empty())
        return {ability, Lack::NotThere, name};
    if (mustBeLoaded && !found->loaded)
        return {ability, Lack::NotLoaded, name};
    if (found->installed.empty())
        return {ability, Lack::NotMade, name};
    return {ability, Lack::Nothing, {}};
}

Capability when(bool there, Ability ability, Lack lack, const std::string& detail = {})
{
    return there ? Capability{ability, Lack::Nothing, {}} : Capability{ability, lack, detail};
}

} // namespace

std::vector<Capability> capabilities(const ServerProfile& profile, bool restart)
{
    const std::string timing = "track_io_timing";
    return {writing(profile, Ability::Write), ownDatabase(profile),
        {Ability::SessionSettings, Lack::Nothing, {}}, writing(profile, Ability::DatabaseSettings),
        systemSettings(profile, Ability::ReloadSettings), restartSettings(profile, restart),
        when(profile.checkpoints, Ability::Checkpoint, Lack::Checkpoint),
        when(profile.seesSessions, Ability::Waits, Lack::Monitor),
        extension(profile, Ability::WaitSampling, "pg_wait_sampling", true),
        extension(profile, Ability::Statements, "pg_stat_statements", true),
        when(setting(profile, timing) == "on", Ability::IoTiming, Lack::SwitchedOff, timing),
        extension(profile, Ability::Prewarm, "pg_prewarm", false),
        when(profile.readsFiles, Ability::HostFigures, Lack::ReadFiles)};
}

} // namespace pgduel::server
