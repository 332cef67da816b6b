#include "command_line/study_argument.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include "command_line/command.h"
#include "study/toml.h"

namespace pgduel::app {

QString defaultStore(const shell::LoadedStudy& loaded)
{
    using Origin = shell::StudyDocument::Origin;
    if (loaded.origin == Origin::StudyFile)
        return loaded.path;
    if (loaded.origin == Origin::Template)
        return QDir::current().filePath(loaded.path + QStringLiteral(".pgduel"));
    const QFileInfo toml(loaded.path);
    QString name = toml.fileName();
    for (const auto* suffix : {".study.toml", ".toml"})
        if (name.endsWith(QLatin1String(suffix))) {
            name.chop(static_cast<int>(qstrlen(suffix)));
            break;
        }
    return toml.dir().filePath(name + QStringLiteral(".pgduel"));
}

std::vector<measure::Fault> placed(const shell::LoadedStudy& loaded, std::vector<measure::Fault> faults)
{
    QFile file(loaded.path);
    if (loaded.origin != shell::StudyDocument::Origin::Toml || !file.open(QIODevice::ReadOnly))
        return faults;
    const std::string text = file.readAll().toStdString();
    std::vector<measure::Fault> result;
    for (auto& fault : faults) // those of scripts, servers and files say their place themselves
        if (fault.code.rfind("study.", 0) == 0)
            result.push_back(study::placed({std::move(fault)}, text, loaded.path.toStdString()).front());
        else
            result.push_back(std::move(fault));
    return result;
}

double timeScaleOption(const QString& text)
{
    bool ok = false;
    const double factor = QLocale::c().toDouble(text, &ok);
    if (!ok || !(factor > 0) || factor > 1000)
        throw WrongUse{QCoreApplication::translate("CommandLine",
            "--time-scale takes a number above 0, up to 1000, with a point as decimal mark: %1 is none.")
                           .arg(text)};
    return factor;
}

} // namespace pgduel::app
