#include "tables.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

namespace calibration {

namespace {

using study::Order;

const std::vector<Order> orders{Order::Blocks, Order::Abba, Order::Random};

const char* nameOf(Order order)
{
    switch (order) {
    case Order::Sequential:
        return "sequential";
    case Order::Blocks:
        return "blocks, paired";
    case Order::Abba:
        return "abba, paired";
    case Order::Random:
        return "random, Welch";
    }
    return "";
}

/// Three standard errors of a share near p.
double samplingError(double p, int pairs)
{
    return 3 * std::sqrt(p * (1 - p) / pairs);
}

struct Conditions {
    const char* name;
    double inside, drift, memory;
};
const std::vector<Conditions> conditions{{"independent runs", 0, 0, 0}, {"autocorrelated inside", 0.02, 0, 0},
    {"drift 3 %", 0, 0.03, 0}, {"autocorrelated inside, drift 3 %", 0.02, 0.03, 0},
    {"neighbouring runs alike", 0, 0, 0.5}};

/// What is promised for a cell of the first table. Two runs an arm by Welch cover more than 97 % (fewer
/// degrees of freedom than its formula can tell), and mirrored blocks share noise across their borders when
/// neighbouring runs are alike: both are said in docs/analysis.md.
bool asPromised(const Outcome& outcome, const World& world)
{
    const double slack = samplingError(0.05, outcome.pairs);
    const bool alike = world.order == Order::Abba && world.memory > 0;
    const bool twoByWelch = world.order == Order::Random && world.replicates == 2;
    const double most = world.drift != 0 || world.memory > 0 || twoByWelch ? 1 : 0.97 + slack;
    const double least = (alike ? 0.92 : 0.93) - slack, wrong = (alike ? 0.075 : 0.05) + slack;
    return outcome.covered >= least && outcome.covered <= most && outcome.decidedAtZero <= wrong;
}

std::string percent(double share)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", 100 * share);
    return text;
}

} // namespace

int printFalseVerdicts(int pairs, std::uint64_t seed)
{
    std::printf("| plan | conditions | noise | n = 2 | 3 | 4 | 5 | 6 | 7 | 8 | at the default |\n"
                "|---|---|---|---|---|---|---|---|---|---|---|\n");
    int outside = 0;
    for (const Order order : orders) {
        for (const Conditions& condition : conditions) {
            for (const double noise : {0.01, 0.02, 0.05}) {
                std::printf("| %s | %s | %s %% |", nameOf(order), condition.name, percent(noise).c_str());
                double atDefault = 0;
                for (int n = 2; n <= 8; ++n) {
                    const World world{
                        order, n, noise, condition.inside, condition.memory, condition.drift, 0, 3};
                    const Outcome outcome = run(world, order, pairs, seed++);
                    const bool fine = asPromised(outcome, world);
                    outside += fine ? 0 : 1;
                    atDefault = std::max(atDefault, outcome.decidedAtDefault);
                    std::printf(" %s / %s%s |", percent(outcome.decidedAtZero).c_str(),
                        percent(outcome.covered).c_str(), fine ? "" : " outside");
                }
                std::printf(" %s |\n", percent(atDefault).c_str());
                std::fflush(stdout);
            }
        }
    }
    return outside;
}

int printPower(int pairs, std::uint64_t seed)
{
    std::printf(
        "| plan | runs an arm | interval excludes 0, %% | better by > 1 %%, %% | > 2 %%, %% | > 3 %%, "
        "%% | interval covers, %% | |\n|---|---|---|---|---|---|---|---|\n");
    int outside = 0;
    for (const Order order : orders) {
        for (int n = 2; n <= 8; ++n) {
            const Outcome outcome = run({order, n, 0.02, 0, 0, 0, 0.05, 3}, order, pairs, seed++);
            double promised = 0;
            if (order == Order::Random)
                promised = n == 5 ? 0.85 : 0;
            else
                promised = n == 5 ? 0.78 : n == 8 ? 0.95 : 0;
            const bool fine = outcome.excludesZero >= promised;
            outside += fine ? 0 : 1;
            std::printf("| %s | %d | %s | %s | %s | %s | %s | %s |\n", nameOf(order), n,
                percent(outcome.excludesZero).c_str(), percent(outcome.betterBeyond[0]).c_str(),
                percent(outcome.betterBeyond[1]).c_str(), percent(outcome.betterBeyond[2]).c_str(),
                percent(outcome.covered).c_str(), fine ? "" : "outside");
        }
    }
    return outside;
}

int printSequential(int pairs, std::uint64_t seed)
{
    std::printf(
        "| runs an arm | noise | drift | decided by pgDuel, %% | would be wrong without the rule, %% |\n"
        "|---|---|---|---|---|\n");
    int outside = 0;
    for (const double noise : {0.01, 0.02}) {
        for (const int n : {3, 4, 5, 8}) {
            const World world{Order::Sequential, n, noise, 0, 0, 0.03, 0, 3};
            const Outcome said = run(world, Order::Sequential, pairs, seed);
            const Outcome naive = run(world, Order::Random, pairs, seed++);
            outside += said.decidedAtZero > 0 || said.decidedAtDefault > 0 ? 1 : 0;
            std::printf("| %d | %s %% | 3 %% | %s | %s |\n", n, percent(noise).c_str(),
                percent(said.decidedAtZero).c_str(), percent(naive.decidedAtZero).c_str());
        }
    }
    return outside;
}

} // namespace calibration
