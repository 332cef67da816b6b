#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QLocale>
#include <QTest>

#include "also_in_file.h"
#include "load_curve.h"
#include "number_box.h"
#include "plan_grid_model.h"
#include "run/plan_cost.h"
#include "sample.h"
#include "setting_words.h"
#include "study/experiment.h"
#include "study/plan.h"

using namespace pgduel;
using namespace pgduel::design;
using namespace pgduel::test_support;

class TestParts : public QObject {
    Q_OBJECT
private slots:
    void numbersAreReadInBothSpellings()
    {
        for (const auto& locale : {QLocale(QLocale::English), QLocale(QLocale::Russian)}) {
            NumberBox box;
            box.setLocale(locale);
            int position = 0;
            for (auto text : {QStringLiteral("0.5"), QStringLiteral("0,5")}) {
                QCOMPARE(box.validate(text, position), QValidator::Acceptable);
                QCOMPARE(box.valueFromText(text), 0.5);
            }
            auto wrong = QStringLiteral("0,5x");
            QCOMPARE(box.validate(wrong, position), QValidator::Invalid);
            QCOMPARE(box.textFromValue(60), QStringLiteral("60"));
            QCOMPARE(box.textFromValue(100), QStringLiteral("100"));
        }
    }

    void settingValuesAreShownInReadableUnits()
    {
        study::SettingFact buffers;
        buffers.name = "shared_buffers";
        buffers.type = "integer";
        buffers.unit = "8kB";
        buffers.bootValue = "16384";
        buffers.min = 16;
        buffers.max = 1073741823;
        buffers.context = study::SettingContext::Postmaster;
        QVERIFY(valueText(buffers, "16384").contains(QStringLiteral("128")));
        QCOMPARE(firstValue(buffers), QStringLiteral("128 MB"));
        QVERIFY(rangeText(buffers).contains(QStringLiteral("128"))); // 16 × 8 kB
        QVERIFY(settingSummary(buffers).startsWith(QStringLiteral("integer")));
        study::SettingFact memory = buffers;
        memory.unit = "kB";
        memory.bootValue = "4096";
        QCOMPARE(firstValue(memory), QStringLiteral("4 MB"));
        study::SettingFact time = buffers;
        time.unit = "s";
        time.bootValue = "300";
        QCOMPARE(firstValue(time), QStringLiteral("300s"));
        study::SettingFact word = buffers;
        word.unit.clear();
        word.type = "bool";
        word.bootValue = "on";
        QCOMPARE(firstValue(word), QStringLiteral("on"));
        QCOMPARE(valueText(word, "on"), QStringLiteral("on"));
    }

    void planIsATableOfBlocks()
    {
        const auto study = sharedBuffers();
        const auto experiments = study::experimentsOf(study);
        const auto plan = study::planOf(study);
        PlanGridModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPlan(plan, experiments, true);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.rowCount(), static_cast<int>(plan.size()) / 3);
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList names; // each block holds every experiment once
            for (int column = 0; column < 3; ++column)
                names += model.index(row, column).data().toString();
            names.removeDuplicates();
            QCOMPARE(names.size(), 3);
        }
        const auto cut = std::vector<study::PlannedRun>(plan.begin(), plan.begin() + 4);
        model.setPlan(cut, experiments, false);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(!model.index(1, 1).data().isValid());
        QVERIFY(model.headerData(1, Qt::Vertical).toString().contains(QStringLiteral("4")));
    }

    void totalsAddUp()
    {
        auto study = sharedBuffers();
        study.plan.replicates = 3;
        study.plan.coolDown = study::Duration(2000);
        study.scenario.load = {};
        study.scenario.load.steps = 8;
        study.scenario.load.stepDuration = study::Duration(10'000);
        const auto totals = run::costOf(study);
        QCOMPARE(totals.experiments, 3);
        QCOMPARE(totals.runs, 9);
        QCOMPARE(totals.restarts, 9);
        QCOMPARE(totals.loadSeconds, 8 * 10.0);
        QVERIFY(
            totals.totalSeconds > totals.setUpSeconds + 9 * 8 * 10 + 8 * 2); // restores and restarts on top
        study.dataset.scale = 130;
        QVERIFY(run::costOf(study).diskBytes
            > 2LL * 130 * 12'000'000); // twice, and 12 MB a unit of scale at the least
    }

    void keysWithoutFieldAreListed()
    {
        study::Study study;
        QCOMPARE(alsoInFile(study), QString());
        study.title = "with fields only";
        study.plan.seed = 99;
        study.server.ram = "2 GB";
        QCOMPARE(alsoInFile(study), QString());
        study.scenario.thinkTime = study::Duration(250);
        study.scenario.work = 1000;
        study.telemetry.waitRate = 5;
        const auto lines = alsoInFile(study);
        QVERIFY2(lines.contains(QStringLiteral("work = 1000")), qPrintable(lines));
        QVERIFY(!lines.contains(QStringLiteral("think_time")));
        QVERIFY2(lines.contains(QStringLiteral("wait_rate")), qPrintable(lines));
        QVERIFY(!lines.contains(QStringLiteral("seed")));
        QVERIFY(!lines.contains(QStringLiteral("ram")));
    }

    void curveDrawsTheSteps()
    {
        LoadCurve curve;
        curve.resize(400, 160);
        const auto inked = [&curve] {
            const auto picture = curve.grab().toImage();
            int pixels = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    pixels += picture.pixel(x, y) != picture.pixel(0, picture.height() / 2);
            }
            return pixels;
        };
        curve.setSteps(
            {{0, 5, false, study::Duration(1000), {}}, {1, 100, false, study::Duration(1000), {}}});
        const int high = inked();
        curve.setSteps({{0, 5, false, study::Duration(1000), {}}, {1, 5, false, study::Duration(1000), {}},
            {2, 100, false, study::Duration(200), {}}});
        QVERIFY(inked() < high); // a long step with many sessions fills more than a short one
        QCOMPARE(curve.accessibleDescription(), QStringLiteral("5, 5, 100"));
        curve.setSteps(
            {{0, 8, false, study::Duration(1000), {}, 100}, {1, 8, false, study::Duration(1000), {}, 0.5}});
        QCOMPARE(curve.accessibleDescription(), QStringLiteral("100, 0.500"));
    }
};

QTEST_MAIN(TestParts)
#include "test_parts.moc"
