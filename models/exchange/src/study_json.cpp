#include "exchange/study_json.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "exchange/csv.h"
#include "json.h"
#include "measure/conninfo.h"
#include "run_json.h"
#include "study/toml.h"

namespace pgduel::exchange {

namespace {

/// A study must hold no password, but what leaves the machine is looked at once more.
study::Study withoutSecrets(study::Study study)
{
    study.server.conninfo = measure::redactSecrets(study.server.conninfo);
    for (study::GroupSpec& group : study.scenario.groups)
        group.conninfo = measure::redactSecrets(group.conninfo);
    for (study::ExperimentSpec& experiment : study.experiments)
        experiment.conninfo = measure::redactSecrets(experiment.conninfo);
    return study;
}

QJsonObject studyObject(const store::StudyFile& file, const study::Study& study)
{
    return {{QStringLiteral("title"), json(study.title)}, {QStringLiteral("question"), json(study.question)},
        {QStringLiteral("notes"), json(study.notes)},
        {QStringLiteral("environment"), json(study.environment)},
        {QStringLiteral("definition_toml"), json(study::writeToml(withoutSecrets(study)))},
        {QStringLiteral("definition_sha256"), json(file.definitionSha256())},
        {QStringLiteral("time_scale"), file.timeScale()}, {QStringLiteral("complete"), file.isComplete()}};
}

QJsonObject experimentObject(const study::Experiment& experiment)
{
    return {{QStringLiteral("index"), experiment.index}, {QStringLiteral("name"), json(experiment.name)},
        {QStringLiteral("levels"), json(experiment.levels)},
        {QStringLiteral("settings"), json(experiment.settings)}};
}

} // namespace

std::string studyJson(const store::StudyFile& file)
{
    const study::Study study = file.study();
    const auto experiments = study::experimentsOf(study);
    QJsonArray experimentList, runList;
    for (const study::Experiment& experiment : experiments)
        experimentList.append(experimentObject(experiment));
    for (const store::RunRecord& run : file.runs())
        runList.append(runObject(file, run, experiments));
    const QJsonObject document{{QStringLiteral("format"), QStringLiteral("pgduel-study")},
        {QStringLiteral("format_version"), 1}, {QStringLiteral("study"), studyObject(file, study)},
        {QStringLiteral("experiments"), experimentList}, {QStringLiteral("runs"), runList}};
    return QJsonDocument(document).toJson(QJsonDocument::Indented).toStdString();
}

void writeStudyJson(const std::string& path, const store::StudyFile& file)
{
    writeFile(path, [&](const Sink& sink) { sink(studyJson(file)); });
}

} // namespace pgduel::exchange
