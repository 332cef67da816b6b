#include "example.h"

#include <gmock/gmock.h>

using namespace pgduel;
using store::RunState;
using store::StudyFile;
using store::StudyWriter;
using testing::ElementsAre;

TEST(StudyFile, BringsBackDefinitionAndPlan)
{
    const example::Folder folder;
    StudyWriter::create(folder.file(), example::study(), 0.05);

    const StudyFile file = StudyFile::open(folder.file());
    EXPECT_EQ(file.study(), example::study());
    EXPECT_EQ(file.timeScale(), 0.05);
    EXPECT_EQ(file.definitionSha256().size(), 64u);
    EXPECT_FALSE(file.isComplete());

    const auto plan = study::planOf(example::study());
    const auto runs = file.runs();
    ASSERT_EQ(runs.size(), plan.size());
    for (std::size_t i = 0; i < plan.size(); ++i) {
        EXPECT_EQ(runs[i].planned, plan[i]);
        EXPECT_EQ(runs[i].state, RunState::Planned);
        EXPECT_EQ(runs[i].attempt, 0);
        EXPECT_EQ(runs[i].beganUtcMicros, 0);
    }
}

TEST(StudyFile, BringsBackWhatARunLeft)
{
    const example::Folder folder;
    const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    store::RunRecord record;
    record.beganUtcMicros = 1'796'040'000'123'456;
    record.waitSource = "sampled 10 Hz";
    record.configuration.facts = {{"shared_buffers", "64MB"}, {"empty", ""}};
    record.marks = {"evicted_os_cache"};
    writer->beginRun(2, record);
    writer->add(2, measure::StepMark{0, 5, true, -3, 0, 1'000'000});
    writer->add(2, measure::StepMark{1, 9, false, 1'000'000, 1'250'000, 2'000'000});
    writer->add(2, measure::Point{1, 9, false, "speed", 1234.5678901234567, 1234});
    writer->add(2, measure::Point{0, 5, true, "io_waits", 0, 0});
    writer->add(2, measure::Event{20, "checkpoint", "время"});
    writer->add(2, measure::Event{10, "autovacuum", ""});
    const measure::Fault fault{"run.failed", "step 1", {"a", "ж\"", ""}, "connection lost"};
    writer->endRun(2, RunState::Failed, fault, {"noise", "evicted_os_cache"});

    const StudyFile file = StudyFile::open(folder.file());
    const store::RunRecord run = file.runs().at(2);
    EXPECT_EQ(run.state, RunState::Failed);
    EXPECT_EQ(run.attempt, 1);
    EXPECT_EQ(run.beganUtcMicros, record.beganUtcMicros);
    EXPECT_GT(run.endedUtcMicros, 0);
    EXPECT_EQ(run.waitSource, record.waitSource);
    EXPECT_EQ(run.fault, fault);
    EXPECT_EQ(run.configuration.facts, record.configuration.facts);
    EXPECT_THAT(run.marks, ElementsAre("evicted_os_cache", "noise"));

    const auto steps = file.steps(2);
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_TRUE(steps[0].warmUp);
    EXPECT_EQ(steps[0].begin, -3);
    EXPECT_EQ(steps[1].measuredFrom, 1'250'000);
    const auto points = file.points(2);
    ASSERT_EQ(points.size(), 2u);
    EXPECT_EQ(points[0].metric, "io_waits");
    EXPECT_EQ(points[1].value, 1234.5678901234567);
    EXPECT_EQ(points[1].evidence, 1234);
    const auto events = file.events(2);
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].kind, "autovacuum");
    EXPECT_EQ(events[1].text, "время");
    EXPECT_TRUE(file.points(0).empty());
}

TEST(StudyFile, IsCompleteWhenEveryRunIsDone)
{
    const example::Folder folder;
    const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    const StudyFile file = StudyFile::open(folder.file());
    for (int run = 0; run < 4; ++run) {
        EXPECT_FALSE(file.isComplete());
        writer->beginRun(run, {});
        EXPECT_EQ(file.runs().at(std::size_t(run)).state, RunState::Running);
        writer->endRun(run, RunState::Done, {}, {});
    }
    EXPECT_TRUE(file.isComplete());
}

TEST(StudyFile, KeepsTheJournalInOrder)
{
    const example::Folder folder;
    const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
    writer->append({"731", "alter_system", "work_mem", std::nullopt, "64MB", "planned", 17});
    writer->append({"731", "alter_system", "work_mem", "", std::nullopt, "done", 18});
    const auto journal = StudyFile::open(folder.file()).journal();
    ASSERT_EQ(journal.size(), 2u);
    EXPECT_EQ(journal[0].oldValue, std::nullopt);
    EXPECT_EQ(journal[0].newValue, "64MB");
    EXPECT_EQ(journal[0].utcMicros, 17);
    EXPECT_EQ(journal[1].oldValue, "");
    EXPECT_EQ(journal[1].newValue, std::nullopt);
    EXPECT_EQ(journal[1].systemIdentifier, "731");
    EXPECT_EQ(journal[1].state, "done");
}

TEST(StudyFile, HoldsNoPasswordOfTheConfiguration)
{
    const example::Folder folder;
    store::RunRecord record;
    record.configuration.facts = {{"primary_conninfo", "host=h user=u password=s3cret"}};
    StudyWriter::create(folder.file(), example::study(), 1)->beginRun(0, record);
    QFile file(QString::fromStdString(folder.file()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    EXPECT_TRUE(bytes.contains("primary_conninfo"));
    EXPECT_FALSE(bytes.contains("s3cret"));
}

TEST(StudyFile, AnyNameWillDo)
{
    const example::Folder folder;
    const std::string path = folder.file("100 % ? #1 «да»;x=y.pgduel");
    StudyWriter::create(path, example::study(), 1);
    EXPECT_EQ(StudyFile::open(path).runs().size(), 4u);
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}
