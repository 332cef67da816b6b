#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "command_line/command.h"
#include "command_line/compare_output.h"
#include "exchange/study_progress.h"
#include "exchange/study_results.h"
#include "exchange/study_verdicts.h"
#include "store/study_file.h"

namespace pgduel::app {

namespace {

using exchange::StudyVerdicts; // lupdate does not follow names of other rooms in front of a function

class CompareCommand {
    Q_DECLARE_TR_FUNCTIONS(CompareCommand)
};

/// The experiment with this name or level; throws WrongUse with what there is.
int experimentNamed(const exchange::StudyResults& results, const QString& name)
{
    QStringList names;
    for (const auto& experiment : results.experiments()) {
        const QString each = QString::fromStdString(experiment.name);
        if (each == name)
            return experiment.index;
        names << each;
    }
    throw WrongUse{CompareCommand::tr("There is no experiment %1; there are: %2.")
                       .arg(name, names.join(QStringLiteral(", ")))};
}

/// The pair that was named, or nothing.
std::optional<std::pair<int, int>> pairNamed(const Call& call, const exchange::StudyResults& results)
{
    const bool baseline = call.options.isSet(QStringLiteral("baseline"));
    const bool candidate = call.options.isSet(QStringLiteral("candidate"));
    if (!baseline && !candidate)
        return std::nullopt;
    if (!baseline || !candidate)
        throw WrongUse{CompareCommand::tr("--baseline and --candidate go together.")};
    const int a = experimentNamed(results, call.options.value(QStringLiteral("baseline")));
    const int b = experimentNamed(results, call.options.value(QStringLiteral("candidate")));
    if (a == b)
        throw WrongUse{CompareCommand::tr("--baseline and --candidate are the same experiment.")};
    return std::pair{a, b};
}

std::vector<std::string> metricsAsked(const Call& call, const exchange::StudyResults& results)
{
    const auto there = results.metrics();
    std::vector<std::string> asked;
    for (const QString& metric : call.options.values(QStringLiteral("metric"))) {
        if (std::find(there.begin(), there.end(), metric.toStdString()) == there.end())
            throw WrongUse{CompareCommand::tr("No finished run has the metric %1.").arg(metric)};
        asked.push_back(metric.toStdString());
    }
    if (!asked.empty())
        return asked;
    if (!results.study().analysis.metrics.empty())
        return results.study().analysis.metrics;
    return {"speed", "io_waits", "lwlock_waits"};
}

Exit carryOut(const Call& call)
{
    const QString failOn = call.options.value(QStringLiteral("fail-on"));
    const bool fails = call.options.isSet(QStringLiteral("fail-on"));
    if (fails && failOn != QLatin1String("worse"))
        throw WrongUse{CompareCommand::tr("--fail-on takes worse, not “%1”.").arg(failOn)};
    const auto file = store::StudyFile::open(call.argument(0).toStdString());
    const exchange::StudyResults results(file);
    if (!results.anyFinished())
        throw WrongUse{
            CompareCommand::tr("No run of this study has finished yet: there is nothing to compare.")};
    const auto metrics = metricsAsked(call, results);
    const auto named = pairNamed(call, results);
    const StudyVerdicts verdicts = named
        ? StudyVerdicts::ofPair(results, metrics, named->first, named->second)
        : StudyVerdicts(results, metrics);
    const auto pairs = named ? std::vector{*named} : results.pairs();
    printComparison(call, results, verdicts.all(), exchange::StudyProgress(file, results).of(pairs),
        named ? WholeStudy() : wholeStudy(results, metrics));
    const bool worse = std::any_of(verdicts.all().begin(), verdicts.all().end(),
        [](const analysis::PairAnalysis& analysis) { return analysis::isWorse(analysis.verdict.kind); });
    return worse && fails ? Exit::Worse : Exit::Done;
}

} // namespace

Command compareCommand()
{
    return {QStringLiteral("compare"), QStringLiteral("STORE"),
        CompareCommand::tr("judges the differences between the experiments of a study file"), 1, 1,
        {{QStringLiteral("baseline"), CompareCommand::tr("experiment A"), QStringLiteral("NAME")},
            {QStringLiteral("candidate"), CompareCommand::tr("experiment B"), QStringLiteral("NAME")},
            {QStringLiteral("metric"), CompareCommand::tr("metric id, several are allowed"),
                QStringLiteral("METRIC")},
            {QStringLiteral("format"), CompareCommand::tr("text, json, csv or markdown"),
                QStringLiteral("FORMAT"), QStringLiteral("text")},
            {QStringLiteral("fail-on"),
                CompareCommand::tr("end with status 4 when a pair is decidedly so: worse"),
                QStringLiteral("VERDICT")}},
        carryOut};
}

} // namespace pgduel::app
