#include "analysis/random.h"

#include "analysis/distributions.h"
#include "study/shuffle.h"

namespace pgduel::analysis {

namespace {

std::uint64_t rotateLeft(std::uint64_t x, int bits)
{
    return (x << bits) | (x >> (64 - bits));
}

} // namespace

Random::Random(std::uint64_t seed)
{
    study::SplitMix64 seeds(seed);
    for (std::uint64_t& word : state_)
        word = seeds.next();
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
    study::shuffle(values, *this);
}

void Random::shuffle(std::vector<std::size_t>& values)
{
    study::shuffle(values, *this);
}

} // namespace pgduel::analysis
