#include "words/study_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "analysis/stop_rule.h"
#include "study/plan.h"
#include "words/metrics.h"
#include "words/numbers.h"

namespace pgduel::words {

namespace {

class StudyWords {
    Q_DECLARE_TR_FUNCTIONS(StudyWords)
};

/// "500", "100 200 400", "100 → 1,000"
QString ratesText(const study::LoadSpec& load)
{
    if (load.rate > 0)
        return givenNumber(load.rate);
    QStringList rates;
    for (const int rate : load.list)
        rates << QString::number(rate);
    if (rates.isEmpty())
        return QStringLiteral("%1 → %2").arg(number(std::int64_t{load.from}), number(std::int64_t{load.to}));
    return rates.join(QLatin1Char(' '));
}

} // namespace

QString orderName(study::Order order)
{
    switch (order) {
    case study::Order::Sequential:
        return StudyWords::tr("one after another");
    case study::Order::Blocks:
        return StudyWords::tr("blocks, random inside");
    case study::Order::Abba:
        return StudyWords::tr("ABBA");
    case study::Order::Random:
        return StudyWords::tr("random");
    }
    return {};
}

QString orderHint(study::Order order)
{
    switch (order) {
    case study::Order::Sequential:
        return StudyWords::tr(
            "All runs of the first experiment, then all of the next. Drift of the machine counts fully.");
    case study::Order::Blocks:
        return StudyWords::tr(
            "Each block holds every experiment once, in random order. Slow drift hits all alike.");
    case study::Order::Abba:
        return StudyWords::tr("A B, then B A, mirrored in turn. A steady drift cancels out.");
    case study::Order::Random:
        return StudyWords::tr("All runs shuffled together.");
    }
    return {};
}

QString presetName(study::LoadPreset preset)
{
    switch (preset) {
    case study::LoadPreset::Constant:
        return StudyWords::tr("constant");
    case study::LoadPreset::List:
        return StudyWords::tr("list");
    case study::LoadPreset::Geometric:
        return StudyWords::tr("geometric");
    case study::LoadPreset::Ramp:
        return StudyWords::tr("ramp");
    case study::LoadPreset::Rate:
        return StudyWords::tr("rate");
    case study::LoadPreset::PgHazel:
        return QStringLiteral("PG_HAZEL");
    case study::LoadPreset::PgExpecto:
        return QStringLiteral("pg_expecto");
    }
    return {};
}

QString presetHint(study::LoadPreset preset)
{
    switch (preset) {
    case study::LoadPreset::Constant:
        return StudyWords::tr("The same number of sessions all the time.");
    case study::LoadPreset::List:
        return StudyWords::tr("The numbers of sessions that you list, one step each.");
    case study::LoadPreset::Geometric:
        return StudyWords::tr("Each step multiplies the sessions by the same factor.");
    case study::LoadPreset::Ramp:
        return StudyWords::tr("Each step adds the same number of sessions.");
    case study::LoadPreset::Rate:
        return StudyWords::tr("A given number of transactions a second, whatever the answer times.");
    case study::LoadPreset::PgHazel:
        return StudyWords::tr("The steps of PG_HAZEL, warm-up passes first.");
    case study::LoadPreset::PgExpecto:
        return StudyWords::tr("The steps of pg_expecto, warm-up passes first.");
    }
    return {};
}

QString loadSummary(const study::LoadSpec& load)
{
    const QString step = duration(static_cast<double>(load.stepDuration.count()) / 1000);
    const QString name = presetName(load.preset);
    switch (load.preset) {
    case study::LoadPreset::Constant:
        return StudyWords::tr("%1, %Ln session(s), %2", "preset, duration", load.sessions).arg(name, step);
    case study::LoadPreset::List: {
        QStringList sessions;
        for (const int count : load.list)
            sessions << QString::number(count);
        return StudyWords::tr("%1: %2 sessions, %3 a step", "preset, list, duration")
            .arg(name, sessions.join(QLatin1Char(' ')), step);
    }
    case study::LoadPreset::Rate:
        return StudyWords::tr(
            "%1: %2 transactions/s, %Ln session(s), %3 a step", "preset, rates, duration", load.sessions)
            .arg(name, ratesText(load), step);
    default:
        return StudyWords::tr(
            "%1, %2 → %3 sessions, %Ln step(s) of %4", "preset, from, to, duration", load.steps)
            .arg(name, number(std::int64_t{load.from}), number(std::int64_t{load.to}), step);
    }
}

QString scriptsSummary(const study::ScenarioSpec& scenario)
{
    QStringList parts;
    for (const study::ScriptSpec& script : scenario.scripts) {
        const QString name =
            script.builtin.empty() ? QString::fromStdString(script.name) : builtinScriptName(script.builtin);
        parts << name + QChar(0x00A0) + figure(script.weight);
    }
    return parts.join(QStringLiteral(" · "));
}

static QString stopSummary(const study::PlanSpec& plan)
{
    return StudyWords::tr(
        "more until the interval of %1 is ± %2 or narrower, at most %3", "metric, width, blocks")
        .arg(metricName(analysis::stopMetric(*plan.stop)), percent(plan.stop->width),
            StudyWords::tr("%Ln block(s)", nullptr, study::mostBlocks(plan)));
}

QString planSummary(const study::PlanSpec& plan, int experiments)
{
    const QString whole =
        StudyWords::tr("%1 × %2, order: %3", "replicates, experiments, order")
            .arg(StudyWords::tr("%Ln replicate(s)", nullptr, study::fewestBlocks(plan)),
                StudyWords::tr("%Ln experiment(s)", nullptr, experiments), orderName(plan.order));
    return plan.stop ? whole + QStringLiteral("; ") + stopSummary(plan) : whole;
}

} // namespace pgduel::words
