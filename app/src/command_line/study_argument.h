#pragma once

#include <QString>

#include "shell/study_loader.h"

namespace pgduel::app {

/// Where the results of a study named on the command line go when nothing else is said: a study file itself,
/// the `.pgduel` beside a TOML file, NAME.pgduel in the current folder for a template.
QString defaultStore(const shell::LoadedStudy& loaded);

/// Faults of a study that came from a TOML file get line and column in place of their key.
std::vector<measure::Fault> placed(const shell::LoadedStudy& loaded, std::vector<measure::Fault> faults);

/// 0 < F ≤ 1000, with a point as decimal mark; throws WrongUse.
double timeScaleOption(const QString& text);

} // namespace pgduel::app
