#include "shell/toml_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include "study/toml.h"

namespace pgduel::shell {

namespace {

QString cannotWrite(const QString& path, const QString& reason)
{
    return QCoreApplication::translate("TomlFile",
        "The study could not be written to %1: %2. Choose another folder, or free some space, and save "
        "again.")
        .arg(QDir::toNativeSeparators(path), reason);
}

} // namespace

QString writeTomlFile(const QString& path, const study::Study& study)
{
    const auto text = study::writeToml(study);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    if (file.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size())
        || !file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

} // namespace pgduel::shell
