#include <gmock/gmock.h>

#include <fstream>

#include "fault_text.h"
#include "study/progress_pattern.h"

using namespace pgduel::study;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::UnorderedElementsAre;

namespace {

using Figures = ProgressPattern::Figures;

std::vector<std::string> lines(const std::string& file)
{
    std::ifstream in(PGDUEL_TEST_DATA "/engines/" + file);
    std::vector<std::string> result;
    for (std::string line; std::getline(in, line);)
        result.push_back(line);
    return result;
}

std::vector<Figures> progressOf(const ProgressPattern& pattern, const std::string& file)
{
    std::vector<Figures> result;
    for (const std::string& line : lines(file))
        if (auto figures = pattern.progress(line))
            result.push_back(*figures);
    return result;
}

Figures reportOf(const ProgressPattern& pattern, const std::string& file)
{
    Figures result;
    for (const std::string& line : lines(file))
        for (const auto& [name, value] : pattern.report(line))
            result[name] = value;
    return result;
}

std::string refusalOf(const std::string& pattern)
{
    const auto faults = faultsOf([&] { ProgressPattern::parse(pattern); });
    return faults.empty() ? "accepted" : faults.front();
}

} // namespace

TEST(ProgressPattern, ReadsPgbenchUnderARate)
{
    const auto pgbench = ProgressPattern::parse("pgbench");
    const auto progress = progressOf(pgbench, "pgbench_rate.txt");
    ASSERT_EQ(progress.size(), 5u);
    EXPECT_THAT(progress[1],
        UnorderedElementsAre(Pair("time", 2.0), Pair("tps", 184.9), Pair("latency", 7.160), Pair("failed", 0),
            Pair("lag", 0.974), Pair("skipped", 13)));
    EXPECT_THAT(reportOf(pgbench, "pgbench_rate.txt"),
        UnorderedElementsAre(Pair("tps", 161.590269), Pair("latency", 10.594), Pair("lag", 1.344)));
}

TEST(ProgressPattern, ReadsEveryFormOfPgbenchsLine)
{
    const auto pgbench = ProgressPattern::parse("pgbench");
    // Before version 15: no failures.
    EXPECT_THAT(*pgbench.progress("progress: 3.0 s, 100.5 tps, lat 9.9 ms stddev 1.2"),
        UnorderedElementsAre(Pair("time", 3), Pair("tps", 100.5), Pair("latency", 9.9)));
    EXPECT_THAT(*pgbench.progress("progress: 3.0 s, 100.5 tps, lat 9.9 ms stddev 1.2, 7 failed, 4 retried, 6 "
                                  "retries"),
        UnorderedElementsAre(Pair("time", 3), Pair("tps", 100.5), Pair("latency", 9.9), Pair("failed", 7),
            Pair("retried", 4)));
    EXPECT_THAT(
        *pgbench.progress("progress: 1.0 s, 0.0 tps, lat -nan ms stddev -nan, 0 failed, lag -nan ms, 9 "
                          "skipped"),
        UnorderedElementsAre(Pair("time", 1), Pair("tps", 0), Pair("failed", 0), Pair("skipped", 9)));
    EXPECT_EQ(progressOf(pgbench, "pgbench_timestamps.txt").at(6).at("time"), 1796039972.911);
    EXPECT_FALSE(pgbench.progress("tps = 1273.114095 (without initial connection time)"));
    EXPECT_FALSE(pgbench.progress("pgbench: error: client 0 aborted"));
}

