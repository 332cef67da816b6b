#pragma once

#include <cstddef>
#include <vector>

namespace pgduel::measure {

/// Append-only series (x ascending) with a min/max pyramid aligned to powers of two (blocks of 16, 32, 64 …),
/// so that a million samples reduce to one block per pixel in well under a millisecond and do not shimmer
/// when scrolled. Cost: amortised O(1) per sample. Not thread-safe.
class Pyramid {
public:
    /// A vertical slice of the drawn line. min ≤ first, last ≤ max.
    struct Column {
        double x0, x1; ///< x of the first and last sample in the slice
        double first, last, min, max;
        bool gapBefore; ///< the line is broken before this slice
    };

    /// x must not be smaller than the last one (such a sample is dropped and false returned), y must be
    /// finite.
    bool append(double x, double y);
    /// The line is broken between the last sample and the next.
    void breakLine();

    std::size_t size() const { return xs_.size(); }
    bool empty() const { return xs_.empty(); }
    double x(std::size_t i) const { return xs_[i]; }
    double y(std::size_t i) const { return ys_[i]; }

    /// Slices that cover [from, to], one sample beyond on each side included, at most about `maxColumns` of
    /// them (2 × maxColumns at worst). Single samples are slices of their own when they fit.
    std::vector<Column> reduce(double from, double to, std::size_t maxColumns) const;

    /// Range of y in [from, to]; false when there is no sample.
    bool range(double from, double to, double& min, double& max) const;

private:
    struct Extent {
        double min, max;
    };
    static constexpr std::size_t firstBlock = 16;
    Extent extent(std::size_t begin, std::size_t end) const;

    std::vector<double> xs_, ys_;
    std::vector<std::size_t> breaks_; ///< indices of samples before which the line is broken
    std::vector<std::vector<Extent>> levels_; ///< levels_[k]: full blocks of firstBlock << k samples
};

} // namespace pgduel::measure
