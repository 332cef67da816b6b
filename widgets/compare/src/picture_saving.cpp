#include "picture_saving.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "export_dialog.h"
#include "save_file.h"
#include "words/faults.h"

namespace pgduel::compare {

namespace {

class PictureSaving {
    Q_DECLARE_TR_FUNCTIONS(PictureSaving)
};

} // namespace

Saved savePictureAs(QWidget* parent, StudyPicture picture, const QString& studyFile)
{
    ExportDialog dialog(parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (dialog.dark())
        picture.spec.theme = chart::darkTheme();
    const QString suffix = ExportDialog::suffix(dialog.format());
    const QString proposed =
        QFileInfo(studyFile).dir().filePath(picture.fileName + QLatin1Char('.') + suffix);
    const QString path = askFile(
        parent, PictureSaving::tr("Export picture"), proposed, ExportDialog::filter(dialog.format()), suffix);
    if (path.isEmpty())
        return {};
    try {
        chart::savePicture(
            picture.spec, dialog.size(), dialog.format(), chart::withSuffix(path, dialog.format()));
    } catch (const measure::Failure& failure) {
        return {{}, words::sentence(failure.fault())};
    }
    return {path, {}};
}

} // namespace pgduel::compare
