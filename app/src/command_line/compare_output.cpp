#include "command_line/compare_output.h"

#include <map>

#include <QCoreApplication>

#include "exchange/study_conclusions.h"
#include "words/comparison_words.h"
#include "words/conclusions.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/progress_words.h"
#include "words/run_words.h"
#include "words/verdict_words.h"

namespace pgduel::app {

namespace {

class CompareOutput {
    Q_DECLARE_TR_FUNCTIONS(CompareOutput)
};

using Statements = std::vector<analysis::Statement>;
using Progress = std::vector<analysis::ProgressComparison>;

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
        terminal.line(CompareOutput::tr("In %1 of %2: %3")
                          .arg(runs)
                          .arg(words::runsText(finished), words::markText(mark)));
}

void printConclusions(Terminal& terminal, const Statements& conclusions)
{
    terminal.line(words::conclusionsTitle());
    for (const QString& sentence : words::conclusions(conclusions))
        terminal.line(QStringLiteral("  ") + sentence);
}

void printPairs(Terminal& terminal, const exchange::Analyses& analyses)
{
    QString pair;
    for (const auto& analysis : analyses) {
        const QString title = words::pairTitle(QString::fromStdString(analysis.verdict.baseline),
            QString::fromStdString(analysis.verdict.candidate));
        if (title != pair)
            terminal.line(QLatin1Char('\n') + title + QStringLiteral("  (")
                + words::runsNote(analysis.comparison) + QLatin1Char(')'));
        pair = title;
        terminal.line(QStringLiteral("  ") + words::metricAxisTitle(analysis.verdict.metric.id));
        for (const QString& sentence :
            words::verdictSentences(analysis.verdict) + words::placeSentences(analysis.comparison))
            terminal.line(QStringLiteral("    ") + sentence);
    }
}

void printProgress(Terminal& terminal, const Progress& progress)
{
    for (const analysis::ProgressComparison& pair : progress) {
        terminal.line(QLatin1Char('\n') + words::progressTitle() + QStringLiteral(": ")
            + words::pairTitle(
                QString::fromStdString(pair.baseline), QString::fromStdString(pair.candidate)));
        for (const QString& sentence : words::progressSentences(pair))
            terminal.line(QStringLiteral("  ") + sentence);
    }
}

using exchange::MarkdownWords;

MarkdownWords markdownWords()
{
    MarkdownWords words;
    words.metric = CompareOutput::tr("Metric").toStdString();
    words.baseline = CompareOutput::tr("Baseline").toStdString();
    words.candidate = CompareOutput::tr("Candidate").toStdString();
    words.verdict = CompareOutput::tr("Verdict").toStdString();
    words.estimate = CompareOutput::tr("Estimate (geometric mean ratio)").toStdString();
    words.interval = CompareOutput::tr("Confidence interval").toStdString();
    words.min = words::minLabel().toStdString();
    words.mean = CompareOutput::tr("Mean of differences").toStdString();
    words.max = words::maxLabel().toStdString();
    words.step = CompareOutput::tr("Step").toStdString();
    words.sessions = CompareOutput::tr("Sessions").toStdString();
    words.difference = CompareOutput::tr("Difference").toStdString();
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

} // namespace

void printComparison(const Call& call, const exchange::StudyResults& results,
    const exchange::Analyses& analyses, const Progress& progress, const WholeStudy& whole)
{
    const Statements conclusions = exchange::conclusionsOf(results, analyses);
    const QString format = call.options.value(QStringLiteral("format"));
    const auto raw = [&call](std::string_view text) {
        call.terminal.raw({text.data(), static_cast<qsizetype>(text.size())});
    };
    if (format == QLatin1String("text")) {
        if (results.timeScale() != 1)
            call.terminal.line(words::timeScaleText(results.timeScale(), results.study().dataset.scale));
        printMarks(call.terminal, results);
        printConclusions(call.terminal, conclusions);
        printPairs(call.terminal, analyses);
        printProgress(call.terminal, progress);
        printWholeStudy(call.terminal, results, whole);
    } else if (format == QLatin1String("json"))
        raw(exchange::comparisonJson(analyses, conclusions, progress, whole.factors));
    else if (format == QLatin1String("csv"))
        exchange::comparisonSummaryCsv(raw, analyses);
    else if (format == QLatin1String("markdown")) {
        raw(words::conclusionsMarkdown(conclusions).toStdString() + '\n');
        raw(exchange::comparisonMarkdown(analyses, markdownWords()));
        for (const analysis::ProgressComparison& pair : progress)
            raw(words::progressMarkdown(pair).toStdString());
        raw(wholeStudyMarkdown(results, whole).toStdString());
    } else
        throw WrongUse{CompareOutput::tr("--format takes text, json, csv or markdown, not %1.").arg(format)};
}

} // namespace pgduel::app
