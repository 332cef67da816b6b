#include "engine/figures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "measure/metric.h"

namespace pgduel::workload {

namespace {

constexpr double microsPerSecond = 1e6;
constexpr double wallClockFrom = 1e8; ///< seconds: no run lasts three years
constexpr std::array means{"latency", "lag"};
constexpr std::array percentiles{"latency_p50", "latency_p95", "latency_p99"};

double valueOr0(const study::ProgressPattern::Figures& figures, const char* name)
{
    const auto found = figures.find(name);
    return found == figures.end() ? 0 : found->second;
}

std::string metricOf(const std::string& figure)
{
    if (figure == "tps")
        return std::string(measure::metric_id::speed);
    if (figure == "latency")
        return std::string(measure::metric_id::latencyMean);
    return figure;
}

std::uint64_t count(double value)
{
    return static_cast<std::uint64_t>(std::llround(std::max(0.0, value)));
}

} // namespace

LineTimes::Stretch LineTimes::next(const study::ProgressPattern::Figures& figures, measure::Micros now)
{
    Stretch stretch{last_, std::max(now, last_ + 1)};
    if (const auto time = figures.find("time"); time != figures.end()) {
        const auto told = static_cast<measure::Micros>(time->second * microsPerSecond);
        offset_ = std::min(offset_.value_or(now - told), now - told);
        stretch.end = std::max(told + *offset_, last_ + 1);
        const measure::Micros before = told_ ? *told_
            : time->second < wallClockFrom   ? 0
                                             : told - (now - begin_);
        stretch.begin = std::max(begin_, stretch.end - std::max<measure::Micros>(told - before, 1));
        told_ = told;
    }
    last_ = stretch.end;
    return stretch;
}

void StepFigures::progress(const study::ProgressPattern::Figures& figures, const LineTimes::Stretch& stretch)
{
    ++lines_;
    const auto inside = std::max<measure::Micros>(0, stretch.end - std::max(stretch.begin, measuredFrom_));
    if (inside == 0)
        return;
    ++measuredLines_;
    const double seconds = static_cast<double>(inside) / microsPerSecond;
    const double share = static_cast<double>(inside) / static_cast<double>(stretch.end - stretch.begin);
    const double transactions = valueOr0(figures, "tps") * seconds;
    seconds_ += seconds;
    transactions_ += transactions;
    failed_ += share * valueOr0(figures, "failed");
    skipped_ += share * valueOr0(figures, "skipped");
    retried_ += share * valueOr0(figures, "retried");
    for (const char* name : means) {
        if (const auto found = figures.find(name); found != figures.end()) {
            weighted_[name] += found->second * transactions;
            weights_[name] += transactions;
        }
    }
    last_ = figures;
}

void StepFigures::report(const study::ProgressPattern::Figures& figures)
{
    for (const auto& [name, value] : figures)
        report_[name] = value;
}

void StepFigures::fillMeans(std::map<std::string, double>& reported) const
{
    reported[metricOf("tps")] = transactions_ / seconds_;
    for (const auto& [name, sum] : weighted_)
        if (const double weight = weights_.at(name); weight > 0)
            reported[metricOf(name)] = sum / weight;
}

/// Percentiles cannot be averaged: they come from a report on just this stretch, or from the only line.
void StepFigures::fillReport(std::map<std::string, double>& reported, bool alsoMeans) const
{
    for (const auto& [name, value] : report_) {
        const bool isPercentile =
            std::find(percentiles.begin(), percentiles.end(), name) != percentiles.end();
        if (isPercentile || alsoMeans)
            reported[metricOf(name)] = value;
    }
}

void StepFigures::fill(StepResult& result, bool wholeStep) const
{
    std::map<std::string, double> reported;
    if (onlyReport()) {
        fillReport(reported, true);
        const auto length = static_cast<double>(result.mark.end - result.mark.measuredFrom) / microsPerSecond;
        result.counts.transactions = count(report_.at("tps") * length);
    } else if (seconds_ > 0) {
        fillMeans(reported);
        if (wholeStep)
            fillReport(reported, false);
        for (const char* name : percentiles)
            if (const auto found = last_.find(name); measuredLines_ == 1 && found != last_.end())
                reported[name] = found->second;
        result.counts.transactions = count(transactions_);
    }
    result.counts.failed = result.counts.otherFailures = count(failed_);
    result.counts.skipped = count(skipped_);
    result.counts.retriedTransactions = result.counts.retried = count(retried_);
    result.reported = std::move(reported);
}

std::map<std::string, double> metricsOf(const study::ProgressPattern::Figures& figures)
{
    std::map<std::string, double> metrics;
    for (const auto& [name, value] : figures) {
        const bool isMetric = name != "time" && name != "failed" && name != "skipped" && name != "retried";
        if (isMetric)
            metrics[metricOf(name)] = value;
    }
    return metrics;
}

} // namespace pgduel::workload
