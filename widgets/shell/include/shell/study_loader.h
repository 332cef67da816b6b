#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QString>

#include "measure/fault.h"
#include "shell/study_document.h"

namespace pgduel::shell {

/// What a file or template holds.
struct LoadedStudy {
    study::Study study;
    StudyDocument::Origin origin = StudyDocument::Origin::None;
    QString path; ///< or the template's id
    bool frozen = false; ///< it has runs
    int runs = 0, runsDone = 0; ///< of the plan
};

/// Reads `*.study.toml`, `*.pgduel` or a template (by id) in the calling thread. Throws measure::Failure.
LoadedStudy readStudy(const QString& pathOrTemplate);

using Faults = std::vector<measure::Fault>;

/// Reads in the background; one of the two functions is called later in the thread of `context`, neither when
/// it is gone.
void loadStudy(const QString& pathOrTemplate, QObject* context, std::function<void(LoadedStudy)> done,
    std::function<void(const Faults&)> failed);

} // namespace pgduel::shell
