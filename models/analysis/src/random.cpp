#include "analysis/random.h"

#include <utility>

#include "analysis/distributions.h"

namespace pgduel::analysis {

namespace {

std::uint64_t rotateLeft(std::uint64_t x, int bits)
{
    return (x << bits) | (x >> (64 - bits));
}

std::uint64_t splitMix(std::uint64_t& state)
{
    std::uint64_t z = state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

template <typename T> void fisherYates(Random& random, std::vector<T>& values)
{
    for (std::size_t left = values.size(); left > 1; --left)
        std::swap(values[left - 1], values[random.below(static_cast<std::uint32_t>(left))]);
}

} // namespace

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : state_)
        word = splitMix(seed);
}

std::uint64_t Random::next()
{
    const std::uint64_t result = rotateLeft(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotateLeft(state_[3], 45);
    return result;
}

std::uint32_t Random::below(std::uint32_t bound)
{
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = (0u - bound) % bound;
        while (static_cast<std::uint32_t>(product) < threshold)
            product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

double Random::uniform()
{
    return static_cast<double>(next() >> 11) * 0x1p-53;
}

double Random::normal()
{
    return normalQuantile(uniform() + 0x1p-54);
}

void Random::shuffle(std::vector<double>& values)
{
    fisherYates(*this, values);
}

void Random::shuffle(std::vector<std::size_t>& values)
{
    fisherYates(*this, values);
}

} // namespace pgduel::analysis
