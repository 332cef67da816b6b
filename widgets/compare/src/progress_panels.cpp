#include "progress_panels.h"

#include <cmath>
#include <limits>

#include "words/comparison_words.h"
#include "words/numbers.h"
#include "words/progress_words.h"

namespace pgduel::compare {

namespace {

using analysis::ProgressArm;
using analysis::ProgressComparison;
using analysis::ProgressMark;

chart::Line lineOf(const QString& name, int experiment, chart::LineRole role)
{
    chart::Line line;
    line.name = name;
    line.experiment = experiment;
    line.role = role;
    line.points.push_back({}); // every run begins at nothing done
    return line;
}

chart::Line meanLine(const ProgressComparison& progress, const QString& name, int experiment,
    std::optional<double> ProgressMark::*time)
{
    chart::Line line = lineOf(name, experiment, chart::LineRole::Main);
    for (const ProgressMark& mark : progress.equalWork)
        if (mark.*time)
            line.points.push_back({*(mark.*time), mark.mark});
    return line;
}

void addRuns(chart::LinePanel& panel, const ProgressComparison& progress, const ProgressArm& arm,
    const QString& name, int experiment)
{
    if (arm.runs.size() < 2)
        return;
    for (const analysis::ProgressRun& run : arm.runs) {
        chart::Line line = lineOf(name, experiment, chart::LineRole::Replicate);
        for (const ProgressMark& mark : progress.equalWork)
            if (const auto elapsed = analysis::timeAt(run.curve, mark.mark))
                line.points.push_back({*elapsed, mark.mark});
        panel.lines.push_back(std::move(line));
    }
}

QString titleOf(SpeedUpKind kind)
{
    switch (kind) {
    case SpeedUpKind::Chunks:
        return words::chunkTitle();
    case SpeedUpKind::EqualTime:
        return words::equalTimeTitle();
    case SpeedUpKind::EqualWork:
        break;
    }
    return words::equalWorkTitle();
}

std::optional<analysis::Interval> relative(const std::optional<analysis::Interval>& ratio)
{
    return ratio ? std::optional(analysis::Interval{ratio->low - 1, ratio->high - 1}) : std::nullopt;
}

std::optional<analysis::Interval> openInterval(const analysis::SpeedUpBound& bound)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    if (bound.atLeast)
        return analysis::Interval{*bound.atLeast - 1, infinite};
    if (bound.atMost)
        return analysis::Interval{-infinite, *bound.atMost - 1};
    return std::nullopt;
}

QString momentText(double seconds)
{
    return seconds == std::floor(seconds) ? words::clockTime(seconds) : words::duration(seconds);
}

void addExtremes(analysis::Comparison& comparison)
{
    for (const analysis::PairPoint& point : comparison.points) {
        if (!point.difference)
            continue;
        const analysis::Extreme here{*point.difference, point.step, point.sessions};
        if (!comparison.min || here.difference < comparison.min->difference)
            comparison.min = here;
        if (!comparison.max || here.difference > comparison.max->difference)
            comparison.max = here;
    }
}

} // namespace

chart::LinePanel progressLines(const exchange::StudyProgress& study, int baseline, int candidate)
{
    const ProgressComparison& progress = *study.find(baseline, candidate);
    const auto& arms = study.arms();
    const QString a = QString::fromStdString(progress.baseline),
                  b = QString::fromStdString(progress.candidate);
    chart::LinePanel panel;
    panel.title = words::progressTitle() + QStringLiteral(": ") + words::pairTitle(a, b);
    panel.yTitle = words::transactionsDoneTitle();
    panel.x.kind = chart::XKind::ElapsedTime;
    panel.x.title = words::elapsedAxisTitle();
    addRuns(panel, progress, arms.at(static_cast<std::size_t>(baseline)), a, baseline);
    addRuns(panel, progress, arms.at(static_cast<std::size_t>(candidate)), b, candidate);
    panel.lines.push_back(meanLine(progress, a, baseline, &ProgressMark::baseline));
    panel.lines.push_back(meanLine(progress, b, candidate, &ProgressMark::candidate));
    return panel;
}

chart::DifferencePanel speedUpPanel(const ProgressComparison& progress, SpeedUpKind kind)
{
    const bool byTime = kind == SpeedUpKind::EqualTime;
    chart::DifferencePanel panel;
    panel.title = titleOf(kind);
    panel.yTitle = words::speedUpAxisTitle();
    panel.x.title = byTime ? words::elapsedAxisTitle() : words::transactionsDoneTitle();
    panel.summary = words::progressSentences(progress).join(QLatin1Char(' '));
    panel.comparison.metric = measure::findMetric(measure::metric_id::speed).value();
    panel.comparison.baseline = progress.baseline;
    panel.comparison.candidate = progress.candidate;
    for (const ProgressMark& mark : byTime ? progress.equalTime : progress.equalWork) {
        const auto step = static_cast<int>(panel.x.steps.size());
        chart::StepLabel label;
        label.step = step;
        label.name = byTime ? momentText(mark.mark) : words::compactNumber(mark.mark);
        panel.x.steps.push_back(label);
        analysis::PairPoint point;
        point.step = step;
        const auto& ratio = kind == SpeedUpKind::Chunks ? mark.chunk : mark.ratio;
        if (ratio)
            point.difference = *ratio - 1;
        panel.comparison.points.push_back(point);
        panel.intervals.push_back(kind == SpeedUpKind::Chunks ? std::nullopt
                : ratio                                       ? relative(mark.interval)
                                                              : openInterval(mark.bound));
    }
    addExtremes(panel.comparison);
    return panel;
}

} // namespace pgduel::compare
