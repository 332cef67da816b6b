#include "load/load_figures.h"

#include <algorithm>

namespace pgduel::app {

LatencyFigures figuresOf(const measure::Histogram& histogram)
{
    LatencyFigures figures;
    figures.count = histogram.count();
    figures.beyondRange = histogram.overflow();
    figures.mean = histogram.mean();
    figures.deviation = histogram.standardDeviation();
    figures.least = histogram.min();
    figures.most = histogram.max();
    std::transform(LatencyFigures::shares.begin(), LatencyFigures::shares.end(), figures.percentiles.begin(),
        [&histogram](double share) { return histogram.percentile(share); });
    return figures;
}

TimingFigures figuresOf(const workload::Timings& times)
{
    return {
        figuresOf(times.response), figuresOf(times.service), figuresOf(times.lag), figuresOf(times.connect)};
}

IntervalFigures figuresOf(const workload::Interval& interval)
{
    return {interval.step, interval.liveSessions, interval.begin, interval.end, interval.counted,
        interval.counts, figuresOf(interval.times), interval.driverCpuSeconds};
}

} // namespace pgduel::app
