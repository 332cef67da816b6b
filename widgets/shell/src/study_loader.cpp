#include "shell/study_loader.h"

#include <algorithm>

#include <QFileInfo>

#include "shell/background.h"
#include "store/study_file.h"
#include "study/templates.h"
#include "study/toml.h"

namespace pgduel::shell {

namespace {

LoadedStudy readStudyFile(const QString& path)
{
    const auto file = store::StudyFile::open(path.toStdString());
    const auto runs = file.runs();
    LoadedStudy loaded{file.study(), StudyDocument::Origin::StudyFile, path, !runs.empty(),
        static_cast<int>(runs.size()), 0};
    loaded.runsDone = static_cast<int>(std::count_if(
        runs.begin(), runs.end(), [](const auto& run) { return run.state == store::RunState::Done; }));
    return loaded;
}

} // namespace

LoadedStudy readStudy(const QString& pathOrTemplate)
{
    const auto name = pathOrTemplate.toStdString();
    if (const auto* found = study::findTemplate(name))
        return {
            study::readToml(found->toml, name), StudyDocument::Origin::Template, pathOrTemplate, false, 0, 0};
    if (pathOrTemplate.endsWith(QLatin1String(".toml"), Qt::CaseInsensitive)) {
        const QFileInfo file(pathOrTemplate);
        LoadedStudy loaded{
            study::readTomlFile(name), StudyDocument::Origin::Toml, file.absoluteFilePath(), false, 0, 0};
        study::inlineScriptFiles(loaded.study, file.absolutePath().toStdString());
        return loaded;
    }
    return readStudyFile(QFileInfo(pathOrTemplate).absoluteFilePath());
}

void loadStudy(const QString& pathOrTemplate, QObject* context, std::function<void(LoadedStudy)> done,
    std::function<void(const Faults&)> failed)
{
    inBackground(
        context, [pathOrTemplate] { return readStudy(pathOrTemplate); }, std::move(done), std::move(failed));
}

} // namespace pgduel::shell
