#include "language/random.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pgduel::workload {

namespace {

std::uint64_t splitMix(std::uint64_t& state)
{
    state += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/// low + ⌊fraction · number of integers in the range⌋, without overflow for ranges wider than half of all
/// integers.
std::int64_t scaled(std::int64_t low, std::int64_t high, double fraction)
{
    const double width =
        static_cast<double>(static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low)) + 1;
    const auto offset = static_cast<std::uint64_t>(width * fraction);
    const auto value = static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
    return value > high || value < low ? high : value;
}

} // namespace

Random::Random(std::uint64_t seed)
    : a_(splitMix(seed))
    , b_(splitMix(seed))
{
}

std::uint64_t Random::bits()
{
    const std::uint64_t a = a_;
    const std::uint64_t mixed = b_ ^ a;
    a_ = std::rotl(a, 24) ^ mixed ^ (mixed << 16);
    b_ = std::rotl(mixed, 37);
    return std::rotl(a * 5, 7) * 9;
}

double Random::uniform()
{
    return static_cast<double>(bits() >> 12) * 0x1p-52;
}

std::uint64_t Random::below(std::uint64_t bound)
{
    if (bound <= 1)
        return 0;
    const std::uint64_t last = bound - 1;
    const int shift = std::countl_zero(last);
    std::uint64_t value;
    do {
        value = bits() >> shift;
    } while (value > last);
    return value;
}

std::int64_t Random::between(std::int64_t low, std::int64_t high)
{
    const std::uint64_t width = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    const std::uint64_t offset = width == 0 ? bits() : below(width);
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
}

/// Inversion of an exponential distribution cut off at 1.
std::int64_t Random::exponential(std::int64_t low, std::int64_t high, double rate)
{
    const double tail = std::exp(-rate);
    const double u = 1.0 - uniform();
    return scaled(low, high, -std::log(tail + (1.0 - tail) * u) / rate);
}

/// Box and Muller (1958); one of the two values is used, so that a draw has no hidden state.
double Random::normal()
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::sin(2.0 * 3.14159265358979323846 * uniform());
}

/// A normal distribution cut off at ±cut standard deviations and stretched over the range.
std::int64_t Random::gaussian(std::int64_t low, std::int64_t high, double cut)
{
    double deviation;
    do {
        deviation = normal();
    } while (deviation < -cut || deviation >= cut);
    return scaled(low, high, 0.5 + deviation / (2.0 * cut)); // also for an infinite cut
}

/// Rejection method of L. Devroye, Non-Uniform Random Variate Generation (1986), X.6.1, bounded to the range.
std::int64_t Random::zipfian(std::int64_t low, std::int64_t high, double exponent)
{
    const double count =
        static_cast<double>(static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low)) + 1;
    const double power = exponent - 1.0;
    const double b = std::pow(2.0, power);
    while (true) {
        const double u = 1.0 - uniform();
        const double v = uniform();
        const double x = std::floor(std::pow(u, -1.0 / power));
        if (x > count)
            continue;
        const double t = std::pow(1.0 + 1.0 / x, power);
        if (v * x * (t - 1.0) / (b - 1.0) <= t / b) {
            const std::uint64_t most = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
            return static_cast<std::int64_t>(
                static_cast<std::uint64_t>(low) + std::min(static_cast<std::uint64_t>(x) - 1, most));
        }
    }
}

std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t index)
{
    std::uint64_t state = seed ^ (index * 0xD1B54A32D192ED03u);
    splitMix(state);
    return splitMix(state);
}

std::int64_t permuted(std::int64_t value, std::int64_t size, std::int64_t seed)
{
    if (size < 2)
        return 0;
    Random random(static_cast<std::uint64_t>(seed));
    const auto n = static_cast<std::uint64_t>(size);
    const int bitsOfMask = std::bit_width(n) - 1;
    const std::uint64_t mask = (std::uint64_t{1} << bitsOfMask) - 1;
    std::uint64_t v = static_cast<std::uint64_t>(value) % n;

    const auto scramble = [&](std::uint64_t half) {
        const std::uint64_t factor = (random.bits() & mask) | 1;
        const std::uint64_t flip = random.bits() & mask;
        if (half > mask)
            return half;
        half = ((half * factor) ^ flip) & mask;
        return ((half << 1) & mask) | (half >> (bitsOfMask - 1));
    };
    for (int round = 0; round < 6; ++round) {
        v = scramble(v); // lower part of the range, up to a power of two
        v = n - 1 - scramble(n - 1 - v); // the same, counted from the upper end
        v = (v + random.below(n)) % n;
    }
    return static_cast<std::int64_t>(v);
}

std::int64_t hashFnv1a(std::int64_t value, std::uint64_t seed)
{
    auto rest = static_cast<std::uint64_t>(value);
    std::uint64_t hash = 0xcbf29ce484222325u ^ seed;
    for (int i = 0; i < 8; ++i, rest >>= 8)
        hash = (hash ^ (rest & 0xff)) * 0x100000001b3u;
    return static_cast<std::int64_t>(hash);
}

std::int64_t hashMurmur2(std::int64_t value, std::uint64_t seed)
{
    constexpr std::uint64_t multiplier = 0xc6a4a7935bd1e995u;
    constexpr int shift = 47;
    std::uint64_t block = static_cast<std::uint64_t>(value) * multiplier;
    block = (block ^ (block >> shift)) * multiplier;
    std::uint64_t hash = ((seed ^ (8 * multiplier)) ^ block) * multiplier;
    hash = (hash ^ (hash >> shift)) * multiplier;
    return static_cast<std::int64_t>(hash ^ (hash >> shift));
}

} // namespace pgduel::workload
