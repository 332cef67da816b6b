#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "command_line/command.h"
#include "command_line/study_argument.h"
#include "run/preflight.h"
#include "words/command_line.h"
#include "words/numbers.h"
#include "words/run_words.h"
#include "words/study_words.h"
#include "words/verdict_words.h"

namespace pgduel::app {

namespace {

class CheckCommand {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

QString settingText(const run::ConcreteSetting& setting)
{
    const QString name = QString::fromStdString(setting.name);
    const QString level = QString::fromStdString(setting.level);
    const QString shown = QString::fromStdString(setting.resolved.shown);
    const QString restart = setting.needsRestart ? CheckCommand::tr(" (restart)") : QString();
    const bool relative = level.contains(QLatin1Char('%')); // only then the reader does not know the value
    return relative ? QStringLiteral("%1 = %2 = %3%4").arg(name, level, shown, restart)
                    : QStringLiteral("%1 = %2%3").arg(name, level, restart);
}

QString stepsText(const run::PlanSummary& summary)
{
    QStringList sessions;
    for (const auto& step : summary.steps)
        sessions << (step.warmUp ? QStringLiteral("(%1)").arg(step.sessions)
                                 : QString::number(step.sessions));
    return sessions.join(QLatin1Char(' '));
}

/// Numbers of sessions, and rates where the load has them.
void printSteps(Terminal& terminal, const run::PlanSummary& summary)
{
    terminal.line(CheckCommand::tr("Sessions: %1").arg(stepsText(summary)));
    QStringList rates;
    for (const auto& step : summary.steps)
        if (step.rate > 0)
            rates << (step.warmUp ? QStringLiteral("(%1)") : QStringLiteral("%1"))
                         .arg(words::givenNumber(step.rate));
    if (!rates.isEmpty())
        terminal.line(CheckCommand::tr("Transactions/s: %1").arg(rates.join(QLatin1Char(' '))));
}

QString orderText(const run::PlanSummary& summary)
{
    QString text;
    int block = -1;
    for (const auto& run : summary.plan) {
        if (run.block != block)
            text +=
                (block < 0 ? QString() : QStringLiteral("   ")) + QStringLiteral("(%1)").arg(run.block + 1);
        block = run.block;
        text += QLatin1Char(' ')
            + (run.experiment < 26 ? QString(QChar(u'A' + run.experiment))
                                   : QString::number(run.experiment + 1));
    }
    return text;
}

void printText(Terminal& terminal, const run::PlanSummary& summary)
{
    const auto& study = summary.study;
    terminal.line(QString::fromStdString(study.title));
    if (!study.question.empty())
        terminal.line(QString::fromStdString(study.question));
    terminal.line(CheckCommand::tr("Server: PostgreSQL %1, %2")
                      .arg(QString::fromStdString(summary.installation.versionText),
                          QString::fromStdString(summary.installation.bindir)));
    for (const auto& experiment : summary.experiments) {
        const QString letter = experiment.index < 26 ? QString(QChar(u'A' + experiment.index))
                                                     : QString::number(experiment.index + 1);
        terminal.line(QStringLiteral("%1  %2").arg(letter, QString::fromStdString(experiment.name)));
        for (const auto& setting : summary.settings.at(static_cast<std::size_t>(experiment.index)))
            terminal.line(QStringLiteral("     ") + settingText(setting));
    }
    terminal.line(CheckCommand::tr("Data set: %1, scale %2")
                      .arg(words::datasetName(study.dataset.kind))
                      .arg(study.dataset.scale));
    terminal.line(CheckCommand::tr("Load: %1").arg(words::loadSummary(study.scenario.load)));
    printSteps(terminal, summary);
    terminal.line(study.scenario.kind == study::ScenarioKind::Command
            ? CheckCommand::tr("Program: %1").arg(words::commandLine(study.scenario.command))
            : CheckCommand::tr("Scripts: %1").arg(words::scriptsSummary(study.scenario)));
    terminal.line(CheckCommand::tr("Plan: %1")
                      .arg(words::planSummary(study.plan, static_cast<int>(summary.experiments.size()))));
    terminal.line(CheckCommand::tr("Order: %1").arg(orderText(summary)));
    terminal.line(
        CheckCommand::tr("Duration: about %1, of it %2 load in each of %3")
            .arg(words::duration(summary.cost.totalSeconds), words::duration(summary.cost.loadSeconds),
                words::runsText(static_cast<int>(summary.plan.size()))));
    if (study.plan.budget)
        terminal.line(CheckCommand::tr("Budget: %1. %2")
                          .arg(words::duration(std::chrono::duration<double>(*study.plan.budget).count()),
                              words::budgetText(summary.budget, {})));
    if (summary.cost.mostRuns > summary.cost.runs)
        terminal.line(
            CheckCommand::tr("At most: about %1, %2, if the interval is not narrow enough before")
                .arg(words::duration(summary.cost.mostSeconds), words::runsText(summary.cost.mostRuns)));
    terminal.line(CheckCommand::tr("Restarts: %1").arg(summary.cost.restarts));
    terminal.line(
        CheckCommand::tr("Disk: %1").arg(words::bytes(static_cast<double>(summary.cost.diskBytes))));
}

QJsonArray experimentsJson(const run::PlanSummary& summary)
{
    QJsonArray experiments;
    for (const auto& experiment : summary.experiments) {
        QJsonObject settings;
        for (const auto& setting : summary.settings.at(static_cast<std::size_t>(experiment.index)))
            settings.insert(
                QString::fromStdString(setting.name), QString::fromStdString(setting.resolved.value));
        experiments.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(experiment.name)},
            {QStringLiteral("settings"), settings}});
    }
    return experiments;
}

