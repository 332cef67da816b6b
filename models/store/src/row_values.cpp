#include "row_values.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace pgduel::store {

namespace {

constexpr const char* stateNames[] = {"planned", "running", "done", "failed", "stopped"};

} // namespace

const char* toText(RunState state)
{
    return stateNames[int(state)];
}

RunState stateFromText(const std::string& text)
{
    const auto found = std::find(std::begin(stateNames), std::end(stateNames), text);
    return found == std::end(stateNames) ? RunState::Failed : RunState(found - std::begin(stateNames));
}

std::string argsToText(const std::vector<std::string>& args)
{
    QJsonArray list;
    for (const std::string& arg : args)
        list.append(QString::fromStdString(arg));
    return QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString();
}

std::vector<std::string> argsFromText(const std::string& text)
{
    std::vector<std::string> args;
    for (const auto& arg : QJsonDocument::fromJson(QByteArray::fromStdString(text)).array())
        args.push_back(arg.toString().toStdString());
    return args;
}

ChunkSummary summaryOf(const measure::SeriesChunk& chunk)
{
    const auto times = std::minmax_element(chunk.times.begin(), chunk.times.end());
    const auto values = std::minmax_element(chunk.values.begin(), chunk.values.end());
    return {*times.first, *times.second, *values.first, *values.second,
        std::accumulate(chunk.values.begin(), chunk.values.end(), 0.0)};
}

QByteArray toBytes(const measure::SeriesChunk& chunk)
{
    const std::vector<std::uint8_t> bytes = measure::encodeChunk(chunk);
    return QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
}

void sortByTime(measure::SeriesChunk& series)
{
    if (std::is_sorted(series.times.begin(), series.times.end()))
        return;
    std::vector<std::size_t> order(series.times.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
        [&](std::size_t a, std::size_t b) { return series.times[a] < series.times[b]; });
    measure::SeriesChunk sorted{series.metric, {}, {}};
    for (const std::size_t i : order) {
        sorted.times.push_back(series.times[i]);
        sorted.values.push_back(series.values[i]);
    }
    series = std::move(sorted);
}

void appendChunk(measure::SeriesChunk& series, const QByteArray& bytes)
{
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.constData());
    const measure::SeriesChunk chunk = measure::decodeChunk(series.metric, data, std::size_t(bytes.size()));
    series.times.insert(series.times.end(), chunk.times.begin(), chunk.times.end());
    series.values.insert(series.values.end(), chunk.values.begin(), chunk.values.end());
}

} // namespace pgduel::store
