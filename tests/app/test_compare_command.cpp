// `pgduel compare` on a study file made here: what each format holds, and the status of --fail-on.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "store/study_writer.h"
#include "study/plan.h"

using namespace pgduel;

class TestCompareCommand : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    struct Ended {
        int exit = -1;
        QByteArray out, err;
    };

    Ended compare(const QStringList& options) const
    {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QStringLiteral(PGDUEL_PROGRAM),
            QStringList{QStringLiteral("compare"), QStringLiteral("slow.pgduel"), QStringLiteral("--lang"),
                QStringLiteral("en")}
                + options);
        if (!process.waitForFinished(60'000))
            process.kill();
        return {process.exitCode(), process.readAllStandardOutput().replace("\u00a0", " "),
            process.readAllStandardError()};
    }

    /// "new" is 10 % slower than "old" in five blocks, and has 10 % fewer waits.
    void writeStudy() const
    {
        study::Study study;
        study.title = "Slow";
        study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
        study.factors = {{"version", study::FactorTarget::Label, "", {}, {"old", "new"}, {}}};
        study.plan.replicates = 5;
        const auto writer = store::StudyWriter::create(
            folder_.filePath(QStringLiteral("slow.pgduel")).toStdString(), study, 1);
        for (const auto& run : study::planOf(study)) {
            store::RunRecord record;
            record.planned = run;
            writer->beginRun(run.index, record);
            const double value = (run.experiment == 0 ? 1000 : 900) * (1 + 0.003 * (run.index * 7 % 5 - 2));
            for (const char* metric : {"speed", "io_waits", "lwlock_waits"})
                writer->add(run.index, measure::Point{0, 8, false, metric, value, 5000});
            writer->endRun(run.index, store::RunState::Done, std::nullopt, {});
        }
    }

private slots:
    void initTestCase() { writeStudy(); }

    void textSaysTheVerdictItsIntervalAndItsRuns()
    {
        const auto ended = compare({});
        QCOMPARE(ended.exit, 0);
        for (const char* words : {"Speed, new against old: worse by 9.7", "95 % confidence interval",
                 "5 pairs of runs, by block", "IO waits, new against old: fewer by 9.7",
                 "Conclusions\n  Speed: the largest loss against old is 9.7 %, with new at 8 sessions."})
            QVERIFY2(ended.out.contains(words), ended.out.constData());
        const auto russian = compare({QStringLiteral("--lang"), QStringLiteral("ru")});
        QVERIFY2(russian.out.contains("хуже на 9,7"), russian.out.constData());
    }

    void onlyADecidedWorseEndsWithFour()
    {
        const QStringList failOn{QStringLiteral("--fail-on"), QStringLiteral("worse")};
        QCOMPARE(compare(failOn).exit, 4);
        QCOMPARE(
            compare(failOn + QStringList{QStringLiteral("--metric"), QStringLiteral("io_waits")}).exit, 0);
        const QStringList turned{QStringLiteral("--baseline"), QStringLiteral("new"),
            QStringLiteral("--candidate"), QStringLiteral("old")};
        const auto better = compare(failOn + turned);
        QCOMPARE(better.exit, 0);
        QVERIFY2(better.out.contains("better by 10.7"), better.out.constData());
        const auto wrong = compare({QStringLiteral("--fail-on"), QStringLiteral("better")});
        QCOMPARE(wrong.exit, 1);
        QVERIFY(wrong.err.contains("--fail-on"));
        QCOMPARE(compare({QStringLiteral("--fail-on"), QString()}).exit, 1); // an unset variable in a script
    }

    void jsonHasTheFacts()
    {
        const auto ended = compare({QStringLiteral("--format"), QStringLiteral("json")});
        const auto verdict = QJsonDocument::fromJson(ended.out)
                                 .object()[u"comparisons"]
                                 .toArray()[0]
                                 .toObject()[u"verdict"]
                                 .toObject();
        QCOMPARE(verdict[u"kind"].toString(), QStringLiteral("worse"));
        QCOMPARE(verdict[u"method"].toString(), QStringLiteral("paired_log_t"));
        QCOMPARE(verdict[u"pairs"].toInt(), 5);
        QVERIFY(verdict[u"interval"].toObject()[u"high_ratio"].toDouble() < -0.02);
        QCOMPARE(verdict[u"runs"].toArray().size(), 10);
        const auto conclusions = QJsonDocument::fromJson(ended.out).object()[u"conclusions"].toArray();
        QCOMPARE(conclusions[0].toObject()[u"kind"].toString(), QStringLiteral("largest_difference"));
        QCOMPARE(conclusions[0].toObject()[u"decided"].toBool(), true);
        QCOMPARE(conclusions[0].toObject()[u"sessions"].toInt(), 8);
        QVERIFY(conclusions[0].toObject()[u"difference_ratio"].toDouble() < -0.09);
    }

    void tablesSayWhichMean()
    {
        const auto csv = compare({QStringLiteral("--format"), QStringLiteral("csv")});
        QVERIFY(csv.out.contains(",estimate_ratio,confidence_low,confidence_high,"));
        QVERIFY(csv.out.contains(",mean_of_differences,"));
        QVERIFY(csv.out.contains("speed,transactions/s,old,new,higher_is_better,worse,"));
        const auto markdown = compare({QStringLiteral("--format"), QStringLiteral("markdown")});
        QVERIFY2(
            markdown.out.startsWith("## Conclusions\n\n- Speed: the largest loss"), markdown.out.constData());
        QVERIFY2(markdown.out.contains("| Speed | old | new | Worse by 9.7"), markdown.out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCompareCommand)
#include "test_compare_command.moc"
