#pragma once

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

#include "measure/series.h"
#include "store/records.h"

namespace pgduel::store {

RunState stateFromText(const std::string& text);

/// Fault::args as a JSON list.
std::string argsToText(const std::vector<std::string>& args);
std::vector<std::string> argsFromText(const std::string& text);

/// Format of a chunk's bytes, column `enc`: measure::encodeChunk.
inline constexpr int chunkEncoding = 1;
/// Samples of a chunk after a run has ended.
inline constexpr std::size_t fullChunk = 4096;

/// What the row of a chunk tells without its bytes.
struct ChunkSummary {
    measure::Micros from = 0, to = 0;
    double min = 0, max = 0, sum = 0;
};
ChunkSummary summaryOf(const measure::SeriesChunk& chunk); ///< chunk must not be empty
QByteArray toBytes(const measure::SeriesChunk& chunk);
/// Producers may deliver out of order; in the file and for readers times ascend. Samples of one moment keep
/// their order.
void sortByTime(measure::SeriesChunk& series);
/// Appends the samples in `bytes` to `series`. Throws measure::Failure when they are broken.
void appendChunk(measure::SeriesChunk& series, const QByteArray& bytes);

} // namespace pgduel::store
