#pragma once

#include <string>

#include "store/study_file.h"

namespace pgduel::exchange {

/// A study file as one JSON document (without samples, those are in series CSV): format, study, experiments,
/// runs with plan, state, configuration, steps, events and points. Keys are in alphabetical order, numbers
/// with a point, times ISO 8601 in UTC, units named in the key (`…_s`) or, for points, beside the value.
/// Secrets in connection strings are replaced by ***.
std::string studyJson(const store::StudyFile& file);

void writeStudyJson(const std::string& path, const store::StudyFile& file);

} // namespace pgduel::exchange
