#include "command_line/command.h"
#include "load/load_texts.h"
#include "load/prepared_load.h"
#include "study/load.h"

namespace pgduel::app {

namespace {

using namespace std::chrono_literals;

/// With -t the number of transactions ends a step, not the time.
constexpr study::Duration withoutEnd = 24h * 365;

struct Stretch {
    int sessions = 0;
    double rate = 0;
};

std::vector<Stretch> stretchesOf(const LoadOptions& options)
{
    std::vector<Stretch> list;
    for (const int sessions : options.loadSteps)
        list.push_back({sessions, options.rate});
    for (const double rate : options.rateSteps)
        list.push_back({options.clients, rate});
    if (options.ramp) {
        study::LoadSpec spec;
        spec.preset = study::LoadPreset::Ramp;
        spec.from = options.ramp->from;
        spec.to = options.ramp->to;
        spec.steps = options.ramp->steps;
        for (const auto& step : study::stepsOf(spec))
            list.push_back({step.sessions, options.rate});
    }
    return list;
}

/// Sessions of groups that all have a fixed number; else -c.
int sessionsOf(const LoadOptions& options)
{
    int sum = 0;
    for (const auto& group : options.groups) {
        if (group.sessions == 0)
            return options.clients;
        sum += group.sessions;
    }
    return sum == 0 || options.isGiven("client") ? options.clients : sum;
}

study::Duration durationOf(const LoadOptions& options, std::size_t steps)
{
    if (endsByCount(options))
        return withoutEnd;
    return options.duration ? *options.duration / static_cast<int>(steps)
                            : options.stepDuration.value_or(10s);
}

} // namespace

bool endsByCount(const LoadOptions& options)
{
    return options.transactions
        || (!options.duration && options.loadSteps.empty() && options.rateSteps.empty() && !options.ramp);
}

std::vector<study::LoadStep> loadStepsOf(const LoadOptions& options)
{
    std::vector<Stretch> stretches = stretchesOf(options);
    if (stretches.empty())
        stretches.push_back({sessionsOf(options), options.rate});
    const study::Duration duration = durationOf(options, stretches.size());
    if (options.discard >= duration)
        throw WrongUse{
            LoadCommand::tr("--discard has to be shorter than a step, or nothing is left to measure.")};
    std::vector<study::LoadStep> steps;
    const auto add = [&steps](
                         const Stretch& stretch, bool warmUp, study::Duration length, study::Duration head) {
        steps.push_back(
            {static_cast<int>(steps.size()), stretch.sessions, warmUp, length, head, stretch.rate});
    };
    if (options.warmUp > 0ms)
        add(stretches.front(), true, options.warmUp, 0ms);
    for (const Stretch& stretch : stretches)
        add(stretch, false, duration, options.discard);
    return steps;
}

} // namespace pgduel::app
