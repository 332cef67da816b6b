#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "command_line/command.h"
#include "command_line/interrupt.h"
#include "command_line/study_argument.h"
#include "run/runner.h"
#include "store/study_file.h"
#include "study/experiment.h"
#include "words/numbers.h"
#include "words/run_words.h"

namespace pgduel::app {

namespace {

class RunCommand {
    Q_DECLARE_TR_FUNCTIONS(RunCommand)
};

/// Follows a Runner on the terminal until it has finished.
class RunWatch : public QObject {
public:
    RunWatch(run::Runner& runner, Terminal& terminal, QString storePath)
        : runner_(runner)
        , terminal_(terminal)
        , storePath_(std::move(storePath))
    {
        connect(&runner, &run::Runner::planReady, this, &RunWatch::readPlan);
        connect(&runner, &run::Runner::progressed, this, &RunWatch::show);
        connect(&runner, &run::Runner::runBegan, this, &RunWatch::runBegan);
        connect(&runner, &run::Runner::runEnded, this, &RunWatch::runEnded);
        connect(&runner, &run::Runner::finished, this, &RunWatch::finished);
        connect(&interrupt_, &Interrupt::interrupted, this, &RunWatch::stop);
    }

    run::Outcome watch(const run::RunRequest& request, std::vector<measure::Fault>& faults)
    {
        runner_.start(request);
        loop_.exec();
        terminal_.endProgress();
        faults = faults_;
        return outcome_;
    }

private:
    void readPlan()
    try {
        const auto file = store::StudyFile::open(storePath_.toStdString());
        experiments_ = study::experimentsOf(file.study());
        runs_ = file.runs();
    } catch (const measure::Failure& failure) { // an exception must not leave the event loop
        terminal_.fault(failure.fault());
        runner_.stop();
    }

    QString title(int run) const
    {
        const auto index = static_cast<std::size_t>(run);
        if (index >= runs_.size())
            return {};
        const auto& record = runs_[index];
        const auto& experiment = experiments_.at(static_cast<std::size_t>(record.planned.experiment));
        int blocks = 0;
        for (const auto& each : runs_)
            blocks = std::max(blocks, each.planned.block + 1);
        return words::runTitle(
            record, static_cast<int>(runs_.size()), blocks, QString::fromStdString(experiment.name));
    }

    void show(const run::Progress& progress)
    {
        QString text = words::phaseText(progress);
        if (progress.run >= 0)
            text = title(progress.run) + QStringLiteral(" · ") + text;
        if (progress.secondsLeft > 0)
            text += QStringLiteral(" · ") + words::timeLeft(progress.secondsLeft);
        const double share = progress.total > 0 ? progress.done / progress.total : -1;
        terminal_.progress(text, share, progress.phase != lastPhase_);
        lastPhase_ = progress.phase;
    }

    void runBegan(int) { lastPhase_ = run::Phase::Idle; }

    void runEnded(int run, store::RunState state)
    {
        terminal_.note(title(run) + QStringLiteral(": ") + words::stateName(state));
    }

    void stop()
    {
        terminal_.note(RunCommand::tr("Stopping: statements are cancelled, what was measured is kept."));
        runner_.stop();
    }

    void finished(run::Outcome outcome, const std::vector<measure::Fault>& faults)
    {
        outcome_ = outcome;
        faults_ = faults;
        loop_.quit();
    }

