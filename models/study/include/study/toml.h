#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "measure/fault.h"
#include "study/study.h"

namespace pgduel::study {

/// A study that cannot be read; `faults` has every mistake found, each with file:line:column, key and what is
/// allowed.
class StudyError : public measure::Failure {
public:
    explicit StudyError(std::vector<measure::Fault> faults)
        : measure::Failure(faults.front())
        , faults_(std::move(faults))
    {
    }
    const std::vector<measure::Fault>& faults() const { return faults_; }

private:
    std::vector<measure::Fault> faults_;
};

/// Reads `*.study.toml`. Unknown keys, wrong types and values out of range are collected and thrown together
/// as StudyError. `name` is only used in the places of mistakes.
Study readToml(std::string_view text, const std::string& name);
Study readTomlFile(const std::string& path);

/// Faults of validate() with the key in `where` replaced by its place "name:line:column" in the text that was
/// read; a key that is not there gets the place of the innermost table that should hold it. `text` must be
/// TOML that readToml() accepted.
std::vector<measure::Fault> placed(
    std::vector<measure::Fault> faults, std::string_view text, const std::string& name);

/// Reads the files of `file = "…"` scripts into their `sql`, relative names from `folder`: what is carried
/// out and kept in a study file must not depend on other files. Throws StudyError (study.file_unreadable,
/// study.not_utf8).
void inlineScriptFiles(Study& study, const std::string& folder);

/// Writes the order of docs/study-file.md, scripts as literal blocks. readToml(writeToml(s)) == s.
std::string writeToml(const Study& study);

} // namespace pgduel::study
