#pragma once

#include <string>

#include <QString>

namespace pgduel::app {

QString loadHelp(); ///< all options with their meaning
QString builtinScriptList(); ///< names and what they are, for -b list
QString builtinScriptText(const std::string& name);

} // namespace pgduel::app
