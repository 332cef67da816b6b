#pragma once

// The smallest, largest and mean differences that a study of shared_buffers printed for its three pairs; it
// printed neither steps nor repeats. Source: "PG_HAZEL: shared_buffers 25 … 50 % RAM", one run each.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "analysis/pair_analysis.h"

namespace pgduel::test {

inline analysis::PairAnalysis publishedPair(const std::vector<std::string>& fields)
{
    const auto ratio = [&](std::size_t i) { return std::stod(fields.at(i)) / 100; };
    analysis::PairAnalysis pair;
    analysis::Comparison& comparison = pair.comparison;
    comparison.metric = measure::findMetric(fields.at(0)).value();
    comparison.baseline = fields.at(1);
    comparison.candidate = fields.at(2);
    comparison.baselineRuns = comparison.candidateRuns = 1;
    comparison.min = analysis::Extreme{ratio(3), 0, 0};
    comparison.max = analysis::Extreme{ratio(4), 0, 0};
    comparison.mean = ratio(5);
    pair.verdict.kind = analysis::VerdictKind::OneRunOnly;
    pair.verdict.metric = comparison.metric;
    pair.verdict.baseline = comparison.baseline;
    pair.verdict.candidate = comparison.candidate;
    pair.verdict.baselineRuns = pair.verdict.candidateRuns = 1;
    return pair;
}

/// Rows of `tests/data/published/shared_buffers_summaries.csv`; `data` is tests/data.
inline std::vector<analysis::PairAnalysis> publishedSummaries(const std::string& data)
{
    std::ifstream in(data + "/published/shared_buffers_summaries.csv");
    std::vector<analysis::PairAnalysis> pairs;
    std::string line;
    std::getline(in, line); // the header
    while (std::getline(in, line)) {
        std::vector<std::string> fields;
        std::stringstream row(line);
        for (std::string field; std::getline(row, field, ',');)
            fields.push_back(field);
        pairs.push_back(publishedPair(fields));
    }
    return pairs;
}

} // namespace pgduel::test
