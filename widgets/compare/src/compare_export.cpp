// Saving what the compare page shows; the page itself is in compare_page.cpp.
#include <QDir>
#include <QFileInfo>

#include "compare/compare_page.h"
#include "compare/study_pictures.h"
#include "exchange/points_csv.h"
#include "picture_saving.h"
#include "save_file.h"
#include "shell/background.h"
#include "shell/message_bar.h"
#include "store/study_file.h"
#include "words/faults.h"

namespace pgduel::compare {

void ComparePage::exportPicture()
{
    if (!analysis())
        return;
    const Saved saved =
        savePictureAs(this, pairStudyPicture(*results(), baseline(), candidate(), *analysis()), path_);
    if (!saved.fault.isEmpty())
        messages_->say(shell::MessageBar::Kind::Error, saved.fault);
    else if (!saved.path.isEmpty())
        messages_->say(shell::MessageBar::Kind::Notice, tr("Saved: %1").arg(saved.path));
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
