#include "simulation.h"

#include <cmath>

#include "study/plan.h"

namespace calibration {

namespace {

const pgduel::measure::Metric speed{"speed", "transactions/s", pgduel::measure::Polarity::HigherIsBetter};

std::vector<study::PlannedRun> planOf(const World& world, analysis::Random& random)
{
    study::Study study;
    study.experiments = {{"A", {}, {}, {}, {}, {}, {}}, {"B", {}, {}, {}, {}, {}, {}}};
    study.plan.order = world.order;
    study.plan.replicates = world.replicates;
    study.plan.seed = random.next();
    return study::planOf(study);
}

analysis::RunFigures figuresOf(
    const World& world, const study::PlannedRun& planned, double logLevel, analysis::Random& random)
{
    constexpr double insideMemory = 0.5;
    analysis::RunFigures figures;
    figures.block = planned.block;
    figures.replicate = planned.replicate;
    figures.place = planned.index;
    double within = world.inside * random.normal();
    for (int step = 0; step < world.steps; ++step) {
        const int sessions = 5 << step;
        const double value = 100 * sessions * std::exp(logLevel + within);
        figures.points.push_back({step, sessions, false, speed.id, value, value});
        within = insideMemory * within
            + world.inside * std::sqrt(1 - insideMemory * insideMemory) * random.normal();
    }
    return figures;
}

bool better(analysis::VerdictKind kind)
{
    return kind == analysis::VerdictKind::Better;
}

bool betterOrWorse(analysis::VerdictKind kind)
{
    return better(kind) || kind == analysis::VerdictKind::Worse;
}

} // namespace

Pair simulate(const World& world, analysis::Random& random)
{
    const auto plan = planOf(world, random);
    Pair pair{{"A", {}}, {"B", {}}};
    double noise = random.normal();
    for (const study::PlannedRun& planned : plan) {
        const double progress = static_cast<double>(planned.index) / static_cast<double>(plan.size() - 1);
        const double level = world.noise * noise + progress * std::log1p(world.drift)
            + (planned.experiment == 1 ? std::log1p(world.effect) : 0);
        analysis::Arm& arm = planned.experiment == 0 ? pair.baseline : pair.candidate;
        arm.runs.push_back(figuresOf(world, planned, level, random));
        noise = world.memory * noise + std::sqrt(1 - world.memory * world.memory) * random.normal();
    }
    return pair;
}

Outcome run(const World& world, study::Order order, int pairs, std::uint64_t seed)
{
    analysis::Random random(seed);
    const double share = 1.0 / pairs;
    Outcome outcome{pairs, 0, 0, 0, 0, {0, 0, 0}};
    for (int i = 0; i < pairs; ++i) {
        const Pair pair = simulate(world, random);
        analysis::PairOptions options;
        options.order = order;
        options.smallestEffect = 0;
        const auto verdict = analysis::analysePair(speed, pair.baseline, pair.candidate, options).verdict;
        outcome.decidedAtZero += betterOrWorse(verdict.kind) ? share : 0;
        if (!verdict.interval)
            continue;
        outcome.covered += verdict.interval->contains(world.effect) ? share : 0;
        outcome.excludesZero += verdict.interval->contains(0) ? 0 : share;
        const analysis::Interval logs{std::log1p(verdict.interval->low), std::log1p(verdict.interval->high)};
        const auto kindAt = [&](double smallest) { return analysis::kindOf(logs, smallest, speed.polarity); };
        const bool withheld = verdict.kind == analysis::VerdictKind::NotDecided
            && verdict.find(analysis::Qualifier::OrderEffect);
        outcome.decidedAtDefault +=
            !withheld && betterOrWorse(kindAt(analysis::defaultSmallestEffect)) ? share : 0;
        for (std::size_t percent = 0; percent < outcome.betterBeyond.size(); ++percent)
            outcome.betterBeyond[percent] +=
                !withheld && better(kindAt(0.01 * static_cast<double>(percent + 1))) ? share : 0;
    }
    return outcome;
}

} // namespace calibration
