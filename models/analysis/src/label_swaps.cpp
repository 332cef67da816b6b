#include "analysis/label_swaps.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace pgduel::analysis {

namespace {

constexpr std::size_t mostBlocks = 12;

std::vector<int> commonBlocks(const Arm& a, const Arm& b)
{
    std::set<int> first, common;
    for (const RunFigures& run : a.runs)
        first.insert(run.block);
    for (const RunFigures& run : b.runs) {
        if (run.block >= 0 && first.count(run.block))
            common.insert(run.block);
    }
    std::vector<int> blocks(common.begin(), common.end());
    blocks.resize(std::min(blocks.size(), mostBlocks));
    return blocks;
}

/// Runs of the blocks; those whose bit is set change sides.
void deal(const Arm& from, const std::vector<int>& blocks, std::uint32_t swapped, Arm& same, Arm& other)
{
    for (const RunFigures& run : from.runs) {
        const auto place = std::find(blocks.begin(), blocks.end(), run.block);
        if (place == blocks.end())
            continue;
        const bool swap = swapped >> (place - blocks.begin()) & 1u;
        (swap ? other : same).runs.push_back(run);
    }
}

} // namespace

LabelSwaps swapLabels(
    const measure::Metric& metric, const Arm& a, const Arm& again, const PairOptions& options)
{
    const std::vector<int> blocks = commonBlocks(a, again);
    LabelSwaps result;
    if (blocks.size() < 2)
        return result;
    result.ways = 1 << blocks.size();
    for (std::uint32_t swapped = 0; swapped < static_cast<std::uint32_t>(result.ways); ++swapped) {
        Arm first{a.experiment, {}}, second{again.experiment, {}};
        deal(a, blocks, swapped, first, second);
        deal(again, blocks, swapped, second, first);
        const VerdictKind kind = analysePair(metric, first, second, options).verdict.kind;
        result.decided += isDecided(kind) ? 1 : 0;
        result.decidedBeyond += isDecided(kind) && !isSlight(kind) ? 1 : 0;
    }
    return result;
}

} // namespace pgduel::analysis