    run::Runner& runner_;
    Terminal& terminal_;
    QString storePath_;
    Interrupt interrupt_;
    QEventLoop loop_;
    std::vector<study::Experiment> experiments_;
    std::vector<store::RunRecord> runs_;
    run::Phase lastPhase_ = run::Phase::Idle;
    run::Outcome outcome_ = run::Outcome::Refused;
    std::vector<measure::Fault> faults_;
};

Exit exitOf(run::Outcome outcome)
{
    switch (outcome) {
    case run::Outcome::AllDone:
        return Exit::Done;
    case run::Outcome::RunFailed:
        return Exit::RunFailed;
    case run::Outcome::Stopped:
        return Exit::Stopped;
    case run::Outcome::Refused:
        break;
    }
    return Exit::Refused;
}

const char* outcomeId(run::Outcome outcome)
{
    switch (outcome) {
    case run::Outcome::AllDone:
        return "all_done";
    case run::Outcome::RunFailed:
        return "run_failed";
    case run::Outcome::Stopped:
        return "stopped";
    case run::Outcome::Refused:
        break;
    }
    return "refused";
}

QJsonObject summaryOf(const QString& storePath, run::Outcome outcome)
{
    QJsonObject document{
        {QStringLiteral("store"), storePath}, {QStringLiteral("outcome"), QLatin1String(outcomeId(outcome))}};
    if (outcome == run::Outcome::Refused)
        return document;
    int done = 0, failed = 0;
    const auto runs = store::StudyFile::open(storePath.toStdString()).runs();
    for (const auto& run : runs) {
        done += run.state == store::RunState::Done ? 1 : 0;
        failed += run.state == store::RunState::Failed ? 1 : 0;
    }
    document.insert(QStringLiteral("runs_planned"), static_cast<int>(runs.size()));
    document.insert(QStringLiteral("runs_done"), done);
    document.insert(QStringLiteral("runs_failed"), failed);
    return document;
}

QString storeAsked(const Call& call, const shell::LoadedStudy& loaded)
{
    if (!call.options.isSet(QStringLiteral("store")))
        return defaultStore(loaded);
    const QString store = call.options.value(QStringLiteral("store"));
    if (loaded.origin == shell::StudyDocument::Origin::StudyFile)
        throw WrongUse{RunCommand::tr("A study file keeps its own results: leave --store out.")};
    if (store.isEmpty() || QFileInfo(store).isDir())
        throw WrongUse{RunCommand::tr("--store takes the name of a file, not “%1”.").arg(store)};
    return store;
}

Exit carryOut(const Call& call)
{
    const auto loaded = shell::readStudy(call.argument(0));
    const QString store = storeAsked(call, loaded);
    run::RunRequest request;
    request.storePath = QFileInfo(store).absoluteFilePath().toStdString();
    const bool isStudyFile = loaded.origin == shell::StudyDocument::Origin::StudyFile;
    if (!isStudyFile) // a study file knows its own definition and time scale
        request.study = loaded.study;
    if (call.options.isSet(QStringLiteral("time-scale"))) {
        if (isStudyFile)
            throw WrongUse{RunCommand::tr(
                "A study file goes on with the time scale that it was begun with: leave --time-scale out.")};
        request.timeScale = timeScaleOption(call.options.value(QStringLiteral("time-scale")));
    }

    run::Runner runner;
    RunWatch watch(runner, call.terminal, QString::fromStdString(request.storePath));
    std::vector<measure::Fault> faults;
    const auto outcome = watch.watch(request, faults);
    call.terminal.faults(outcome == run::Outcome::Refused ? placed(loaded, faults) : faults);
    if (call.options.isSet(QStringLiteral("json"))) {
        call.terminal.raw(QJsonDocument(summaryOf(store, outcome)).toJson());
    } else if (outcome != run::Outcome::Refused) {
        call.terminal.line(words::outcomeSentence(outcome));
        call.terminal.line(RunCommand::tr("Results: %1").arg(store));
    }
    return exitOf(outcome);
}

} // namespace

Command runCommand()
{
    return {QStringLiteral("run"), QStringLiteral("STUDY"),
        RunCommand::tr("carries out the plan of a TOML file, a .pgduel file (goes on with it) or a template"),
        1, 1,
        {{QStringLiteral("store"), RunCommand::tr("study file for the results"), QStringLiteral("FILE")},
            {QStringLiteral("time-scale"), RunCommand::tr("durations × F"), QStringLiteral("F")},
            {QStringLiteral("yes"), RunCommand::tr("answer yes to questions about our own objects")},
            {QStringLiteral("json"), RunCommand::tr("the outcome as JSON")}},
        carryOut};
}

} // namespace pgduel::app
