#include "study/plan.h"

#include <algorithm>
#include <numeric>

#include "study/shuffle.h"

namespace pgduel::study {

namespace {

std::vector<int> firstBlock(int experiments)
{
    std::vector<int> order(static_cast<std::size_t>(experiments));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

void append(std::vector<int>& order, const std::vector<int>& block)
{
    order.insert(order.end(), block.begin(), block.end());
}

/// Indices of experiments in order of execution.
std::vector<int> executionOrder(const PlanSpec& plan, int experiments, int blocks)
{
    SplitMix64 random(plan.seed);
    std::vector<int> order;
    std::vector<int> block = firstBlock(experiments);
    if (plan.order == Order::Sequential) {
        for (const int experiment : block)
            order.insert(order.end(), static_cast<std::size_t>(blocks), experiment);
        return order;
    }
    for (int i = 0; i < blocks; ++i) {
        if (plan.order == Order::Blocks) {
            block = firstBlock(experiments);
            shuffle(block, random);
        }
        append(order, block);
        if (plan.order == Order::Abba)
            std::reverse(block.begin(), block.end());
    }
    if (plan.order == Order::Random)
        shuffle(order, random);
    return order;
}

} // namespace

int fewestBlocks(const PlanSpec& plan)
{
    return plan.stop ? std::max(plan.replicates, fewestBlocksToStop) : plan.replicates;
}

int mostBlocks(const PlanSpec& plan)
{
    return plan.stop ? std::max(plan.stop->most, fewestBlocks(plan)) : plan.replicates;
}

std::vector<PlannedRun> planOf(const Study& study)
{
    return planOf(study, fewestBlocks(study.plan));
}

std::vector<PlannedRun> planOf(const Study& study, int blocks)
{
    const auto experiments = static_cast<int>(experimentsOf(study).size());
    std::vector<int> done(static_cast<std::size_t>(experiments));
    std::vector<PlannedRun> plan;
    for (const int experiment : executionOrder(study.plan, experiments, blocks)) {
        // The n-th runs of all experiments make the n-th block, also where the order is no order of blocks.
        const int replicate = done[static_cast<std::size_t>(experiment)]++;
        plan.push_back({static_cast<int>(plan.size()), experiment, replicate, replicate});
    }
    return plan;
}

} // namespace pgduel::study
