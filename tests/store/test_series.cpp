#include "example.h"

#include <chrono>
#include <thread>

#include <gmock/gmock.h>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

using namespace pgduel;
using store::RunState;
using store::StudyFile;
using store::StudyWriter;
using testing::ElementsAre;

namespace {

std::int64_t chunkCount(const std::string& path)
{
    std::int64_t count = -1;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("count"));
        database.setDatabaseName(QString::fromStdString(path));
        database.open();
        QSqlQuery query(QStringLiteral("SELECT count(*) FROM sample_chunk"), database);
        if (query.next())
            count = query.value(0).toLongLong();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("count"));
    return count;
}

class Series : public testing::Test {
protected:
    Series()
        : writer(StudyWriter::create(folder.file(), example::study(), 1))
    {
        writer->beginRun(0, {});
    }
    StudyFile open() const { return StudyFile::open(folder.file()); }

    example::Folder folder;
    std::unique_ptr<StudyWriter> writer;
};

} // namespace

TEST_F(Series, IsTheSameBeforeAndAfterTheChunksAreJoined)
{
    std::vector<measure::Micros> times;
    std::vector<double> values;
    for (int i = 0; i < 10'000; ++i) {
        times.push_back(i * 50'000 - 7);
        values.push_back(i / 3.0);
        writer->add(0, measure::Sample{"speed", times.back(), values.back()});
        if (i % 100 == 0)
            writer->flush();
    }
    writer->flush();
    EXPECT_EQ(chunkCount(folder.file()), 101);
    EXPECT_EQ(open().series(0, "speed").values, values);

    writer->endRun(0, RunState::Done, {}, {});
    EXPECT_EQ(chunkCount(folder.file()), 3); // 4096 + 4096 + 1808
    const measure::SeriesChunk series = open().series(0, "speed");
    EXPECT_EQ(series.metric, "speed");
    EXPECT_EQ(series.times, times);
    EXPECT_EQ(series.values, values);
}

TEST_F(Series, ExtentNeedsNoSamples)
{
    for (int i = 0; i < 5000; ++i)
        writer->add(0, measure::Sample{"io_waits", i, double(i % 10)});
    writer->endRun(0, RunState::Done, {}, {});
    const auto extent = open().extent(0, "io_waits");
    ASSERT_TRUE(extent);
    EXPECT_EQ(extent->samples, 5000u);
    EXPECT_EQ(extent->from, 0);
    EXPECT_EQ(extent->to, 4999);
    EXPECT_EQ(extent->min, 0);
    EXPECT_EQ(extent->max, 9);
    EXPECT_DOUBLE_EQ(extent->mean, 4.5);
    EXPECT_FALSE(open().extent(0, "speed"));
    EXPECT_FALSE(open().extent(1, "io_waits"));
}

TEST_F(Series, SinceGivesWhatIsNew)
{
    const StudyFile file = open();
    for (int i = 0; i < 3; ++i)
        writer->add(0, measure::Sample{"speed", i * 10, double(i)});
    writer->flush();
    EXPECT_THAT(file.seriesSince(0, "speed", -1).times, ElementsAre(0, 10, 20));
    EXPECT_THAT(file.seriesSince(0, "speed", 10).values, ElementsAre(2));
    EXPECT_TRUE(file.seriesSince(0, "speed", 20).times.empty());
    writer->add(0, measure::Sample{"speed", 30, 3});
    writer->endRun(0, RunState::Done, {}, {});
    EXPECT_THAT(file.seriesSince(0, "speed", 20).times, ElementsAre(30));
}

TEST_F(Series, NamesAreThoseOfTheRun)
{
    writer->beginRun(1, {});
    writer->add(1, measure::Sample{"lag", 0, 1});
    writer->add(0, measure::Sample{"speed", 0, 1});
    writer->add(0, measure::Sample{"my_new_class_waits", 0, 1});
    writer->flush();
    EXPECT_THAT(open().seriesNames(0), testing::UnorderedElementsAre("speed", "my_new_class_waits"));
    EXPECT_THAT(open().seriesNames(1), ElementsAre("lag"));
    EXPECT_TRUE(open().seriesNames(2).empty());
    EXPECT_TRUE(open().series(2, "speed").times.empty());
}

TEST_F(Series, IsWrittenWithinASecondWithoutBeingAsked)
{
    const StudyFile file = open();
    const auto begin = std::chrono::steady_clock::now();
    writer->add(0, measure::Sample{"speed", 1, 1});
    while (file.series(0, "speed").times.empty()) {
        ASSERT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(1300));
}

TEST_F(Series, WhatComesAfterTheEndIsKeptToo)
{
    for (int i = 0; i < 3; ++i) {
        writer->add(0, measure::Sample{"speed", i, 1});
        writer->flush();
    }
    writer->endRun(0, RunState::Stopped, {}, {});
    writer->add(0, measure::Sample{"speed", 3, 1});
    writer->flush();
    EXPECT_THAT(open().series(0, "speed").times, ElementsAre(0, 1, 2, 3));
}

TEST_F(Series, AscendsHoweverItWasDelivered)
{
    for (const int t : {30, 10, 20, 10})
        writer->add(0, measure::Sample{"speed", t, double(t)});
    writer->flush();
    writer->add(0, measure::Sample{"speed", 5, 5});
    writer->flush();
    EXPECT_THAT(open().series(0, "speed").times, ElementsAre(5, 10, 10, 20, 30));
    writer->endRun(0, RunState::Done, {}, {});
    EXPECT_THAT(open().series(0, "speed").values, ElementsAre(5, 10, 10, 20, 30));
}
