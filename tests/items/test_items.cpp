#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "items/experiments_model.h"
#include "items/plan_model.h"
#include "items/point_table_model.h"
#include "items/settings_model.h"
#include "study/experiment.h"
#include "study/plan.h"

using namespace pgduel;
using namespace pgduel::items;

namespace {

study::Study threeLevels()
{
    study::Study study;
    study.title = "t";
    study::FactorSpec factor;
    factor.name = factor.key = "shared_buffers";
    factor.levels = {"25 % RAM", "40 % RAM", "50 % RAM"};
    study.factors = {factor};
    study.plan.replicates = 3;
    study.plan.order = study::Order::Blocks;
    study.plan.seed = 7;
    return study;
}

study::SettingFact setting(const char* name, const char* description, study::SettingContext context)
{
    study::SettingFact fact;
    fact.name = name;
    fact.type = "integer";
    fact.description = description;
    fact.context = context;
    return fact;
}

constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

} // namespace

class TestItems : public QObject {
    Q_OBJECT
private slots:
    void planShowsRunsInOrder()
    {
        const auto study = threeLevels();
        const auto experiments = study::experimentsOf(study);
        const auto plan = study::planOf(study);
        PlanModel model;
        QAbstractItemModelTester tester(&model, strict);
        model.setPlan(plan, experiments);
        QCOMPARE(model.rowCount(), 9);
        QCOMPARE(model.blocks(), 3);
        for (int row = 0; row < 9; ++row) {
            const auto& run = plan[static_cast<std::size_t>(row)];
            QCOMPARE(model.index(row, PlanModel::Order).data().toInt(), row + 1);
            QCOMPARE(model.index(row, PlanModel::ExperimentName).data().toString(),
                QString::fromStdString(experiments[static_cast<std::size_t>(run.experiment)].name));
            QCOMPARE(model.index(row, 0).data(PlanModel::FirstOfBlockRole).toBool(), row % 3 == 0);
        }
    }

    void stateOfARunChangesItsRowOnly()
    {
        const auto study = threeLevels();
        PlanModel model;
        QAbstractItemModelTester tester(&model, strict);
        model.setPlan(study::planOf(study), study::experimentsOf(study));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setState(4, store::RunState::Running);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(changes.first().first().toModelIndex().row(), 4);
        QCOMPARE(model.index(4, 0).data(PlanModel::StateRole).toInt(), int(store::RunState::Running));
        QCOMPARE(model.index(5, 0).data(PlanModel::StateRole).toInt(), int(store::RunState::Planned));
        model.setState(4, store::RunState::Running);
        QCOMPARE(changes.count(), 1);
    }

    void searchRanksNamesFirst()
    {
        SettingsModel settings;
        QAbstractItemModelTester tester(&settings, strict);
        settings.setFacts({setting("bgwriter_delay", "Pause between rounds of writing buffers.",
                               study::SettingContext::Sighup),
            setting("shared_buffers", "Number of shared memory pages.", study::SettingContext::Postmaster),
            setting("buffers_x", "Something.", study::SettingContext::User),
            setting("block_size", "Size of a disk block; buffers.", study::SettingContext::Internal)});
        SettingsSearch search;
        QAbstractItemModelTester searchTester(&search, strict);
        search.setSourceModel(&settings);
        QCOMPARE(search.rowCount(), 3); // what cannot be changed is not offered
        search.setWords(QStringLiteral("buffers"));
        QStringList names;
        for (int row = 0; row < search.rowCount(); ++row)
            names += search.index(row, 0).data(SettingsModel::NameRole).toString();
        QCOMPARE(names,
            QStringList({QStringLiteral("buffers_x"), QStringLiteral("shared_buffers"),
                QStringLiteral("bgwriter_delay")}));
        search.setWords(QStringLiteral(" Shared  PAGES "));
        QCOMPARE(search.rowCount(), 1);
        QVERIFY(search.index(0, 0).data(SettingsModel::NeedsRestartRole).toBool());
        search.setWords(QStringLiteral("no such thing"));
        QCOMPARE(search.rowCount(), 0);
    }

    void pointsKeepMissingApart()
    {
        analysis::Comparison comparison;
        analysis::PairPoint both, missing;
        both.sessions = 5;
        both.baseline = 100;
        both.candidate = 107.4;
        both.difference = 0.074;
        missing.sessions = 9;
        missing.baseline = 50;
        missing.missing = analysis::Missing::NotInCandidate;
        missing.enoughEvidence = false;
        comparison.points = {both, missing};
        analysis::PairAnalysis analysis;
        analysis.comparison = comparison;
        analysis.points = {{0, 5, 0.073, analysis::Interval{0.01, 0.13}, 0.02, 0.04, true}, {}};
        PointTableModel model;
        QAbstractItemModelTester tester(&model, strict);
        model.setAnalysis(analysis);
        QCOMPARE(model.index(0, PointTableModel::Estimate).data().toDouble(), 0.073);
        QCOMPARE(model.index(0, PointTableModel::IntervalHigh).data().toDouble(), 0.13);
        QVERIFY(!model.index(1, PointTableModel::IntervalLow).data().isValid());
        QVERIFY(model.index(0, 0).data(PointTableModel::DecidedRole).toBool());
        QVERIFY(!model.index(1, 0).data(PointTableModel::DecidedRole).toBool());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(
            model.index(0, PointTableModel::Difference).data(PointTableModel::ValueRole).toDouble(), 0.074);
        QVERIFY(!model.index(1, PointTableModel::Candidate).data().isValid());
        QVERIFY(!model.index(1, PointTableModel::Difference).data().isValid());
        QCOMPARE(model.index(1, 0).data(PointTableModel::MissingRole).toInt(),
            int(analysis::Missing::NotInCandidate));
        QVERIFY(model.index(1, 0).data(PointTableModel::ThinRole).toBool());
    }

    void cellsAreCopiedAsATable()
    {
        analysis::Comparison comparison;
        comparison.points.resize(2);
        comparison.points[0].sessions = 5;
        comparison.points[1].sessions = 9;
        PointTableModel model;
        analysis::PairAnalysis analysis;
        analysis.comparison = comparison;
        model.setAnalysis(analysis);
        const QModelIndexList cells{model.index(1, 1), model.index(0, 0), model.index(0, 1)};
        QCOMPARE(tabSeparated(model, cells, false), QStringLiteral("1\t5\n\t9\n"));
        QCOMPARE(tabSeparated(model, {}, true), QString());
    }

    void experimentsKnowTheBaseline()
    {
        const auto study = threeLevels();
        ExperimentsModel model;
        QAbstractItemModelTester tester(&model, strict);
        model.setExperiments(study::experimentsOf(study), 1);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(1).data().toString(), QStringLiteral("40 % RAM"));
        QVERIFY(model.index(1).data(ExperimentsModel::IsBaselineRole).toBool());
        QVERIFY(!model.index(0).data(ExperimentsModel::IsBaselineRole).toBool());
        QCOMPARE(model.index(2).data(ExperimentsModel::IndexRole).toInt(), 2);
    }
};

QTEST_GUILESS_MAIN(TestItems)
#include "test_items.moc"
