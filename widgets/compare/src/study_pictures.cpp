#include "compare/study_pictures.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>

#include "exchange/study_verdicts.h"
#include "progress_panels.h"
#include "study/load.h"
#include "words/comparison_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/run_words.h"

namespace pgduel::compare {

namespace {

QString nameOf(const exchange::StudyResults& results, int experiment)
{
    return QString::fromStdString(results.experiments().at(static_cast<std::size_t>(experiment)).name);
}

// Experiments are told apart by letter in file names: their own names hold per cent signs, blanks and
// Cyrillic.
QString letter(int experiment)
{
    return experiment < 26 ? QString(QChar(u'a' + experiment)) : QString::number(experiment + 1);
}

QString metricSlug(const std::string& metric)
{
    return QString::fromStdString(metric).replace(QLatin1Char('_'), QLatin1Char('-'));
}

chart::PictureSpec frame(const exchange::StudyResults& results, const QString& title)
{
    chart::PictureSpec spec;
    spec.title = title;
    spec.subtitle = QString::fromStdString(results.study().title);
    spec.source = sourceLine(results);
    return spec;
}

/// Runs whose facts a source line may state: the finished ones.
std::vector<const store::RunRecord*> finishedRuns(const exchange::StudyResults& results)
{
    std::vector<const store::RunRecord*> runs;
    for (const auto& run : results.runs())
        if (run.state == store::RunState::Done)
            runs.push_back(&run);
    return runs;
}

QString serverText(const std::vector<const store::RunRecord*>& runs)
{
    QStringList versions;
    for (const auto* run : runs) {
        const auto found = run->configuration.facts.find("server_version");
        if (found != run->configuration.facts.end())
            versions << QStringLiteral("PostgreSQL ") + QString::fromStdString(found->second);
    }
    versions.removeDuplicates();
    return words::list(versions);
}

chart::XAxis titled(chart::XAxis axis, const study::Study& study)
{
    const bool byRate = chart::addRates(axis, study::stepsOf(study.scenario.load));
    axis.title = words::observationPointAxisTitle(byRate);
    return axis;
}

chart::XAxis commonAxis(const exchange::StudyResults& results, const std::string& metric)
{
    chart::XAxis axis;
    std::set<std::pair<int, int>> steps;
    for (const auto& experiment : results.experiments())
        for (const auto& run : results.points(experiment.index, metric).runs)
            for (const auto& point : run)
                if (!point.warmUp)
                    steps.emplace(point.step, point.sessions);
    for (const auto& [step, sessions] : steps)
        axis.steps.push_back({step, sessions, false, 0});
    return titled(std::move(axis), results.study());
}

} // namespace

chart::XAxis pairAxis(const exchange::StudyResults& results, const analysis::Comparison& comparison)
{
    return titled(chart::observationAxis(comparison, {}), results.study());
}

std::vector<std::string> mainMetrics(const exchange::StudyResults& results)
{
    std::vector<std::string> wanted = results.study().analysis.metrics;
    if (wanted.empty())
        wanted = {"speed", "io_waits", "lwlock_waits"};
    const auto there = results.metrics();
    wanted.erase(std::remove_if(wanted.begin(), wanted.end(),
                     [&there](const std::string& id) {
                         return std::find(there.begin(), there.end(), id) == there.end();
                     }),
        wanted.end());
    return wanted;
}

QString sourceLine(const exchange::StudyResults& results)
{
    const auto runs = finishedRuns(results);
    if (runs.empty())
        return {};
    QStringList parts{serverText(runs), words::date(runs.back()->endedUtcMicros),
        words::runsText(static_cast<int>(runs.size()))};
    if (results.timeScale() != 1)
        parts << words::timeScaleText(results.timeScale(), results.study().dataset.scale);
    parts << words::waitSourceText(runs.back()->waitSource);
    std::set<std::string> marks;
    for (const auto* run : runs)
        marks.insert(run->marks.begin(), run->marks.end());
    for (const auto& mark : marks)
        parts << words::markText(mark);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

chart::PictureSpec linesPicture(const exchange::StudyResults& results, const std::string& metric)
{
    auto spec = frame(results, words::metricName(metric));
    chart::LinePanel panel;
    panel.yTitle = words::metricAxisTitle(metric);
    panel.x = commonAxis(results, metric);
    for (const auto& experiment : results.experiments()) {
        const auto points = results.points(experiment.index, metric);
        if (points.runs.empty())
            continue;
        const auto lines = chart::experimentLines(points, metric, panel.x, nameOf(results, experiment.index),
            experiment.index, chart::Replicates::Band);
        panel.lines.insert(panel.lines.end(), lines.begin(), lines.end());
    }
    spec.panels.emplace_back(std::move(panel));
    return spec;
}

chart::DifferencePanel differencePanel(const analysis::PairAnalysis& analysis)
{
    chart::DifferencePanel panel;
    panel.x = chart::observationAxis(analysis.comparison, words::observationPointAxisTitle());
    panel.comparison = analysis.comparison;
    for (const analysis::PointInterval& point : analysis.points)
        panel.intervals.push_back(point.interval);
    panel.stepNoise = analysis.stepNoiseFloor.value_or(0);
    return panel;
}

chart::PictureSpec pairPicture(const exchange::StudyResults& results, int baseline, int candidate,
    const analysis::PairAnalysis& analysis)
{
    const auto& comparison = analysis.comparison;
    const std::string& metric = comparison.metric.id;
    const QString a = nameOf(results, baseline), b = nameOf(results, candidate);
    auto spec = frame(results, words::lineChartTitle(metric, a, b));
    chart::LinePanel lines;
    lines.yTitle = words::metricAxisTitle(metric);
    lines.x = pairAxis(results, comparison);
    lines.lines = chart::pairLines(comparison, lines.x, baseline, candidate, chart::Replicates::Band);
    chart::DifferencePanel difference = differencePanel(analysis);
    difference.x = lines.x;
    difference.title = words::differenceChartTitle(metric, a, b);
    difference.yTitle = words::differenceAxisTitle();
    spec.panels.emplace_back(std::move(lines));
    spec.panels.emplace_back(std::move(difference));
    return spec;
}

StudyPicture pairStudyPicture(const exchange::StudyResults& results, int baseline, int candidate,
    const analysis::PairAnalysis& analysis)
{
    return {QStringLiteral("%1-%2-%3")
                .arg(metricSlug(analysis.comparison.metric.id), letter(baseline), letter(candidate)),
        pairPicture(results, baseline, candidate, analysis)};
}

StudyPicture progressPicture(const exchange::StudyResults& results, const exchange::StudyProgress& progress,
    int baseline, int candidate, SpeedUpKind kind)
{
    auto lines = progressLines(progress, baseline, candidate);
    auto spec = frame(results, lines.title);
    lines.title.clear();
    spec.panels.emplace_back(std::move(lines));
    spec.panels.emplace_back(speedUpPanel(*progress.find(baseline, candidate), kind));
    return {QStringLiteral("progress-%1-%2").arg(letter(baseline), letter(candidate)), std::move(spec)};
}

std::vector<StudyPicture> studyPictures(const exchange::StudyResults& results)
{
    std::vector<StudyPicture> pictures;
    const auto metrics = mainMetrics(results);
    const exchange::StudyVerdicts verdicts(results, metrics);
    for (const auto& metric : metrics) {
        pictures.push_back({metricSlug(metric), linesPicture(results, metric)});
        for (const auto& [baseline, candidate] : results.pairs())
            if (results.finishedRuns(baseline) > 0 && results.finishedRuns(candidate) > 0)
                pictures.push_back(pairStudyPicture(
                    results, baseline, candidate, *verdicts.find(baseline, candidate, metric)));
    }
    return pictures;
}

} // namespace pgduel::compare
