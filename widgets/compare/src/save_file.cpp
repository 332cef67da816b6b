#include "save_file.h"

#include <QFileDialog>
#include <QFileInfo>

namespace pgduel::compare {

QString askFile(QWidget* parent, const QString& title, const QString& proposed, const QString& filter,
    const QString& suffix)
{
    QFileDialog dialog(parent, title, QFileInfo(proposed).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(proposed).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace pgduel::compare