TEST(ProgressPattern, ReadsSysbench)
{
    const auto sysbench = ProgressPattern::parse("sysbench");
    const auto progress = progressOf(sysbench, "sysbench.txt");
    ASSERT_EQ(progress.size(), 12u);
    EXPECT_THAT(
        progress[2], UnorderedElementsAre(Pair("time", 3), Pair("tps", 394.98), Pair("latency_p99", 44.17)));
    EXPECT_THAT(reportOf(sysbench, "sysbench.txt"),
        UnorderedElementsAre(Pair("tps", 456.82), Pair("latency", 8.74), Pair("latency_p99", 41.85)));
    EXPECT_THAT(progressOf(sysbench, "sysbench_refused.txt"), IsEmpty());
    // The percentage is the user's; of others than the three that have a metric only the speed is taken.
    const std::string before = "[ 5s ] thds: 4 tps: 309.00 qps: 6209.11 (r/w/o: 1.0/2.0/3.0) lat (ms,";
    EXPECT_THAT(*sysbench.progress(before + "95%): 20.1 err/s: 0.00"),
        UnorderedElementsAre(Pair("time", 5), Pair("tps", 309), Pair("latency_p95", 20.1)));
    EXPECT_THAT(*sysbench.progress(before + "75%): 20.1 err/s: 0.00"),
        UnorderedElementsAre(Pair("time", 5), Pair("tps", 309)));
}

TEST(ProgressPattern, ReadsWithOnesOwnExpression)
{
    const auto tpm = ProgressPattern::parse(R"(^(?<tpm>\d+) PostgreSQL tpm)");
    EXPECT_THAT(progressOf(tpm, "hammerdb.log").at(1), UnorderedElementsAre(Pair("tps", 21424.0 / 60)));
    // Groups without a name, escaped and in classes do not shift the numbers of those with a name.
    const auto mixed =
        ProgressPattern::parse(R"((\w+)\(x\)[(]? (?:a|b) (?P<latency>[\d.]+) (?<tps>[^()]+)$)");
    EXPECT_THAT(
        *mixed.progress("name(x)( b 2.5 17"), UnorderedElementsAre(Pair("latency", 2.5), Pair("tps", 17)));
    EXPECT_FALSE(mixed.progress("name(x)( b 2.5 many"));
}

TEST(ProgressPattern, WhatIsNoFigureIsLeftOut)
{
    const auto any = ProgressPattern::parse(R"((?<tps>\S+) tps(?:, lat (?<latency>\S+))?)");
    for (const char* odd : {"nan", "inf", "-inf", "-5"}) {
        EXPECT_FALSE(any.progress(odd + std::string(" tps"))) << odd;
        EXPECT_THAT(*any.progress("17 tps, lat " + std::string(odd)), UnorderedElementsAre(Pair("tps", 17)))
            << odd;
    }
}

TEST(ProgressPattern, MistakesAreTold)
{
    const std::string known = "time, tps, tpm, latency, latency_p50, latency_p95, latency_p99, lag, failed, "
                              "skipped, retried)";
    EXPECT_EQ(refusalOf("(?<tps>[0-9"), "study.bad_pattern at scenario.progress (scenario.progress)");
    EXPECT_EQ(refusalOf("tps = (\\d+)"),
        "study.pattern_groups at scenario.progress (scenario.progress, —, " + known);
    EXPECT_EQ(refusalOf("(?<latency>\\d+)"),
        "study.pattern_groups at scenario.progress (scenario.progress, latency, " + known);
    EXPECT_EQ(refusalOf("(?<tps>\\d+) (?<rows>\\d+)"),
        "study.pattern_groups at scenario.progress (scenario.progress, tps, rows, " + known);
}

TEST(ProgressPattern, AProgramIsKnownByItsFileName)
{
    EXPECT_EQ(ProgressPattern::usualFor("/usr/lib/postgresql/15/bin/pgbench"), "pgbench");
    EXPECT_EQ(ProgressPattern::usualFor("sysbench"), "sysbench");
    EXPECT_EQ(ProgressPattern::usualFor("./load.sh"), "");
}

TEST(ProgressPattern, AnEndlessLineIsNoProgress)
{
    const auto pattern = ProgressPattern::parse("(a|b)*(?<tps>\\d+)");
    EXPECT_FALSE(pattern.progress(std::string(10'000'000, 'a')));
}
