#pragma once

#include <cstdint>
#include <vector>

namespace pgduel::measure {

/// Latencies in µs, log-linear with 3 significant digits (after G. Tene's HdrHistogram), 1 µs to 24 h,
/// bounded memory, mergeable. Mean and variance are exact (B. P. Welford, Technometrics 4 (1962); merge by
/// Chan, Golub, LeVeque 1979). Percentile: nearest rank; value of its bucket, never outside [min, max]; exact
/// for one value.
class Histogram {
public:
    void record(std::int64_t micros); ///< < 1 counts as 1; > 24 h counts as 24 h and in overflow()
    void merge(const Histogram& other);
    void clear();

    std::uint64_t count() const { return count_; }
    std::uint64_t overflow() const { return overflow_; }
    std::int64_t min() const { return count_ ? min_ : 0; }
    std::int64_t max() const { return count_ ? max_ : 0; }
    double mean() const { return mean_; } ///< 0 when empty
    double standardDeviation() const; ///< sample, 0 for fewer than two values
    std::int64_t percentile(double p) const; ///< p in 0 … 100; 0 when empty

    /// Sparse bytes for the study file; fromBytes throws Failure ("measure.histogram_broken").
    std::vector<std::uint8_t> toBytes() const;
    static Histogram fromBytes(const std::uint8_t* bytes, std::size_t size);

private:
    std::vector<std::uint32_t> buckets_; ///< grown on demand up to the highest bucket used
    std::uint64_t count_ = 0, overflow_ = 0;
    std::int64_t min_ = 0, max_ = 0;
    double mean_ = 0, m2_ = 0;
};

} // namespace pgduel::measure
