#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chart/panel.h"
#include "measure/pyramid.h"
#include "measure/series.h"

namespace pgduel::run_page {

/// One run as charts draw it, live or from the study file: its samples on the X of an axis, by the steps as
/// they really ran. Two runs on the same axis so align by load step, however long each took to open its
/// sessions.
class RunTrack {
public:
    void beginStep(const measure::StepMark& step); ///< `end` is the planned one
    void endStep(const measure::StepMark& step);
    /// A sample from before the first step is of no run phase that is compared, and is dropped.
    void add(const measure::Sample& sample);
    void add(const measure::Event& event) { events_.push_back(event); }
    void setSeries(measure::SeriesChunk series); ///< the whole series of a metric at once

    /// Where lines get their X from; with another axis they are made anew when asked for.
    void setAxis(const chart::XAxis& axis);
    /// The line of a metric; grows while samples are added. Empty when there are none.
    std::shared_ptr<const measure::Pyramid> line(const std::string& metric);

    bool has(const std::string& metric) const { return samples_.contains(metric); }
    std::vector<std::string> metrics() const;
    const std::vector<measure::StepMark>& steps() const { return steps_; }
    /// Events at their X, in order of time.
    std::vector<std::pair<double, measure::Event>> events() const;
    /// Seconds from the first step's begin; nothing before it.
    std::optional<double> elapsed(measure::Micros t) const;
    std::optional<double> xOf(measure::Micros t) const; ///< nothing outside the steps

private:
    std::vector<measure::StepMark> steps_; ///< by begin
    std::map<std::string, measure::SeriesChunk> samples_;
    std::map<std::string, std::shared_ptr<measure::Pyramid>> lines_;
    std::vector<measure::Event> events_;
    chart::XAxis axis_;
};

} // namespace pgduel::run_page