QJsonObject json(const run::PlanSummary& summary)
{
    QJsonArray order, steps;
    for (const auto& run : summary.plan)
        order.append(QJsonObject{{QStringLiteral("run"), run.index}, {QStringLiteral("block"), run.block},
            {QStringLiteral("replicate"), run.replicate}, {QStringLiteral("experiment"), run.experiment}});
    for (const auto& step : summary.steps)
        steps.append(
            QJsonObject{{QStringLiteral("sessions"), step.sessions}, {QStringLiteral("warm_up"), step.warmUp},
                {QStringLiteral("rate_per_s"), step.rate > 0 ? QJsonValue(step.rate) : QJsonValue()},
                {QStringLiteral("duration_s"), std::chrono::duration<double>(step.duration).count()},
                {QStringLiteral("discard_s"), std::chrono::duration<double>(step.discard).count()}});
    return {{QStringLiteral("title"), QString::fromStdString(summary.study.title)},
        {QStringLiteral("server_version"), QString::fromStdString(summary.installation.versionText)},
        {QStringLiteral("experiments"), experimentsJson(summary)}, {QStringLiteral("steps"), steps},
        {QStringLiteral("plan"), order}, {QStringLiteral("load_s"), summary.cost.loadSeconds},
        {QStringLiteral("total_s"), summary.cost.totalSeconds},
        {QStringLiteral("replicates"), summary.study.plan.replicates},
        {QStringLiteral("detectable_ratio"),
            summary.budget.empty() ? QJsonValue() : QJsonValue(summary.budget.front().detectable)},
        {QStringLiteral("runs_at_most"), summary.cost.mostRuns},
        {QStringLiteral("total_at_most_s"), summary.cost.mostSeconds},
        {QStringLiteral("restarts"), summary.cost.restarts},
        {QStringLiteral("disk_bytes"), static_cast<qint64>(summary.cost.diskBytes)}};
}

Exit carryOut(const Call& call)
{
    const auto loaded = shell::readStudy(call.argument(0));
    const double timeScale = call.options.isSet(QStringLiteral("time-scale"))
        ? timeScaleOption(call.options.value(QStringLiteral("time-scale")))
        : 1;
    std::vector<measure::Fault> faults;
    const auto summary = run::summarize(loaded.study, timeScale, faults);
    call.terminal.faults(placed(loaded, faults));
    if (!faults.empty())
        return Exit::Refused;
    if (call.options.isSet(QStringLiteral("json")))
        call.terminal.raw(QJsonDocument(json(summary)).toJson());
    else
        printText(call.terminal, summary);
    return Exit::Done;
}

} // namespace

Command checkCommand()
{
    return {QStringLiteral("check"), QStringLiteral("STUDY"),
        CheckCommand::tr("validates a study and prints its plan with durations, disk and restarts"), 1, 1,
        {{QStringLiteral("time-scale"), CheckCommand::tr("durations × F"), QStringLiteral("F")},
            {QStringLiteral("json"), CheckCommand::tr("the plan as JSON")}},
        carryOut};
}

} // namespace pgduel::app
