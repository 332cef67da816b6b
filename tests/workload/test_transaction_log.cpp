// Files of -l: the lines that pgbench writes, fields in its order and with its meaning.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "workload/faults.h"
#include "workload/transaction_log.h"

namespace fs = std::filesystem;
using namespace pgduel;
using namespace pgduel::workload;
using testing::ElementsAre;
using Outcome = TransactionRecord::Outcome;

namespace {

using Lines = std::vector<std::string>;

Lines linesOf(const fs::path& path)
{
    std::ifstream in(path);
    Lines lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::string> fieldsOf(const std::string& line)
{
    std::istringstream in(line);
    return {std::istream_iterator<std::string>(in), {}};
}

class TransactionLogTest : public testing::Test {
protected:
    TransactionLogTest()
    {
        std::string name = (fs::temp_directory_path() / "pgduel-log-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        options_.prefix = (folder_ / "log").string();
        options_.processId = 4711;
        options_.threads = 4;
    }
    ~TransactionLogTest() override { fs::remove_all(folder_); }

    TransactionRecord record(Outcome outcome, std::int64_t response = 0) const
    {
        TransactionRecord record;
        record.session = 3;
        record.number = 8;
        record.script = 1;
        record.outcome = outcome;
        record.end = 1'000'000;
        record.response = response;
        return record;
    }

    /// When a record of record() ended, as the last two fields of a line.
    std::string endText(measure::Micros end = 1'000'000) const
    {
        const std::int64_t utc = clock_.zeroUtcMicros() + end;
        return std::to_string(utc / 1'000'000) + " " + std::to_string(utc % 1'000'000);
    }

    /// Second of the UTC clock at which a time of the run lies.
    std::int64_t second(measure::Micros t) const { return (clock_.zeroUtcMicros() + t) / 1'000'000; }
    /// The moment of the run at which its n-th full second of the UTC clock begins.
    measure::Micros fullSecond(int n) const { return (second(0) + n) * 1'000'000 - clock_.zeroUtcMicros(); }

    Lines write(const std::vector<TransactionRecord>& records)
    {
        TransactionLog log(options_, clock_);
        for (const auto& each : records)
            log.record(0, each);
        log.finish();
        return linesOf(folder_ / "log.4711");
    }

    fs::path folder_;
    TransactionLogOptions options_;
    const measure::RunClock clock_;
};

} // namespace

TEST_F(TransactionLogTest, aLineHasSessionNumberTimeScriptAndEnd)
{
    EXPECT_THAT(write({record(Outcome::Done, 2241)}), ElementsAre("3 9 2241 1 " + endText()));
}

TEST_F(TransactionLogTest, failuresAreNamedByKindOnDemand)
{
    const std::vector<TransactionRecord> failures{record(Outcome::SerializationFailure),
        record(Outcome::DeadlockFailure), record(Outcome::OtherFailure)};
    EXPECT_THAT(write(failures),
        ElementsAre("3 9 failed 1 " + endText(), "3 9 failed 1 " + endText(), "3 9 failed 1 " + endText()));
    options_.detailedFailures = true;
    EXPECT_THAT(write(failures),
        ElementsAre(
            "3 9 serialization 1 " + endText(), "3 9 deadlock 1 " + endText(), "3 9 failed 1 " + endText()));
}

TEST_F(TransactionLogTest, lagAndRetriesAreColumnsWhereTheLoadHasThem)
{
    options_.openLoop = options_.retries = true;
    auto done = record(Outcome::Done, 500);
    done.lag = 120;
    done.retries = 2;
    EXPECT_THAT(write({done, record(Outcome::Skipped)}),
        ElementsAre("3 9 500 1 " + endText() + " 120 2", "3 9 skipped 1 " + endText() + " 0 0"));
}

TEST_F(TransactionLogTest, eachThreadHasAFileAndOnlyTheMeasuredPartIsWritten)
{
    TransactionLog log(options_, clock_);
    log.record(0, record(Outcome::Done, 1));
    log.record(2, record(Outcome::Done, 2));
    auto warmUp = record(Outcome::Done, 3);
    warmUp.counted = false;
    log.record(0, warmUp);
    log.finish();
    EXPECT_EQ(linesOf(folder_ / "log.4711").size(), 1U);
    EXPECT_EQ(linesOf(folder_ / "log.4711.2").size(), 1U);
    EXPECT_THAT(log.files(), ElementsAre(options_.prefix + ".4711", options_.prefix + ".4711.2"));
}

TEST_F(TransactionLogTest, theSameSeedTakesTheSameSample)
{
    options_.samplingRate = 0.1;
    std::vector<TransactionRecord> records;
    for (int i = 0; i < 20'000; ++i) {
        records.push_back(record(Outcome::Done, i));
        records.back().session = i % 7;
        records.back().number = static_cast<std::uint64_t>(i);
    }
    const Lines first = write(records);
    EXPECT_NEAR(static_cast<double>(first.size()), 2000, 200); // 4.7 standard deviations
    EXPECT_EQ(write(records), first);
    options_.seed = 2;
    EXPECT_NE(write(records), first);
}

TEST_F(TransactionLogTest, anAggregateHasThePublishedColumns)
{
    options_.aggregateSeconds = 1;
    auto fast = record(Outcome::Done, 10), slow = record(Outcome::Done, 30),
         retried = record(Outcome::Done, 20);
    fast.lag = 2;
    slow.lag = 4;
    retried.retries = 3;
    // start, count, latency: sum, squares, min, max; lag: the same; skipped, retried, retries, serialization,
    // deadlock
    EXPECT_THAT(write({fast, slow, retried, record(Outcome::Skipped), record(Outcome::DeadlockFailure),
                    record(Outcome::SerializationFailure), record(Outcome::SerializationFailure)}),
        ElementsAre(std::to_string(second(1'000'000)) + " 3 60 1400 10 30 6 20 2 4 1 1 3 2 1"));
}

TEST_F(TransactionLogTest, intervalsAreLosslessEmptyOnesAndTheLastPartialOneTooAreThere)
{
    options_.aggregateSeconds = 2;
    TransactionLog log(options_, clock_);
    log.begin(fullSecond(1) + 300'000);
    std::uint64_t count = 0;
    const auto at = [&](measure::Micros end) {
        auto each = record(Outcome::Done, 7);
        each.end = end;
        log.record(0, each);
        ++count;
    };
    at(fullSecond(1) + 400'000);
    at(fullSecond(2) + 999'999);
    at(fullSecond(3)); // the next interval: 3 … 5
    at(fullSecond(9) + 1); // 5 … 7 and 7 … 9 are empty
    log.finish();
    std::uint64_t sum = 0;
    std::vector<std::string> starts;
    for (const auto& line : linesOf(folder_ / "log.4711")) {
        const auto fields = fieldsOf(line);
        ASSERT_EQ(fields.size(), 15U);
        starts.push_back(std::to_string(std::stoll(fields[0]) - second(0)));
        sum += std::stoull(fields[1]);
    }
    EXPECT_THAT(starts, ElementsAre("1", "3", "5", "7", "9"));
    EXPECT_EQ(sum, count);
}

TEST_F(TransactionLogTest, aLineAsPgbench15WritesItHasTheSameFields)
{
    // Written by pgbench 15 with -R 200 -L 10 --max-tries 2 --failures-detailed.
    const std::string theirs = "0 4 1117 0 1796059642 575078 79 1",
                      failed = "1 4 serialization 0 1796059642 616197 0 0";
    options_.openLoop = options_.retries = options_.detailedFailures = true;
    auto done = record(Outcome::Done, 1117);
    done.session = 0;
    done.number = 3;
    done.script = 0;
    done.end = 1796059642'575078 - clock_.zeroUtcMicros();
    done.lag = 79;
    done.retries = 1;
    auto serialization = done;
    serialization.session = 1;
    serialization.outcome = Outcome::SerializationFailure;
    serialization.end = 1796059642'616197 - clock_.zeroUtcMicros();
    serialization.lag.reset();
    serialization.retries = 0;
    EXPECT_THAT(write({done, serialization}), ElementsAre(theirs, failed));
}

TEST_F(TransactionLogTest, whatCannotBeWrittenIsTold)
{
    const auto faultOf = [](const auto& work) {
        try {
            work();
        } catch (const WorkloadError& error) {
            return error.fault();
        }
        return measure::Fault{};
    };
    options_.prefix = (folder_ / "no" / "such" / "folder").string();
    const auto missing = faultOf([&] { TransactionLog log(options_, clock_); });
    EXPECT_EQ(missing.code, fault::logFailed);
    EXPECT_EQ(missing.where, options_.prefix + ".4711");

    if (!fs::exists("/dev/full"))
        GTEST_SKIP() << "no device that is always full here";
    options_.prefix = (folder_ / "full").string();
    fs::create_symlink("/dev/full", options_.prefix + ".4711");
    TransactionLog log(options_, clock_);
    log.record(0, record(Outcome::Done, 1));
    EXPECT_EQ(faultOf([&] { log.finish(); }).code, fault::logFailed);
}
