/// What the analysis of a large study costs on one core (CPU time): all pairs in all metrics with a bootstrap
/// of 10,000 resamples, and ten million samples to figures of load steps. Goals: 1 s each.
#include <cmath>
#include <cstdio>
#include <ctime>

#include "analysis/random.h"
#include "analysis/step_figures.h"
#include "analysis/study_analysis.h"

namespace {

namespace analysis = pgduel::analysis;
namespace measure = pgduel::measure;

double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

const std::vector<measure::Metric> metrics{
    *measure::findMetric("speed"), *measure::findMetric("io_waits"), *measure::findMetric("lwlock_waits")};

std::vector<analysis::Arm> study(int experiments, int runs, int steps)
{
    analysis::Random random(1);
    std::vector<analysis::Arm> arms;
    for (int e = 0; e < experiments; ++e) {
        arms.push_back({"experiment " + std::to_string(e), {}});
        for (int r = 0; r < runs; ++r) {
            analysis::RunFigures figures;
            figures.block = figures.replicate = r;
            figures.place = r * experiments + e;
            const double level = 0.01 * e + 0.02 * random.normal();
            for (int step = 0; step < steps; ++step) {
                for (const measure::Metric& metric : metrics) {
                    const double value = 1000 * std::exp(level + 0.01 * random.normal());
                    figures.points.push_back({step, 5 + step, false, metric.id, value, value});
                }
            }
            arms.back().runs.push_back(figures);
        }
    }
    return arms;
}

double secondsOfStudy(pgduel::study::Order order, int resamples)
{
    const auto arms = study(10, 8, 25);
    std::vector<std::pair<int, int>> pairs;
    for (int a = 0; a < 10; ++a) {
        for (int b = a + 1; b < 10; ++b)
            pairs.emplace_back(a, b);
    }
    analysis::StudyOptions options;
    options.pair.order = order;
    options.pair.resamples = resamples;
    const double begin = cpuSeconds();
    const auto results = analysis::analyseStudy(metrics, arms, pairs, options);
    const double seconds = cpuSeconds() - begin;
    std::printf("%zu pairs × metrics, %d resamples, %s: %.3f s\n", results.size(), resamples,
        order == pgduel::study::Order::Random ? "Welch" : "paired", seconds);
    return seconds;
}

double secondsOfSamples(std::size_t count)
{
    analysis::Random random(2);
    std::vector<measure::Micros> times(count);
    analysis::Values values(count);
    for (std::size_t i = 0; i < count; ++i) {
        times[i] = static_cast<measure::Micros>(i + 1);
        values[i] = static_cast<double>(random.below(1'000'000));
    }
    std::vector<measure::StepMark> steps;
    const auto length = static_cast<measure::Micros>(count / 25);
    for (int step = 0; step < 25; ++step)
        steps.push_back({step, step + 1, false, step * length, step * length, (step + 1) * length});
    const double begin = cpuSeconds();
    const auto figures = analysis::stepFigures(times, values, steps);
    const double seconds = cpuSeconds() - begin;
    std::printf("%zu samples to %zu steps (first mean %.1f): %.3f s\n", count, figures.size(),
        figures.front().mean, seconds);
    return seconds;
}

} // namespace

int main()
{
    bool inTime = secondsOfStudy(pgduel::study::Order::Random, 0) < 1;
    inTime = secondsOfStudy(pgduel::study::Order::Random, 10'000) < 1 && inTime;
    inTime = secondsOfStudy(pgduel::study::Order::Blocks, 10'000) < 1 && inTime;
    inTime = secondsOfSamples(10'000'000) < 1 && inTime;
    return inTime ? 0 : 1;
}
