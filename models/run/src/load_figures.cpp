#include "load_figures.h"

#include "measure/metric.h"

namespace pgduel::run {

namespace {

namespace id = measure::metric_id;

constexpr double microsPerSecond = 1e6;
constexpr double microsPerMilli = 1e3;

class Figures {
public:
    explicit Figures(measure::Micros length)
        : seconds_(static_cast<double>(length) / microsPerSecond)
    {
    }

    void add(std::string_view metric, double value, double evidence)
    {
        figures_.push_back({std::string(metric), value, evidence});
    }

    void rate(std::string_view metric, std::uint64_t count)
    {
        add(metric, static_cast<double>(count) / seconds_, static_cast<double>(count));
    }

    void mean(std::string_view metric, const measure::Histogram& times)
    {
        if (times.count() > 0)
            add(metric, times.mean() / microsPerMilli, static_cast<double>(times.count()));
    }

    void percentile(std::string_view metric, const measure::Histogram& times, double p)
    {
        if (times.count() > 0)
            add(metric, static_cast<double>(times.percentile(p)) / microsPerMilli,
                static_cast<double>(times.count()));
    }

    /// Of our own driver.
    template <class Stretch> void measured(const Stretch& stretch, bool limited)
    {
        rate(id::speed, stretch.counts.transactions);
        mean(id::latencyMean, stretch.latency);
        percentile(id::latencyP50, stretch.latency, 50);
        percentile(id::latencyP95, stretch.latency, 95);
        percentile(id::latencyP99, stretch.latency, 99);
        if (stretch.times.lag.count() > 0) { // open loop: the two parts of the response time
            mean(id::lag, stretch.times.lag);
            mean(id::serviceMean, stretch.times.service);
            percentile(id::serviceP99, stretch.times.service, 99);
        }
        rate(id::failed, stretch.counts.failed);
        if (!limited)
            return;
        rate(id::late, stretch.counts.late);
        rate(id::skipped, stretch.counts.skipped);
    }

    /// Of an external engine.
    template <class Stretch> void reported(const Stretch& stretch)
    {
        for (const auto& [metric, value] : *stretch.reported)
            add(metric, value, static_cast<double>(stretch.counts.transactions));
        if (stretch.counts.failed > 0)
            rate(id::failed, stretch.counts.failed);
        if (stretch.counts.skipped > 0)
            rate(id::skipped, stretch.counts.skipped);
    }

    template <class Stretch> std::vector<LoadFigure> take(const Stretch& stretch, bool limited)
    {
        if (seconds_ <= 0)
            return {};
        if (stretch.reported)
            reported(stretch);
        else
            measured(stretch, limited);
        return std::move(figures_);
    }

private:
    double seconds_;
    std::vector<LoadFigure> figures_;
};

} // namespace

std::vector<LoadFigure> figuresOf(const workload::Interval& interval, bool limited)
{
    return Figures(interval.end - interval.begin).take(interval, limited);
}

std::vector<LoadFigure> figuresOf(const workload::StepResult& step, bool limited)
{
    auto figures = Figures(step.mark.end - step.mark.measuredFrom).take(step, limited);
    if (step.rate > 0 && !figures.empty()) // so that every export tells steps of an open loop apart
        figures.push_back({std::string(id::rate), step.rate, static_cast<double>(step.counts.transactions)});
    return figures;
}

} // namespace pgduel::run
