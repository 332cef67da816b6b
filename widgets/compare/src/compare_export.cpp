// Saving what the compare page shows; the page itself is in compare_page.cpp.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include "compare/compare_page.h"
#include "compare/study_pictures.h"
#include "exchange/points_csv.h"
#include "export_dialog.h"
#include "shell/background.h"
#include "shell/message_bar.h"
#include "store/study_file.h"
#include "words/faults.h"

namespace pgduel::compare {

namespace {

// The dialog itself adds the suffix before it asks whether to overwrite.
QString askFile(QWidget* parent, const QString& title, const QString& proposed, const QString& filter,
    const QString& suffix)
{
    QFileDialog dialog(parent, title, QFileInfo(proposed).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(proposed).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

void ComparePage::exportPicture()
{
    if (!analysis())
        return;
    ExportDialog dialog(this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto* shown = analysis(); // the study may have been read anew under the dialog
    if (!shown)
        return;
    auto picture = pairStudyPicture(*results_, baseline(), candidate(), *shown);
    if (dialog.dark())
        picture.spec.theme = chart::darkTheme();
    const QString proposed = QFileInfo(path_).dir().filePath(
        picture.fileName + QLatin1Char('.') + ExportDialog::suffix(dialog.format()));
    const QString path = askFile(this, tr("Export picture"), proposed, ExportDialog::filter(dialog.format()),
        ExportDialog::suffix(dialog.format()));
    if (path.isEmpty())
        return;
    try {
        chart::savePicture(
            picture.spec, dialog.size(), dialog.format(), chart::withSuffix(path, dialog.format()));
        messages_->say(shell::MessageBar::Kind::Notice, tr("Saved: %1").arg(path));
    } catch (const measure::Failure& failure) {
        messages_->say(shell::MessageBar::Kind::Error, words::sentence(failure.fault()));
    }
}

void ComparePage::exportPoints()
{
    if (!hasResults())
        return;
    const QString proposed =
        QFileInfo(path_).dir().filePath(QFileInfo(path_).completeBaseName() + QStringLiteral("-points.csv"));
    const QString path =
        askFile(this, tr("Export points as CSV"), proposed, tr("Table (*.csv)"), QStringLiteral("csv"));
    if (path.isEmpty())
        return;
    shell::inBackground(
        this,
        [file = path_.toStdString(), out = path.toStdString()] {
            exchange::writePointsCsv(out, store::StudyFile::open(file));
            return true;
        },
        [this, path](bool) { messages_->say(shell::MessageBar::Kind::Notice, tr("Saved: %1").arg(path)); },
        [this](const std::vector<measure::Fault>& faults) {
            messages_->say(shell::MessageBar::Kind::Error, words::sentences(faults).join(QLatin1Char('\n')));
        });
}

} // namespace pgduel::compare
