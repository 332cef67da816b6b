#include "words/run_words.h"

#include <QLocale>

#include <QCoreApplication>

#include "measure/clock.h"
#include "words/numbers.h"

namespace pgduel::words {

namespace {

class RunWords {
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

QString amountText(const run::Progress& progress)
{
    if (progress.total <= 0)
        return {};
    switch (progress.phase) {
    case run::Phase::MakingDataset:
        return RunWords::tr("%1 of %2 rows")
            .arg(number(static_cast<std::int64_t>(progress.done)),
                number(static_cast<std::int64_t>(progress.total)));
    case run::Phase::SavingCopy:
    case run::Phase::RestoringCopy:
        return RunWords::tr("%1 of %2", "done, total").arg(bytes(progress.done), bytes(progress.total));
    default:
        return percent(progress.done / progress.total, 0);
    }
}

/// Marks with numbers: run/src/run_failure.h.
QString countedMarkText(const QStringList& parts)
{
    const QString& kind = parts.first();
    const auto count = [&parts](int at) { return parts.value(at).toInt(); };
    if (kind == QLatin1String("errors"))
        return RunWords::tr("%Ln error(s) with SQLSTATE %1", nullptr, count(2)).arg(parts.value(1));
    if (kind == QLatin1String("stalls"))
        return RunWords::tr("%Ln stall(s) in which no transaction ended, the longest %1", nullptr, count(1))
            .arg(duration(count(2) / 1000.0));
    if (kind == QLatin1String("skipped"))
        return RunWords::tr(
            "%Ln transaction(s) skipped, since the latency limit had passed before they began", nullptr,
            count(1));
    if (kind == QLatin1String("aborted_sessions"))
        return RunWords::tr("%Ln session(s) ended after an error", nullptr, count(1));
    if (kind == QLatin1String("external_engine"))
        return RunWords::tr("load made by %1", "program").arg(parts.mid(1).join(QLatin1Char(' ')));
    return parts.join(QLatin1Char(' '));
}

} // namespace

QString phaseName(run::Phase phase)
{
    switch (phase) {
    case run::Phase::Idle:
        return RunWords::tr("Ready");
    case run::Phase::FindingServer:
        return RunWords::tr("Looking for PostgreSQL");
    case run::Phase::MakingServer:
        return RunWords::tr("Making a server");
    case run::Phase::MakingDataset:
        return RunWords::tr("Making the data set");
    case run::Phase::SavingCopy:
        return RunWords::tr("Saving the golden copy");
    case run::Phase::RestoringCopy:
        return RunWords::tr("Restoring the golden copy");
    case run::Phase::ApplyingSettings:
        return RunWords::tr("Applying the settings");
    case run::Phase::Prewarming:
        return RunWords::tr("Reading the tables into shared buffers");
    case run::Phase::Connecting:
        return RunWords::tr("Opening the sessions");
    case run::Phase::WarmUp:
        return RunWords::tr("Warming up");
    case run::Phase::Measuring:
        return RunWords::tr("Measuring");
    case run::Phase::CoolingDown:
        return RunWords::tr("Cooling down");
    case run::Phase::CleaningUp:
        return RunWords::tr("Cleaning up");
    case run::Phase::Finished:
        return RunWords::tr("Finished");
    }
    return {};
}

QString phaseText(const run::Progress& progress)
{
    if (progress.phase == run::Phase::Measuring && progress.step >= 0)
        return RunWords::tr("Step %1 of %2: %3")
            .arg(progress.step + 1)
            .arg(progress.steps)
            .arg(sessionsText(progress.sessions));
    const QString amount = amountText(progress);
    return amount.isEmpty() ? phaseName(progress.phase)
                            : QStringLiteral("%1: %2").arg(phaseName(progress.phase), amount);
}

QString runTitle(const store::RunRecord& run, int runs, int blocks, const QString& experiment)
{
    const QString place = RunWords::tr("run %1 of %2").arg(run.planned.index + 1).arg(runs);
    const QString block = blocks > 1
        ? RunWords::tr("Block %1 of %2").arg(run.planned.block + 1).arg(blocks) + QStringLiteral(" · ")
        : QString();
    return block + place + QStringLiteral(" · ") + experiment;
}

QString stateName(store::RunState state)
{
    switch (state) {
    case store::RunState::Planned:
        return RunWords::tr("planned");
    case store::RunState::Running:
        return RunWords::tr("running");
    case store::RunState::Done:
        return RunWords::tr("done");
    case store::RunState::Failed:
        return RunWords::tr("failed");
    case store::RunState::Stopped:
        return RunWords::tr("stopped");
    }
    return {};
}

QString outcomeSentence(run::Outcome outcome)
{
    switch (outcome) {
    case run::Outcome::AllDone:
        return RunWords::tr("All runs are done.");
    case run::Outcome::RunFailed:
        return RunWords::tr("A run failed; what was measured is kept.");
    case run::Outcome::Stopped:
        return RunWords::tr("Stopped; what was measured is kept and the plan can be resumed.");
    case run::Outcome::Refused:
        return RunWords::tr("The plan was not started.");
    }
    return {};
}

QString waitSourceText(const std::string& waitSource)
{
    const std::string sampled = "sampled";
    if (waitSource.rfind("pg_wait_sampling", 0) == 0)
        return RunWords::tr("Waits: pg_wait_sampling");
    if (waitSource.rfind(sampled, 0) != 0)
        return QString::fromStdString(waitSource);
    QString rate = QString::fromStdString(waitSource.substr(sampled.size())).trimmed();
    rate.remove(QStringLiteral("Hz"));
    bool isNumber = false;
    const double perSecond = rate.trimmed().toDouble(&isNumber);
    return isNumber ? RunWords::tr("Waits: pg_stat_activity, sampled at %1 Hz")
                          .arg(number(perSecond, perSecond == static_cast<int>(perSecond) ? 0 : 1))
                    : RunWords::tr("Waits: pg_stat_activity, sampled");
}

QString timeScaleText(double timeScale, int dataScale)
{
    return RunWords::tr("shortened: durations × %1, data scale %2")
        .arg(QLocale().toString(timeScale, 'f', QLocale::FloatingPointShortest),
            number(std::int64_t(dataScale)));
}

QString markText(const std::string& mark)
{
    if (mark == "evicted_os_cache")
        return RunWords::tr("the OS cache was kept empty");
    if (mark == "driver_saturated")
        return RunWords::tr("the load driver was busy all the time: the server could have done more");
    if (mark == "sampler_fault")
        return RunWords::tr("part of the telemetry was missing");
    if (mark == "noise")
        return RunWords::tr("other programs took more than 10 % of the processors");
    if (mark == "step_not_measured")
        return RunWords::tr("a load step was too short to be measured");
    if (mark == "sampler_silent")
        return RunWords::tr("waits were not sampled in a load step");
    if (mark.find(' ') != std::string::npos)
        return countedMarkText(QString::fromStdString(mark).split(QLatin1Char(' ')));
    if (mark == "partial")
        return RunWords::tr("partial: the run was stopped");
    return QString::fromStdString(mark);
}

QString eventName(const std::string& kind)
{
    if (kind == "checkpoint")
        return RunWords::tr("checkpoint");
    if (kind == "stall")
        return RunWords::tr("stall");
    if (kind == "autovacuum")
        return RunWords::tr("autovacuum");
    if (kind == "session_lost")
        return RunWords::tr("session lost");
    if (kind == "sampler_fault")
        return RunWords::tr("telemetry interrupted");
    if (kind == "driver_saturated")
        return RunWords::tr("load driver busy all the time");
    if (kind == "step_not_measured")
        return RunWords::tr("not measured");
    if (kind == "sampler_silent")
        return RunWords::tr("waits not sampled");
    if (kind == "noise")
        return RunWords::tr("other programs took processor time");
    return QString::fromStdString(kind);
}

QString eventText(const measure::Event& event)
{
    const QString when = clockTime(static_cast<double>(event.t) / 1e6);
    const bool ofStep = event.kind == "noise" || event.kind == "driver_saturated"
        || event.kind == "step_not_measured" || event.kind == "sampler_silent";
    if (ofStep && !event.text.empty())
        return RunWords::tr("%1 in step %2").arg(eventName(event.kind), QString::fromStdString(event.text));
    if (event.kind == "stall" && !event.text.empty())
        return RunWords::tr("%1 of %2 at %3", "event, length, time")
            .arg(eventName(event.kind), duration(QString::fromStdString(event.text).toDouble() / 1000), when);
    if (event.text.empty())
        return RunWords::tr("%1 at %2", "event, time").arg(eventName(event.kind), when);
    return RunWords::tr("%1: %2 at %3", "event, facts, time")
        .arg(eventName(event.kind), QString::fromStdString(event.text), when);
}

QString sessionsText(int sessions)
{
    return RunWords::tr("%Ln session(s)", nullptr, sessions);
}

QString runsText(int runs)
{
    return RunWords::tr("%Ln run(s)", nullptr, runs);
}

QString standingNote()
{
    return RunWords::tr("So far, at equal load steps; not a verdict.");
}

} // namespace pgduel::words
