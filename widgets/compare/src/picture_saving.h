#pragma once

#include <QString>

#include "compare/study_pictures.h"

class QWidget;

namespace pgduel::compare {

/// One of both, or neither when it was cancelled.
struct Saved {
    QString path;
    QString fault; ///< a sentence
};

/// Asks for format, size and file (beside the study file), and saves the picture.
Saved savePictureAs(QWidget* parent, StudyPicture picture, const QString& studyFile);

} // namespace pgduel::compare
