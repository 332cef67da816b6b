#include "example.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

using namespace pgduel;
using example::faultOf;
using store::RunState;
using store::StudyFile;
using store::StudyWriter;

TEST(StudyWriter, LeavesOneFileThatOthersRecognise)
{
    const example::Folder folder;
    {
        const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
        writer->beginRun(0, {});
        EXPECT_TRUE(QFile::exists(QString::fromStdString(folder.file("a.pgduel-wal"))));
    }
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("a.pgduel")));
    QFile file(QString::fromStdString(folder.file()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray head = file.read(100);
    EXPECT_TRUE(head.startsWith("SQLite format 3"));
    EXPECT_EQ(head.mid(68, 4), "pgdu"); // application_id, where file(1) finds it
    EXPECT_EQ(head.mid(60, 4), QByteArray("\0\0\0\1", 4)); // user_version
}

TEST(StudyWriter, LastReaderTidiesUp)
{
    const example::Folder folder;
    {
        auto writer = StudyWriter::create(folder.file(), example::study(), 1);
        const StudyFile reader = StudyFile::open(folder.file());
        EXPECT_EQ(reader.runs().size(), 4u);
        writer->beginRun(0, {});
        writer.reset();
        EXPECT_EQ(QFileInfo(QString::fromStdString(folder.file("a.pgduel-wal"))).size(), 0);
        EXPECT_EQ(reader.runs().at(0).state, RunState::Running);
    }
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("a.pgduel")));
}

TEST(StudyWriter, OneWriterPerFile)
{
    const example::Folder folder;
    auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    try {
        StudyWriter::resume(folder.file());
        FAIL() << "a second writer";
    } catch (const store::StoreError& error) {
        EXPECT_EQ(error.fault().code, "store.in_use");
        ASSERT_EQ(error.fault().args.size(), 4u);
        EXPECT_EQ(error.fault().args[1], std::to_string(QCoreApplication::applicationPid()));
    }
    QFile::link(QStringLiteral("a.pgduel"), QString::fromStdString(folder.file("link.pgduel")));
    EXPECT_EQ(faultOf([&] { StudyWriter::resume(folder.file("link.pgduel")); }), "store.in_use");
    EXPECT_EQ(faultOf([&] { StudyWriter::create(folder.file(), example::study(), 1); }), "store.exists");
    writer.reset();
    EXPECT_EQ(faultOf([&] { StudyWriter::resume(folder.file()); }), "");
}

TEST(StudyWriter, ResumePlansInterruptedRunsAgainAndKeepsTheRest)
{
    const example::Folder folder;
    {
        const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
        writer->beginRun(0, {});
        writer->add(0, measure::Sample{"speed", 0, 7});
        writer->endRun(0, RunState::Done, {}, {});
        writer->beginRun(1, {});
        writer->add(1, measure::Sample{"speed", 0, 8});
        writer->add(1, measure::Point{0, 5, false, "speed", 8, 1});
    }
    const auto writer = StudyWriter::resume(folder.file());
    const StudyFile file = StudyFile::open(folder.file());
    EXPECT_EQ(file.runs().at(0).state, RunState::Done);
    EXPECT_EQ(file.series(0, "speed").values, std::vector<double>{7});
    EXPECT_EQ(file.runs().at(1).state, RunState::Planned);
    EXPECT_EQ(file.runs().at(1).attempt, 1);
    EXPECT_EQ(file.series(1, "speed").values, std::vector<double>{8});

    writer->beginRun(1, {});
    EXPECT_EQ(file.runs().at(1).attempt, 2);
    EXPECT_EQ(file.runs().at(1).state, RunState::Running);
    EXPECT_TRUE(file.series(1, "speed").values.empty());
    EXPECT_TRUE(file.points(1).empty());
    writer->add(1, measure::Sample{"speed", 0, 9});
    writer->endRun(1, RunState::Done, {}, {});
    EXPECT_EQ(file.series(1, "speed").values, std::vector<double>{9});
    EXPECT_EQ(file.runs().size(), 4u);
}

