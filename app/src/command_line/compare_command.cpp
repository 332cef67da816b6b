#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "command_line/command.h"
#include "exchange/comparison_tables.h"
#include "exchange/study_results.h"
#include "exchange/study_verdicts.h"
#include "store/study_file.h"
#include "words/comparison_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/run_words.h"
#include "words/verdict_words.h"

namespace pgduel::app {

namespace {

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

std::vector<std::pair<int, int>> pairsAsked(const Call& call, const exchange::StudyResults& results)
{
    const bool baseline = call.options.isSet(QStringLiteral("baseline"));
    const bool candidate = call.options.isSet(QStringLiteral("candidate"));
    if (!baseline && !candidate)
        return results.pairs();
    if (!baseline || !candidate)
        throw WrongUse{CompareCommand::tr("--baseline and --candidate go together.")};
    const int a = experimentNamed(results, call.options.value(QStringLiteral("baseline")));
    const int b = experimentNamed(results, call.options.value(QStringLiteral("candidate")));
    if (a == b)
        throw WrongUse{CompareCommand::tr("--baseline and --candidate are the same experiment.")};
    return {{a, b}};
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

// What the reader must know of the runs behind the numbers.
void printMarks(Terminal& terminal, const exchange::StudyResults& results)
{
    std::map<std::string, int> runsWith;
    int finished = 0;
    for (const auto& run : results.runs()) {
        if (run.state != store::RunState::Done)
            continue;
        ++finished;
        for (const auto& mark : run.marks)
            ++runsWith[mark];
    }
    for (const auto& [mark, runs] : runsWith)
        terminal.line(CompareCommand::tr("In %1 of %2: %3")
                          .arg(runs)
                          .arg(words::runsText(finished), words::markText(mark)));
}

void printText(Terminal& terminal, const exchange::Analyses& analyses)
{
    const QStringList gains = words::largestGains(analyses);
    for (const QString& gain : gains)
        terminal.line(gain);
    QString pair;
    for (const auto& analysis : analyses) {
        const QString title = words::pairTitle(QString::fromStdString(analysis.verdict.baseline),
            QString::fromStdString(analysis.verdict.candidate));
        if (title != pair)
            terminal.line((pair.isEmpty() && gains.isEmpty() ? QString() : QStringLiteral("\n")) + title
                + QStringLiteral("  (") + words::runsNote(analysis.comparison) + QLatin1Char(')'));
        pair = title;
        terminal.line(QStringLiteral("  ") + words::metricAxisTitle(analysis.verdict.metric.id));
        for (const QString& sentence :
            words::verdictSentences(analysis.verdict) + words::placeSentences(analysis.comparison))
            terminal.line(QStringLiteral("    ") + sentence);
    }
}

using exchange::MarkdownWords;

MarkdownWords markdownWords()
{
    MarkdownWords words;
    words.metric = CompareCommand::tr("Metric").toStdString();
    words.baseline = CompareCommand::tr("Baseline").toStdString();
    words.candidate = CompareCommand::tr("Candidate").toStdString();
    words.verdict = CompareCommand::tr("Verdict").toStdString();
    words.estimate = CompareCommand::tr("Estimate (geometric mean ratio)").toStdString();
    words.interval = CompareCommand::tr("Confidence interval").toStdString();
    words.min = words::minLabel().toStdString();
    words.mean = CompareCommand::tr("Mean of differences").toStdString();
    words.max = words::maxLabel().toStdString();
    words.step = CompareCommand::tr("Step").toStdString();
    words.sessions = CompareCommand::tr("Sessions").toStdString();
    words.difference = CompareCommand::tr("Difference").toStdString();
    words.metricName = [](const measure::Metric& metric) {
        return words::metricName(metric.id).toStdString();
    };
    words.verdictName = [](const analysis::Verdict& verdict) {
        return words::verdictHeadline(verdict).toStdString();
    };
    words.intervalText = [](const analysis::Interval& interval) {
        return words::rangeText(interval).toStdString();
    };
    words.number = [](double value) { return words::figure(value).toStdString(); };
    words.percent = [](double ratio) { return words::percentDifference(ratio).toStdString(); };
    return words;
}

void print(const Call& call, const exchange::StudyResults& results, const exchange::Analyses& analyses)
{
    const QString format = call.options.value(QStringLiteral("format"));
    const auto raw = [&call](std::string_view text) {
        call.terminal.raw({text.data(), static_cast<qsizetype>(text.size())});
    };
    if (format == QLatin1String("text")) {
        if (results.timeScale() != 1)
            call.terminal.line(words::timeScaleText(results.timeScale(), results.study().dataset.scale));
        printMarks(call.terminal, results);
        printText(call.terminal, analyses);
    } else if (format == QLatin1String("json"))
        raw(exchange::comparisonJson(analyses));
    else if (format == QLatin1String("csv"))
        exchange::comparisonSummaryCsv(raw, analyses);
    else if (format == QLatin1String("markdown"))
        raw(exchange::comparisonMarkdown(analyses, markdownWords()));
    else
        throw WrongUse{CompareCommand::tr("--format takes text, json, csv or markdown, not %1.").arg(format)};
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
    const exchange::StudyVerdicts verdicts(results, metrics, pairsAsked(call, results));
    print(call, results, verdicts.all());
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
