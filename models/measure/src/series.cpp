#include "measure/series.h"

#include "bytes.h"
#include "measure/fault.h"
#include "measure/faults.h"

namespace pgduel::measure {

namespace {

[[noreturn]] void refuse(const std::string& metric)
{
    throw Failure(Fault{fault::chunkBroken, {}, {metric}, {}});
}

/// Unsigned arithmetic: a difference of two times may not fit into the signed type.
Micros difference(Micros later, Micros earlier)
{
    return static_cast<Micros>(static_cast<std::uint64_t>(later) - static_cast<std::uint64_t>(earlier));
}

Micros sum(Micros t, Micros delta)
{
    return static_cast<Micros>(static_cast<std::uint64_t>(t) + static_cast<std::uint64_t>(delta));
}

} // namespace

std::vector<std::uint8_t> encodeChunk(const SeriesChunk& chunk)
{
    if (chunk.times.size() != chunk.values.size())
        refuse(chunk.metric);
    ByteWriter writer;
    writer.reserve(chunk.times.size() * 12);
    Micros previous = 0;
    for (std::size_t i = 0; i < chunk.times.size(); ++i) {
        if (i > 0 && chunk.times[i] < previous)
            refuse(chunk.metric);
        writer.varint(zigzag(difference(chunk.times[i], previous)));
        writer.real(chunk.values[i]);
        previous = chunk.times[i];
    }
    return writer.take();
}

SeriesChunk decodeChunk(const std::string& metric, const std::uint8_t* bytes, std::size_t size)
{
    SeriesChunk chunk{metric, {}, {}};
    chunk.times.reserve(size / 12 + 1);
    chunk.values.reserve(size / 12 + 1);
    ByteReader reader(bytes, size);
    Micros previous = 0;
    while (!reader.atEnd()) {
        std::uint64_t delta = 0;
        double value = 0;
        if (!reader.varint(delta) || !reader.real(value))
            refuse(metric);
        const Micros t = sum(previous, unzigzag(delta));
        if (!chunk.times.empty() && t < previous)
            refuse(metric);
        chunk.times.push_back(t);
        chunk.values.push_back(value);
        previous = t;
    }
    return chunk;
}

} // namespace pgduel::measure
