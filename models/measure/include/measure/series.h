#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "measure/clock.h"

namespace pgduel::measure {

/// One sample on its way from a producer to the store and the live charts.
struct Sample {
    std::string metric; ///< metric id
    Micros t = 0; ///< end of the stretch the value speaks of
    double value = 0;
};

/// A stretch of one series; times ascend, both vectors have the same length.
struct SeriesChunk {
    std::string metric;
    std::vector<Micros> times;
    std::vector<double> values;
};

/// Chunk ↔ bytes, encoding 1: per sample the zigzag varint difference of times, then a little-endian IEEE
/// double. decode throws Failure ("measure.chunk_broken") on bytes that encode() did not make.
std::vector<std::uint8_t> encodeChunk(const SeriesChunk& chunk);
SeriesChunk decodeChunk(const std::string& metric, const std::uint8_t* bytes, std::size_t size);

/// A stretch of constant load as it really happened in a run.
struct StepMark {
    int index = 0; ///< place in the load, from 0, warm-up passes included
    int sessions = 0;
    bool warmUp = false;
    Micros begin = 0; ///< all sessions were up
    Micros measuredFrom = 0; ///< begin + discarded head
    Micros end = 0;
};

/// One observation point: the value of one metric at one load step of one run.
struct Point {
    int step = 0; ///< StepMark::index
    int sessions = 0;
    bool warmUp = false;
    std::string metric;
    double value = 0; ///< NaN never: a missing value is a missing point
    double evidence = 0; ///< what stands behind the value: transactions, or sampled waits of that class
};

/// Something that happened at a moment of a run and is drawn as a marker.
struct Event {
    Micros t = 0;
    std::string kind; ///< "checkpoint", "autovacuum", "session_lost", "noise" (others took CPU) …
    std::string text; ///< facts in machine form, such as a table name
};

} // namespace pgduel::measure
