// A plan with a stop rule grows block by block, from what its file holds.
#include <QTemporaryDir>
#include <QTest>

#include "run/budget.h"
#include "run/plan_cost.h"
#include "stop_rule.h"
#include "store/study_writer.h"

using namespace pgduel;

namespace {

study::Study twoLevels(double width, int most)
{
    study::Study study;
    study.title = "Two levels";
    study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
    study.factors = {{"f", study::FactorTarget::Setting, "work_mem", {}, {"1MB", "2MB"}, {}}};
    study.plan.stop = study::StopRule{width, "", most};
    return study;
}

void carryOut(store::StudyWriter& writer, const std::vector<study::PlannedRun>& runs, double spread)
{
    for (const study::PlannedRun& run : runs) {
        store::RunRecord record;
        record.planned = run;
        writer.beginRun(run.index, record);
        const double value = 1000 * (1 + spread * ((run.block + run.experiment) % 2));
        writer.add(run.index, measure::Point{0, 5, false, "speed", value, 1000});
        writer.endRun(run.index, store::RunState::Done, std::nullopt, {});
    }
}

} // namespace

class TestStopRule : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;

    std::string newFile() { return folder_.filePath(QString::number(++files_)).toStdString(); }

private slots:
    void addsBlocksUntilTheIntervalIsNarrow()
    {
        const auto study = twoLevels(0.09, 20);
        const auto path = newFile();
        const auto writer = store::StudyWriter::create(path, study, 1);
        QVERIFY(run::nextBlock(path, study).empty()); // planned runs come first
        carryOut(*writer, study::planOf(study), 0.1);
        int blocks = 4;
        for (auto next = run::nextBlock(path, study); !next.empty(); next = run::nextBlock(path, study)) {
            QCOMPARE(next.size(), std::size_t(2));
            QCOMPARE(next.front().block, blocks++);
            QVERIFY(blocks < 20);
            writer->addRuns(next);
            const auto stored = store::StudyFile::open(path).runs();
            QCOMPARE(stored.size(), std::size_t(2 * blocks));
            QVERIFY(stored.back().planned == next.back());
            QVERIFY(run::nextBlock(path, study).empty()); // its runs are not done yet
            carryOut(*writer, next, 0.1);
        }
        QVERIFY(blocks > 4);
    }

    void endsAtOnceOrAtTheMost()
    {
        for (const auto& [width, most] : {std::pair(0.5, 20), std::pair(0.001, 4)}) {
            const auto study = twoLevels(width, most);
            const auto path = newFile();
            const auto writer = store::StudyWriter::create(path, study, 1);
            carryOut(*writer, study::planOf(study), 0.1);
            QVERIFY(run::nextBlock(path, study).empty());
        }
    }

    void theCostHasBothEnds()
    {
        auto study = twoLevels(0.03, 10);
        const auto cost = run::costOf(study);
        QCOMPARE(cost.runs, 8);
        QCOMPARE(cost.mostRuns, 20);
        QVERIFY(cost.mostSeconds > 2 * cost.totalSeconds);
        study.plan.stop.reset();
        QCOMPARE(run::costOf(study).mostSeconds, run::costOf(study).totalSeconds);
    }

    void aBudgetBecomesReplicatesAndSteps()
    {
        auto study = twoLevels(0.03, 10);
        study.plan.stop.reset();
        QVERIFY(run::plansWithin(study).empty());
        QVERIFY(run::withinBudget(study) == study);
        study.plan.budget = std::chrono::hours(2);
        const auto plans = run::plansWithin(study);
        QVERIFY(plans.size() > 3);
        const auto planned = run::withinBudget(study);
        QCOMPARE(planned.plan.replicates, plans.front().replicates);
        QVERIFY(planned.scenario.load.stepDuration >= std::chrono::seconds(10));
        QVERIFY(planned.plan.replicates >= 4);
        const double total = run::costOf(planned).totalSeconds;
        QVERIFY2(total <= 7200 && total > 6000, qPrintable(QString::number(total)));
        QVERIFY(run::withinBudget(planned) == planned);
        QVERIFY(run::sameDefinition(study, planned));
        QVERIFY(!run::budgetFault(study));
        study.plan.budget = std::chrono::minutes(2);
        QVERIFY(run::budgetFault(study).has_value());
        QVERIFY(run::withinBudget(study) == study);
    }

    void discardedPartsStayAQuarter()
    {
        auto study = twoLevels(0.03, 10);
        study.plan.stop.reset();
        study.plan.budget = std::chrono::hours(8);
        study.scenario.load.discard = std::chrono::seconds(30);
        QVERIFY(run::withinBudget(study).scenario.load.stepDuration >= std::chrono::seconds(120));
    }
};

QTEST_GUILESS_MAIN(TestStopRule)
#include "test_stop_rule.moc"
