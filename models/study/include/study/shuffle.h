#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace pgduel::study {

/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, OOPSLA 2014). Written out because the distributions and the
/// shuffle of the standard library give other orders in other libraries, and a plan must be the same
/// everywhere.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed)
        : state_(seed)
    {
    }

    std::uint64_t next()
    {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// Uniform in 0 … bound − 1, without bias: the low end that would favour small remainders is thrown away.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t unfair = (0 - bound) % bound;
        std::uint64_t value = next();
        while (value < unfair)
            value = next();
        return value % bound;
    }

private:
    std::uint64_t state_;
};

/// Fisher–Yates, from the last place down. `Generator::below(bound)` is uniform in 0 … bound − 1.
template <class T, class Generator> void shuffle(std::vector<T>& items, Generator& random)
{
    for (std::size_t i = items.size(); i > 1; --i) {
        const auto bound = static_cast<decltype(random.below(2))>(i);
        std::swap(items[i - 1], items[random.below(bound)]);
    }
}

} // namespace pgduel::study
