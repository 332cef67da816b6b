#include "run_track.h"

#include <algorithm>

namespace pgduel::run_page {

namespace {

constexpr double microsPerSecond = 1e6;

/// The step that the stretch ending at t belongs to.
const measure::StepMark* stepAt(const std::vector<measure::StepMark>& steps, measure::Micros t)
{
    const auto after = std::partition_point(
        steps.begin(), steps.end(), [t](const measure::StepMark& step) { return step.begin < t; });
    return after == steps.begin() ? nullptr : &*std::prev(after);
}

} // namespace

void RunTrack::beginStep(const measure::StepMark& step)
{
    endStep(step);
}

void RunTrack::endStep(const measure::StepMark& step)
{
    const auto known = std::find_if(steps_.begin(), steps_.end(),
        [&step](const measure::StepMark& mark) { return mark.index == step.index; });
    if (known != steps_.end())
        *known = step;
    else
        steps_.push_back(step);
    lines_.clear(); // their X follows the steps
}

std::optional<double> RunTrack::elapsed(measure::Micros t) const
{
    if (steps_.empty() || t < steps_.front().begin)
        return std::nullopt;
    return static_cast<double>(t - steps_.front().begin) / microsPerSecond;
}

std::optional<double> RunTrack::xOf(measure::Micros t) const
{
    if (axis_.kind == chart::XKind::ElapsedTime)
        return elapsed(t);
    const auto* step = stepAt(steps_, t);
    if (!step || step->end <= step->begin)
        return std::nullopt;
    // Between two steps sessions are opened: what is measured there belongs to neither.
    if (t > step->end && step != &steps_.back())
        return std::nullopt;
    const auto fraction = static_cast<double>(t - step->begin) / static_cast<double>(step->end - step->begin);
    return axis_.within(step->index, fraction);
}

void RunTrack::add(const measure::Sample& sample)
{
    if (steps_.empty() || sample.t <= steps_.front().begin)
        return;
    auto& series = samples_[sample.metric];
    series.times.push_back(sample.t);
    series.values.push_back(sample.value);
    const auto line = lines_.find(sample.metric);
    if (line == lines_.end())
        return;
    if (const auto x = xOf(sample.t))
        line->second->append(*x, sample.value);
}

void RunTrack::setSeries(measure::SeriesChunk series)
{
    lines_.erase(series.metric);
    auto& place = samples_[series.metric];
    place = std::move(series);
}

void RunTrack::setAxis(const chart::XAxis& axis)
{
    const bool same = axis.kind == axis_.kind && axis.steps.size() == axis_.steps.size()
        && std::equal(axis.steps.begin(), axis.steps.end(), axis_.steps.begin(),
            [](const chart::StepLabel& a, const chart::StepLabel& b) { return a.step == b.step; });
    axis_ = axis;
    if (!same)
        lines_.clear();
}

std::shared_ptr<const measure::Pyramid> RunTrack::line(const std::string& metric)
{
    auto& line = lines_[metric];
    if (line)
        return line;
    line = std::make_shared<measure::Pyramid>();
    const auto found = samples_.find(metric);
    if (found == samples_.end())
        return line;
    for (std::size_t i = 0; i < found->second.times.size(); ++i)
        if (const auto x = xOf(found->second.times[i]))
            line->append(*x, found->second.values[i]);
    return line;
}

std::vector<std::string> RunTrack::metrics() const
{
    std::vector<std::string> metrics;
    for (const auto& [metric, series] : samples_)
        metrics.push_back(metric);
    return metrics;
}

std::vector<std::pair<double, measure::Event>> RunTrack::events() const
{
    std::vector<std::pair<double, measure::Event>> placed;
    for (const auto& event : events_)
        if (const auto x = xOf(event.t))
            placed.emplace_back(*x, event);
    return placed;
}

} // namespace pgduel::run_page
