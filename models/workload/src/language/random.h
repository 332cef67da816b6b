#pragma once

#include <cstdint>

namespace pgduel::workload {

/// xoroshiro128** (D. Blackman, S. Vigna, ACM TOMS 47 (2021)), seeded by SplitMix64 (Steele, Lea, Flood
/// 2014): the generator of pgbench 15 and newer, so that permute() gives the same values. The distributions
/// are those of pgbench.
class Random {
public:
    explicit Random(std::uint64_t seed = 0);

    std::uint64_t bits();
    double uniform(); ///< [0, 1)
    std::uint64_t below(std::uint64_t bound); ///< 0 … bound − 1, unbiased; bound > 0

    std::int64_t between(std::int64_t low, std::int64_t high); ///< low ≤ high
    std::int64_t exponential(std::int64_t low, std::int64_t high, double rate);
    std::int64_t gaussian(std::int64_t low, std::int64_t high, double cut);
    std::int64_t zipfian(std::int64_t low, std::int64_t high, double exponent);

private:
    double normal();
    std::uint64_t a_, b_;
};

/// A seed of its own for part `index` of something seeded with `seed`.
std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t index);

/// Place of `value` mod size in a pseudorandom permutation of 0 … size − 1, as pgbench's permute().
std::int64_t permuted(std::int64_t value, std::int64_t size, std::int64_t seed);

/// FNV-1a, 64 bits, and MurmurHash2, 64 bits (variant A), over the 8 bytes of a value, with a seed as pgbench
/// has it.
std::int64_t hashFnv1a(std::int64_t value, std::uint64_t seed);
std::int64_t hashMurmur2(std::int64_t value, std::uint64_t seed);

} // namespace pgduel::workload
