#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "measure/series.h"

namespace pgduel::store {

using AttemptId = std::int64_t;

/// What waits for the next transaction.
struct Pending {
    template <typename Row> using Rows = std::vector<std::pair<AttemptId, Row>>;

    std::map<std::pair<AttemptId, std::string>, measure::SeriesChunk> series; ///< by attempt and metric
    Rows<measure::StepMark> steps;
    Rows<measure::Point> points;
    Rows<measure::Event> events;
    std::size_t items = 0; ///< samples and rows together

    void add(AttemptId attempt, const measure::Sample& sample)
    {
        measure::SeriesChunk& chunk = series[{attempt, sample.metric}];
        chunk.times.push_back(sample.t);
        chunk.values.push_back(sample.value);
        ++items;
    }
    void add(AttemptId attempt, const measure::StepMark& step) { addRow(steps, attempt, step); }
    void add(AttemptId attempt, const measure::Point& point) { addRow(points, attempt, point); }
    void add(AttemptId attempt, const measure::Event& event) { addRow(events, attempt, event); }

private:
    template <typename Row> void addRow(Rows<Row>& rows, AttemptId attempt, const Row& row)
    {
        rows.emplace_back(attempt, row);
        ++items;
    }
};

} // namespace pgduel::store
