#include "measure/pyramid.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pgduel::measure {

bool Pyramid::append(double x, double y)
{
    if (!std::isfinite(x) || !std::isfinite(y) || (!xs_.empty() && x < xs_.back()))
        return false;
    xs_.push_back(x);
    ys_.push_back(y);
    if (xs_.size() % firstBlock != 0)
        return true;
    // A block of 16 is full: so may be the block of 32 it ends, and so on upwards.
    Extent block = extent(xs_.size() - firstBlock, xs_.size());
    for (std::size_t level = 0;; ++level) {
        if (level == levels_.size())
            levels_.emplace_back();
        auto& blocks = levels_[level];
        blocks.push_back(block);
        if (blocks.size() % 2 != 0)
            return true;
        const Extent& left = blocks[blocks.size() - 2];
        block = {std::min(left.min, block.min), std::max(left.max, block.max)};
    }
}

void Pyramid::breakLine()
{
    if (!xs_.empty() && (breaks_.empty() || breaks_.back() != xs_.size()))
        breaks_.push_back(xs_.size());
}

Pyramid::Extent Pyramid::extent(std::size_t begin, std::size_t end) const
{
    Extent result{ys_[begin], ys_[begin]};
    const auto add = [&result](double min, double max) {
        result.min = std::min(result.min, min);
        result.max = std::max(result.max, max);
    };
    for (std::size_t i = begin; i < end;) {
        // The largest aligned block that begins here and does not pass the end.
        const std::size_t aligned = i == 0 ? std::bit_floor(end) : std::size_t{1} << std::countr_zero(i);
        const std::size_t block = std::min(aligned, std::bit_floor(end - i));
        const auto level = static_cast<std::size_t>(std::countr_zero(block / firstBlock));
        if (block >= firstBlock && level < levels_.size() && i / block < levels_[level].size()) {
            const Extent& e = levels_[level][i / block];
            add(e.min, e.max);
            i += block;
        } else {
            add(ys_[i], ys_[i]);
            ++i;
        }
    }
    return result;
}

std::vector<Pyramid::Column> Pyramid::reduce(double from, double to, std::size_t maxColumns) const
{
    std::vector<Column> columns;
    if (xs_.empty() || maxColumns == 0 || !(from <= to))
        return columns;
    auto begin = static_cast<std::size_t>(std::lower_bound(xs_.begin(), xs_.end(), from) - xs_.begin());
    auto end = static_cast<std::size_t>(std::upper_bound(xs_.begin(), xs_.end(), to) - xs_.begin());
    begin -= begin > 0 ? 1 : 0;
    end += end < xs_.size() ? 1 : 0;

    const std::size_t block = std::bit_ceil((end - begin + maxColumns - 1) / maxColumns);
    // Whole blocks at fixed places, also at the edges: the same samples share a slice wherever the window
    // stands.
    begin -= begin % block;
    end = std::min(xs_.size(), (end + block - 1) / block * block);

    auto gap = std::lower_bound(breaks_.begin(), breaks_.end(), begin);
    const auto lastGap = std::lower_bound(gap, breaks_.end(), end);
    // So many gaps that each is finer than a slice: only those between slices are shown.
    const bool split = static_cast<std::size_t>(lastGap - gap) <= maxColumns;
    columns.reserve((end - begin) / block + 2 + (split ? static_cast<std::size_t>(lastGap - gap) : 0));
    for (std::size_t i = begin; i < end;) {
        while (gap != lastGap && *gap < i)
            ++gap;
        const bool gapBefore = gap != lastGap && *gap == i;
        gap += gapBefore ? 1 : 0;
        std::size_t next = std::min(end, (i / block + 1) * block);
        if (split && gap != lastGap)
            next = std::min(next, *gap);
        const Extent e = extent(i, next);
        columns.push_back({xs_[i], xs_[next - 1], ys_[i], ys_[next - 1], e.min, e.max, gapBefore});
        i = next;
    }
    return columns;
}

bool Pyramid::range(double from, double to, double& min, double& max) const
{
    const auto begin = std::lower_bound(xs_.begin(), xs_.end(), from) - xs_.begin();
    const auto end = std::upper_bound(xs_.begin(), xs_.end(), to) - xs_.begin();
    if (begin >= end)
        return false;
    const Extent e = extent(static_cast<std::size_t>(begin), static_cast<std::size_t>(end));
    min = e.min;
    max = e.max;
    return true;
}

} // namespace pgduel::measure
