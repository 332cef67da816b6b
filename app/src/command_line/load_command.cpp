#include <cstdio>

#include "command_line/command.h"
#include "load/initialize.h"
#include "load/load_help.h"
#include "load/load_texts.h"
#include "load/load_watch.h"
#include "load/password.h"

namespace pgduel::app {

namespace {

Exit exitOf(LoadOutcome::End end)
{
    switch (end) {
    case LoadOutcome::End::Done:
        return Exit::Done;
    case LoadOutcome::End::Aborted:
        return Exit::RunFailed;
    case LoadOutcome::End::Stopped:
        return Exit::Stopped;
    case LoadOutcome::End::Refused:
        break;
    }
    return Exit::Refused;
}

std::string scaleOf(const PreparedLoad& load, const LoadOutcome& outcome)
{
    if (outcome.result.scaleRead)
        return *outcome.result.scaleRead;
    const auto given = load.plan.variables.find("scale");
    return given == load.plan.variables.end() ? std::string() : given->second;
}

void printReport(
    const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome, Terminal& terminal)
{
    const words::LoadReport report{load.plan, outcome.result, outcome.totals, load.titles,
        scaleOf(load, outcome), options.failuresDetailed, options.reportPerCommand};
    for (const QString& line : words::loadReport(report))
        terminal.line(line);
}

void printEnd(
    const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome, Terminal& terminal)
{
    if (outcome.fault)
        terminal.fault(*outcome.fault);
    if (load.usesBuiltin && options.scale && outcome.result.scaleRead)
        terminal.note(
            LoadCommand::tr("-s has no effect: built-in scripts take the scale of their tables, %1.")
                .arg(QString::fromStdString(*outcome.result.scaleRead)));
    if (outcome.end == LoadOutcome::End::Aborted)
        terminal.note(LoadCommand::tr("Run was aborted; what was measured until then is incomplete."));
    if (outcome.end == LoadOutcome::End::Stopped)
        terminal.note(outcome.measured()
                ? LoadCommand::tr("Stopped: the result is that of the part until then.")
                : LoadCommand::tr("Stopped before anything was measured."));
}

Exit runLoadCommand(const LoadOptions& options, Terminal& terminal)
{
    PreparedLoad load = prepareLoad(options);
    askForPasswords(load.plan);
    const LoadOutcome outcome = LoadWatch(options, load, terminal).run();
    if (options.json)
        terminal.raw(loadJson(options, load, outcome));
    else if (outcome.measured())
        printReport(options, load, outcome, terminal);
    printEnd(options, load, outcome, terminal);
    return exitOf(outcome.end);
}

Exit refuse(const LoadOptions& options, const std::vector<measure::Fault>& faults, Terminal& terminal)
{
    if (options.json)
        terminal.raw(refusalJson(faults));
    terminal.faults(faults);
    return Exit::Refused;
}

Exit carryOut(const RawCall& call)
{
    const LoadOptions options = parseLoadOptions(call.arguments);
    switch (options.task) {
    case LoadTask::Help:
        call.terminal.line(loadHelp());
        return Exit::Done;
    case LoadTask::Version:
        call.terminal.line(QStringLiteral("pgduel ") + QCoreApplication::applicationVersion());
        return Exit::Done;
    case LoadTask::ListScripts:
        call.terminal.line(builtinScriptList());
        return Exit::Done;
    case LoadTask::ShowScript:
        call.terminal.line(builtinScriptText(options.shownScript));
        return Exit::Done;
    case LoadTask::Initialize:
        return initializePgbench(options, call.terminal);
    case LoadTask::Run:
        break;
    }
    try {
        return runLoadCommand(options, call.terminal);
    } catch (const ScriptMistakes& mistakes) {
        return refuse(options, mistakes.faults, call.terminal);
    } catch (const measure::Failure& failure) {
        return refuse(options, {failure.fault()}, call.terminal);
    }
}

} // namespace

Command loadCommand()
{
    Command command;
    command.name = QStringLiteral("load");
    command.arguments =
        QStringLiteral("[-i] [-f FILE@W]… [-b NAME@W]… [-c N] [-T SEC | -t N] … [DBNAME | CONNINFO]");
    command.summary =
        LoadCommand::tr("one load with pgbench's scripts and option letters, or with -i its tables");
    command.carryOutRaw = carryOut;
    return command;
}

} // namespace pgduel::app
