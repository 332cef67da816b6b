#pragma once

#include <QString>

#include "study/study.h"

namespace pgduel::shell {

/// Writes the definition as TOML: whole or not at all (an old file stays when the disk is full or the folder
/// read-only). Returns an empty text, or what went wrong in the reader's language.
QString writeTomlFile(const QString& path, const study::Study& study);

} // namespace pgduel::shell
