#pragma once

#include <vector>

#include "measure/fingerprint.h"
#include "server/session.h"
#include "study/level.h"
#include "study/setting_fact.h"

namespace pgduel::server {

std::vector<study::SettingFact> readSettingFacts(Session& session); ///< pg_settings
/// All settings that are not at their default, plus server version: what is stored with a run.
measure::Fingerprint readConfiguration(Session& session);
/// RAM and cores of this machine.
study::ServerFacts localFacts();

} // namespace pgduel::server
