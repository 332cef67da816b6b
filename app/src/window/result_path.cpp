#include "window/result_path.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "command_line/study_argument.h"
#include "measure/fault.h"
#include "store/study_file.h"

namespace pgduel::app {

namespace {

bool holdsUnfinished(const QString& path, const study::Study& study, double timeScale)
{
    try {
        const auto file = store::StudyFile::open(path.toStdString());
        return file.study() == study && file.timeScale() == timeScale && !file.isComplete();
    } catch (const measure::Failure&) {
        return false; // not ours to write to: another name is taken
    }
}

QString wantedPath(const ResultWish& wish)
{
    using Origin = shell::StudyDocument::Origin;
    if (wish.origin == Origin::Toml)
        return defaultStore({wish.study, Origin::Toml, wish.path});
    const QString name = wish.origin == Origin::Template
        ? wish.templateId
        : fileNameOf(QString::fromStdString(wish.study.title));
    return QDir(folderForNewStudies()).filePath(name + QStringLiteral(".pgduel"));
}

} // namespace

ResultWish wishOf(const shell::StudyDocument& document)
{
    return {document.study(), document.origin(), document.path(), document.templateId(), document.isFrozen()};
}

QString resultPathFor(const ResultWish& wish, double timeScale)
{
    if (wish.origin == shell::StudyDocument::Origin::StudyFile && wish.frozen)
        return wish.path;
    const QString wanted = wantedPath(wish);
    if (!QFileInfo::exists(wanted) || holdsUnfinished(wanted, wish.study, timeScale))
        return wanted;
    const QFileInfo taken(wanted);
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return taken.dir().filePath(
        taken.completeBaseName() + QLatin1Char('-') + time + QStringLiteral(".pgduel"));
}

QString folderForNewStudies()
{
    QString base = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (base.isEmpty())
        base = QDir::homePath();
    const QString folder = QDir(base).filePath(QStringLiteral("pgDuel"));
    QDir().mkpath(folder);
    return folder;
}

QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar c : title.toLower())
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("study") : name.left(80);
}

} // namespace pgduel::app
