#pragma once

#include <QString>

#include "shell/study_document.h"

namespace pgduel::app {

/// Where the results of the document's study go: its own study file; beside a TOML file; else in the folder
/// for new studies. A name that is taken by results of something else gets the time appended, so nothing is
/// ever overwritten. Looks at the disk: not for the window's thread.
struct ResultWish {
    study::Study study;
    shell::StudyDocument::Origin origin;
    QString path, templateId;
    bool frozen = false;
};
ResultWish wishOf(const shell::StudyDocument& document);
QString resultPathFor(const ResultWish& wish, double timeScale);

/// Documents/pgDuel, or the home folder where there are no documents; made when absent.
QString folderForNewStudies();

/// Letters, digits and '-' of a title, for a file name: "shared_buffers 25 % against 40 %" →
/// "shared-buffers-25-against-40".
QString fileNameOf(const QString& title);

} // namespace pgduel::app
