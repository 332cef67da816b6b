#include "measure/histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "bytes.h"
#include "measure/fault.h"
#include "measure/faults.h"

namespace pgduel::measure {

namespace {

constexpr std::int64_t longest = std::int64_t{24} * 3600 * 1000 * 1000;
constexpr int precisionBits = 11; ///< values up to 2047 have buckets of their own: 3 significant digits above
constexpr std::uint8_t version = 1;

/// Bucket of a value: 1024 buckets per power of two, each 2^shift wide.
constexpr std::size_t bucketOf(std::int64_t value)
{
    const auto v = static_cast<std::uint64_t>(value);
    const int width = std::bit_width(v);
    const int shift = width > precisionBits ? width - precisionBits : 0;
    return (static_cast<std::size_t>(shift) << (precisionBits - 1)) + (v >> shift);
}

/// Middle of a bucket.
constexpr std::int64_t valueOf(std::size_t bucket)
{
    constexpr std::size_t half = std::size_t{1} << (precisionBits - 1);
    if (bucket < 2 * half)
        return static_cast<std::int64_t>(bucket);
    const std::size_t shift = bucket / half - 1;
    const std::size_t low = (bucket - shift * half) << shift;
    return static_cast<std::int64_t>(low + (std::size_t{1} << shift) / 2);
}

constexpr std::size_t bucketCount = bucketOf(longest) + 1;

[[noreturn]] void refuse()
{
    throw Failure(Fault{fault::histogramBroken, {}, {}, {}});
}

void require(bool condition)
{
    if (!condition)
        refuse();
}

} // namespace

void Histogram::record(std::int64_t micros)
{
    if (micros > longest)
        ++overflow_;
    const std::int64_t value = std::clamp<std::int64_t>(micros, 1, longest);
    const std::size_t bucket = bucketOf(value);
    if (bucket >= buckets_.size())
        buckets_.resize(bucket + 1);
    ++buckets_[bucket];
    min_ = count_ ? std::min(min_, value) : value;
    max_ = std::max(max_, value);
    ++count_;
    const double delta = static_cast<double>(value) - mean_;
    mean_ += delta / static_cast<double>(count_);
    m2_ += delta * (static_cast<double>(value) - mean_);
}

void Histogram::merge(const Histogram& other)
{
    if (other.count_ == 0)
        return;
    if (other.buckets_.size() > buckets_.size())
        buckets_.resize(other.buckets_.size());
    for (std::size_t i = 0; i < other.buckets_.size(); ++i)
        buckets_[i] += other.buckets_[i];
    min_ = count_ ? std::min(min_, other.min_) : other.min_;
    max_ = std::max(max_, other.max_);
    const auto n = static_cast<double>(count_);
    const auto m = static_cast<double>(other.count_);
    const double delta = other.mean_ - mean_;
    m2_ += other.m2_ + delta * delta * (n * m / (n + m));
    mean_ += delta * (m / (n + m));
    count_ += other.count_;
    overflow_ += other.overflow_;
}

void Histogram::clear()
{
    // The memory stays: a driver clears its interval histograms every second.
    std::fill(buckets_.begin(), buckets_.end(), 0U);
    count_ = overflow_ = 0;
    min_ = max_ = 0;
    mean_ = m2_ = 0;
}

double Histogram::standardDeviation() const
{
    return count_ < 2 ? 0 : std::sqrt(m2_ / static_cast<double>(count_ - 1));
}

std::int64_t Histogram::percentile(double p) const
{
    if (count_ == 0)
        return 0;
    const double share = p > 0 ? std::min(p, 100.0) / 100 : 0;
    const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
    if (wanted <= 1)
        return min_;
    if (wanted >= count_)
        return max_;
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < buckets_.size(); ++i) {
        seen += buckets_[i];
        if (seen >= wanted)
            return std::clamp(valueOf(i), min_, max_);
    }
    return max_;
}

std::vector<std::uint8_t> Histogram::toBytes() const
{
    ByteWriter writer;
    writer.byte(version);
    writer.varint(count_);
    writer.varint(overflow_);
    writer.varint(static_cast<std::uint64_t>(min_));
    writer.varint(static_cast<std::uint64_t>(max_));
    writer.real(mean_);
    writer.real(m2_);
    std::size_t next = 0;
    for (std::size_t i = 0; i < buckets_.size(); ++i) {
        if (buckets_[i] == 0)
            continue;
        writer.varint(i - next);
        writer.varint(buckets_[i]);
        next = i + 1;
    }
    return writer.take();
}

Histogram Histogram::fromBytes(const std::uint8_t* bytes, std::size_t size)
{
    ByteReader reader(bytes, size);
    Histogram h;
    std::uint8_t v = 0;
    std::uint64_t min = 0;
    std::uint64_t max = 0;
    require(reader.byte(v) && v == version);
    require(
        reader.varint(h.count_) && reader.varint(h.overflow_) && reader.varint(min) && reader.varint(max));
    require(reader.real(h.mean_) && reader.real(h.m2_));
    require(min <= max && max <= static_cast<std::uint64_t>(longest) && h.overflow_ <= h.count_);
    h.min_ = static_cast<std::int64_t>(min);
    h.max_ = static_cast<std::int64_t>(max);
    std::uint64_t total = 0;
    while (!reader.atEnd()) {
        std::uint64_t skip = 0;
        std::uint64_t n = 0;
        require(reader.varint(skip) && reader.varint(n) && skip < bucketCount && n > 0
            && n <= std::numeric_limits<std::uint32_t>::max());
        const std::size_t bucket = h.buckets_.size() + skip;
        require(bucket < bucketCount);
        h.buckets_.resize(bucket + 1);
        h.buckets_[bucket] = static_cast<std::uint32_t>(n);
        total += n;
    }
    require(total == h.count_);
    if (total == 0) {
        require(h.min_ == 0 && h.max_ == 0 && h.mean_ == 0 && h.m2_ == 0);
        return h;
    }
    const auto first = std::find_if(h.buckets_.begin(), h.buckets_.end(), [](auto n) { return n > 0; });
    require(bucketOf(h.min_) == static_cast<std::size_t>(first - h.buckets_.begin()));
    require(bucketOf(h.max_) + 1 == h.buckets_.size());
    require(h.mean_ >= 0 && std::isfinite(h.mean_) && h.m2_ >= 0 && std::isfinite(h.m2_));
    return h;
}

} // namespace pgduel::measure
