#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/comparison.h"
#include "analysis/sample.h"
#include "measure/pyramid.h"
#include "study/load.h"

namespace pgduel::chart {

/// A stretch of an axis; empty when end ≤ begin.
struct Range {
    double begin = 0, end = 0;
    double length() const { return end - begin; }
    bool isEmpty() const { return !(end > begin); }
    friend bool operator==(const Range&, const Range&) = default;
};

/// One load step on the X axis.
struct StepLabel {
    int step = 0; ///< measure::StepMark::index
    int sessions = 0;
    bool warmUp = false;
    double begin = 0; ///< ElapsedTime only: second at which it began
    double rate = 0; ///< transactions/s asked for; above 0 it names the step, not the sessions
    QString name = {}; ///< names the step instead of its sessions, such as a mark of work done
};
QString stepText(const StepLabel& step);

enum class XKind { ObservationPoint, ElapsedTime };

/// What X means in a panel.
/// ObservationPoint: entry i of `steps` covers x = i … i + 1, is linear in time inside, its one value stands
/// at i + 0.5 and its label is the session count. ElapsedTime: x in seconds, steps are drawn as boundaries at
/// their begin.
struct XAxis {
    XKind kind = XKind::ObservationPoint;
    QString title;
    std::vector<StepLabel> steps;
    Range whole; ///< what "all" shows; empty: 0 … number of steps, or as far as the data go

    /// x of the middle of a step; none when the axis does not have it.
    std::optional<double> middleOf(int step) const;
    /// x of a moment inside a step (ObservationPoint); fraction 0 … 1 is limited to the step.
    std::optional<double> within(int step, double fraction) const;
};

/// Main lines stand in the legend; a ghost is the rival's earlier run (pale, dotted); a replicate is thin.
enum class LineRole { Main, Ghost, Replicate };

/// A value at an observation point; low … high is the spread of replicates, drawn as a band where high > low.
struct CurvePoint {
    double x = 0, y = 0, low = 0, high = 0;
    bool gapBefore = false;
    bool hollow = false; ///< too little evidence behind it
    bool hasSpread() const { return high > low; }
};

/// One line of a panel: long (samples) or short (points).
struct Line {
    QString name; ///< plain text, never HTML
    int experiment = 0; ///< index that gives colour and marker
    LineRole role = LineRole::Main;
    bool visible = true;
    /// Shared with whoever appends to it, in the window's thread only. After appending call
    /// LineChartView::appended().
    std::shared_ptr<const measure::Pyramid> samples;
    std::vector<CurvePoint> points; ///< used when there are no samples
};

enum class EventShape { Diamond, Triangle, Dot };

/// Something that happened, drawn as a marker at the foot of the plot (checkpoint, autovacuum …).
struct EventMark {
    double x = 0;
    EventShape shape = EventShape::Dot;
    QString name; ///< for the reading at the crosshair and for the legend
};

/// Everything a line chart shows, on the screen and in pictures.
struct LinePanel {
    QString title; ///< heading over the plot; may be empty
    QString yTitle; ///< with the unit
    XAxis x;
    std::vector<Line> lines;
    std::vector<EventMark> events;
    std::optional<Range>
        y; ///< fixed scale, such as the same for all pairs; else from 0 to a round number above the data
};

/// Everything a difference chart shows.
struct DifferencePanel {
    QString title;
    QString yTitle;
    XAxis x; ///< ObservationPoint
    analysis::Comparison comparison;
    std::optional<Range> y; ///< ratios (0.1 = 10 %)
    /// Confidence interval of each point (ratios), by index in comparison.points; empty: none are known. A
    /// point without a difference whose interval has one infinite end is a bound: drawn open on that side.
    std::vector<std::optional<analysis::Interval>> intervals = {};
    /// Noise floor of one load step (from an A/A): the band ± this ratio; 0: no band. Never the floor of the
    /// mean over the steps, which is narrower.
    double stepNoise = 0;
    QString summary = {}; ///< for screen readers, where the points are no load steps
};

enum class Replicates { None, Band, ThinLines };

/// Fills in the rates of an open loop, by step; true when there are any.
bool addRates(XAxis& x, const std::vector<study::LoadStep>& steps);
/// The X axis of a comparison: one entry per point.
XAxis observationAxis(const analysis::Comparison& comparison, const QString& title);
/// Lines of baseline and candidate over `x`: means, with replicates as asked when there are at least two.
std::vector<Line> pairLines(const analysis::Comparison& comparison, const XAxis& x, int baselineExperiment,
    int candidateExperiment, Replicates replicates);
/// One experiment's line (and its replicates) in one metric over `x`.
std::vector<Line> experimentLines(const analysis::ExperimentPoints& points, const std::string& metric,
    const XAxis& x, const QString& name, int experiment, Replicates replicates);

} // namespace pgduel::chart
