// A real A/A: whatever the labels inside its blocks, the engine must hardly ever find a difference.
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "analysis/label_swaps.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

std::vector<std::string> fieldsOf(const std::string& line)
{
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; std::getline(in, field, ',');)
        fields.push_back(field);
    return fields;
}

/// By experiment, its runs by block (tests/data/aa).
std::map<std::string, Arm> realArms()
{
    std::map<std::string, std::map<int, RunFigures>> runs;
    std::ifstream in(std::string(PGDUEL_TEST_DATA) + "/aa/speed.csv");
    std::string line;
    std::getline(in, line); // the header
    while (std::getline(in, line)) {
        const auto fields = fieldsOf(line);
        RunFigures& run = runs[fields.at(2)][std::stoi(fields.at(1))];
        run.place = std::stoi(fields.at(0));
        run.block = run.replicate = std::stoi(fields.at(1));
        run.points.push_back({std::stoi(fields.at(3)), std::stoi(fields.at(4)), false, "speed",
            std::stod(fields.at(5)), std::stod(fields.at(6))});
    }
    std::map<std::string, Arm> arms;
    for (const auto& [experiment, byBlock] : runs) {
        arms[experiment].experiment = experiment;
        for (const auto& each : byBlock)
            arms[experiment].runs.push_back(each.second);
    }
    return arms;
}

TEST(RealAA, HardlyAnyExchangeOfLabelsFindsADifference)
{
    const auto arms = realArms();
    ASSERT_EQ(arms.size(), 2u);
    const Arm &first = arms.begin()->second, &second = arms.rbegin()->second;
    ASSERT_EQ(first.runs.size(), 5u);
    ASSERT_EQ(first.runs.front().points.size(), 4u);
    const LabelSwaps strict = swapLabels(test::speed, first, second, test::ordered(study::Order::Blocks, 0));
    EXPECT_EQ(strict.ways, 32);
    EXPECT_LE(strict.decided, 2);
    // As a study does it by default: 2 %, or the noise floor that this A/A shows where that is larger.
    auto byDefault = test::ordered(study::Order::Blocks);
    byDefault.noiseFloor = noiseFloorOf(test::speed, first, second);
    ASSERT_TRUE(byDefault.noiseFloor);
    const LabelSwaps usual = swapLabels(test::speed, first, second, byDefault);
    EXPECT_EQ(usual.ways, 32);
    EXPECT_EQ(usual.decidedBeyond, 0);
}

} // namespace
} // namespace pgduel::analysis
