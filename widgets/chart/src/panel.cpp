#include "chart/panel.h"

#include <algorithm>

#include "words/numbers.h"

namespace pgduel::chart {

namespace {

std::optional<std::size_t> placeOf(const XAxis& axis, int step)
{
    const auto found = std::find_if(
        axis.steps.begin(), axis.steps.end(), [step](const StepLabel& label) { return label.step == step; });
    if (found == axis.steps.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - axis.steps.begin());
}

double meanOf(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

/// One step: its x and the value of each replicate that has it.
struct StepValues {
    double x = 0;
    std::vector<std::optional<double>> byRun;
    bool hollow = false;
};

Line newLine(const QString& name, int experiment, LineRole role)
{
    Line line;
    line.name = name;
    line.experiment = experiment;
    line.role = role;
    return line;
}

Line meanLine(const QString& name, int experiment, const std::vector<StepValues>& steps, bool band)
{
    Line line = newLine(name, experiment, LineRole::Main);
    bool gap = false;
    for (const StepValues& step : steps) {
        std::vector<double> values;
        for (const auto& value : step.byRun)
            if (value)
                values.push_back(*value);
        if (values.empty()) {
            gap = true;
            continue;
        }
        CurvePoint point{step.x, meanOf(values), 0, 0, gap, step.hollow};
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        point.low = band ? *low : point.y;
        point.high = band ? *high : point.y;
        line.points.push_back(point);
        gap = false;
    }
    return line;
}

std::vector<Line> linesOf(
    const QString& name, int experiment, const std::vector<StepValues>& steps, Replicates replicates)
{
    std::size_t runs = 0;
    for (const StepValues& step : steps)
        runs = std::max(runs, step.byRun.size());
    std::vector<Line> lines;
    for (std::size_t run = 0; run < runs && runs > 1 && replicates == Replicates::ThinLines; ++run) {
        Line line = newLine(name, experiment, LineRole::Replicate);
        bool gap = false;
        for (const StepValues& step : steps) {
            const bool has = run < step.byRun.size() && step.byRun[run];
            if (has)
                line.points.push_back(
                    {step.x, *step.byRun[run], *step.byRun[run], *step.byRun[run], gap, false});
            gap = !has;
        }
        lines.push_back(std::move(line));
    }
    lines.push_back(meanLine(name, experiment, steps, replicates == Replicates::Band && runs > 1));
    return lines;
}

} // namespace

std::optional<double> XAxis::middleOf(int step) const
{
    const auto place = placeOf(*this, step);
    if (!place)
        return std::nullopt;
    return static_cast<double>(*place) + 0.5;
}

std::optional<double> XAxis::within(int step, double fraction) const
{
    const auto place = placeOf(*this, step);
    if (!place)
        return std::nullopt;
    return static_cast<double>(*place) + std::clamp(fraction, 0.0, 1.0);
}

QString stepText(const StepLabel& step)
{
    if (!step.name.isEmpty())
        return step.name;
    if (step.rate <= 0)
        return words::number(std::int64_t{step.sessions});
    return words::givenNumber(step.rate);
}

bool addRates(XAxis& x, const std::vector<study::LoadStep>& steps)
{
    bool found = false;
    for (StepLabel& label : x.steps)
        for (const study::LoadStep& step : steps)
            if (step.index == label.step && step.rate > 0) {
                label.rate = step.rate;
                found = true;
            }
    return found;
}

XAxis observationAxis(const analysis::Comparison& comparison, const QString& title)
{
    XAxis axis;
    axis.title = title;
    for (const analysis::PairPoint& point : comparison.points)
        axis.steps.push_back({point.step, point.sessions, false, 0});
    return axis;
}

std::vector<Line> pairLines(const analysis::Comparison& comparison, const XAxis& x, int baselineExperiment,
    int candidateExperiment, Replicates replicates)
{
    std::vector<StepValues> baseline, candidate;
    for (const analysis::PairPoint& point : comparison.points) {
        const auto middle = x.middleOf(point.step);
        if (!middle)
            continue;
        baseline.push_back(
            {*middle, {point.baselineRuns.begin(), point.baselineRuns.end()}, !point.enoughEvidence});
        candidate.push_back(
            {*middle, {point.candidateRuns.begin(), point.candidateRuns.end()}, !point.enoughEvidence});
    }
    auto lines =
        linesOf(QString::fromStdString(comparison.baseline), baselineExperiment, baseline, replicates);
    for (Line& line :
        linesOf(QString::fromStdString(comparison.candidate), candidateExperiment, candidate, replicates))
        lines.push_back(std::move(line));
    return lines;
}

std::vector<Line> experimentLines(const analysis::ExperimentPoints& points, const std::string& metric,
    const XAxis& x, const QString& name, int experiment, Replicates replicates)
{
    std::vector<StepValues> steps;
    for (const StepLabel& label : x.steps) {
        StepValues step{*x.middleOf(label.step), {}, false};
        for (const auto& run : points.runs) {
            const auto found = std::find_if(run.begin(), run.end(), [&](const measure::Point& point) {
                return point.step == label.step && point.metric == metric;
            });
            step.byRun.push_back(found == run.end() ? std::nullopt : std::optional(found->value));
        }
        steps.push_back(std::move(step));
    }
    return linesOf(name, experiment, steps, replicates);
}

} // namespace pgduel::chart
