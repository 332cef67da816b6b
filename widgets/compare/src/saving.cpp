#include "saving.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "measure/fault.h"
#include "save_file.h"
#include "words/faults.h"

namespace pgduel::compare {

namespace {
class Saving {
    Q_DECLARE_TR_FUNCTIONS(Saving)
};
} // namespace

void sayWhatWasSaved(ResultView& view, const Saved& saved)
{
    if (!saved.fault.isEmpty())
        emit view.failed(saved.fault);
    else if (!saved.path.isEmpty())
        emit view.said(Saving::tr("Saved: %1").arg(saved.path));
}

void saveCsv(ResultView& view, const QString& studyFile, const QString& name,
    const std::function<void(const exchange::Sink&)>& table)
{
    const QFileInfo study(studyFile);
    const QString proposed =
        study.dir().filePath(study.completeBaseName() + QLatin1Char('-') + name + QStringLiteral(".csv"));
    const QString path = askFile(
        &view, Saving::tr("Export CSV"), proposed, Saving::tr("Table (*.csv)"), QStringLiteral("csv"));
    if (path.isEmpty())
        return;
    try {
        exchange::writeFile(path.toStdString(), table);
        sayWhatWasSaved(view, {path, {}});
    } catch (const measure::Failure& failure) {
        sayWhatWasSaved(view, {{}, words::sentence(failure.fault())});
    }
}

} // namespace pgduel::compare