TEST(StudyWriter, RefusesWhatCannotBe)
{
    const example::Folder folder;
    const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    EXPECT_EQ(faultOf([&] { writer->beginRun(4, {}); }), "store.no_such_run");
    EXPECT_EQ(faultOf([&] { writer->beginRun(-1, {}); }), "store.no_such_run");
    EXPECT_EQ(faultOf([&] { writer->add(0, measure::Event{}); }), "store.run_not_begun");
    EXPECT_EQ(faultOf([&] { writer->endRun(0, RunState::Done, {}, {}); }), "store.run_not_begun");
    writer->beginRun(0, {});
    EXPECT_EQ(faultOf([&] {
        writer->add(0, measure::Sample{"speed", 0, std::nan("")});
    }),
        "store.not_finite");
    EXPECT_EQ(faultOf([&] {
        writer->add(0, measure::Point{0, 1, false, "speed", INFINITY, 1});
    }),
        "store.not_finite");
    EXPECT_EQ(faultOf([&] { writer->flush(); }), "");
    EXPECT_EQ(faultOf([&] { (void)StudyFile::open(folder.file()).points(4); }), "store.no_such_run");
}

TEST(StudyWriter, AddingNeverWaitsForTheDisk)
{
    const example::Folder folder;
    const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    writer->beginRun(0, {});
    std::atomic<bool> stop = false;
    std::thread flusher([&] {
        while (!stop)
            writer->flush();
    });
    // CPU time of this thread: waiting would not count, so wall time is taken, and the median, since the
    // machine may be busy.
    std::vector<std::chrono::nanoseconds> waits;
    for (int i = 0; i < 20'000; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        writer->add(0, measure::Sample{"speed", i, 1});
        waits.push_back(std::chrono::steady_clock::now() - begin);
    }
    stop = true;
    flusher.join();
    std::nth_element(waits.begin(), waits.begin() + 19'800, waits.end());
    EXPECT_LT(waits[19'800], std::chrono::milliseconds(1));
    writer->flush();
    EXPECT_EQ(StudyFile::open(folder.file()).extent(0, "speed")->samples, 20'000u);
}

TEST(StudyWriter, ManyThreadsWriteWhileOthersRead)
{
    const example::Folder folder;
    const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    writer->beginRun(0, {});
    std::atomic<bool> stop = false;
    std::vector<std::thread> producers, readers;
    for (int thread = 0; thread < 4; ++thread)
        producers.emplace_back([&, metric = "metric" + std::to_string(thread)] {
            for (int i = 0; i < 20'000; ++i)
                writer->add(0, measure::Sample{metric, i, double(i)});
        });
    std::atomic<int> wrong = 0, reads = 0;
    for (int thread = 0; thread < 2; ++thread)
        readers.emplace_back([&] {
            const StudyFile file = StudyFile::open(folder.file());
            while (!stop) {
                const measure::SeriesChunk series = file.series(0, "metric1");
                for (std::size_t i = 0; i < series.times.size(); ++i)
                    wrong += series.times[i] != measure::Micros(i) || series.values[i] != double(i);
                ++reads;
            }
        });
    for (int i = 0; i < 20; ++i)
        writer->flush();
    for (std::thread& producer : producers)
        producer.join();
    writer->endRun(0, RunState::Done, {}, {});
    stop = true;
    for (std::thread& reader : readers)
        reader.join();
    EXPECT_EQ(wrong, 0);
    EXPECT_GT(reads, 0);
    const StudyFile file = StudyFile::open(folder.file());
    for (int thread = 0; thread < 4; ++thread)
        EXPECT_EQ(file.series(0, "metric" + std::to_string(thread)).times.size(), 20'000u);
}

// The lock's second try once hid the reason of the first.
TEST(StudyWriter, SaysWhyAFolderCannotBeWritten)
{
    if (!QFileInfo(QStringLiteral("/sys/kernel")).isDir())
        GTEST_SKIP() << "no folder here that refuses even root";
    try {
        StudyWriter::create("/sys/kernel/a.pgduel", example::study(), 1);
        FAIL() << "the file was made";
    } catch (const store::StoreError& error) {
        EXPECT_EQ(error.fault().code, "store.not_writable");
        EXPECT_EQ(error.fault().detail, "Permission denied");
    }
}
