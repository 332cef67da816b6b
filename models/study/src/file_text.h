#pragma once

#include <string>

namespace pgduel::study {

/// The whole file. Throws StudyError (study.file_unreadable, study.not_utf8).
std::string fileText(const std::string& path);

} // namespace pgduel::study
