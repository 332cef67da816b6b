#pragma once

#include <optional>
#include <string>

#include "study/setting_fact.h"

namespace pgduel::server {

study::SettingContext contextFromText(const std::string& text); ///< "postmaster", "superuser-backend" …
std::optional<double> numberFromText(const std::string& text); ///< nothing when empty

} // namespace pgduel::server
