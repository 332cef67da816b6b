#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pgduel::analysis {

/// Random numbers that are the same for the same seed on every machine, compiler and library: xoshiro256++
/// (D. Blackman, S. Vigna, ACM TOMS 47 (2021)), seeded through SplitMix64 (G. Steele et al., OOPSLA 2014).
class Random {
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();
    /// Uniform in 0 … bound − 1 without bias (D. Lemire, ACM TOMACS 29 (2019)); bound > 0.
    std::uint32_t below(std::uint32_t bound);
    double uniform(); ///< in [0, 1), 53 bits
    double normal(); ///< standard normal, by the inverse of its distribution
    void shuffle(std::vector<double>& values); ///< Fisher–Yates
    void shuffle(std::vector<std::size_t>& values);

private:
    std::uint64_t state_[4];
};

} // namespace pgduel::analysis
