// The report and the progress of `pgduel load`: pgbench's lines in English, no group marks, no NaN, Russian.
#include <QtTest>

#include "in_language.h"
#include "words/load_report.h"

using namespace pgduel;
using namespace std::chrono_literals;

namespace {

workload::StepResult stepOf(int index, int sessions, std::uint64_t transactions)
{
    workload::StepResult step;
    step.mark = {index, sessions, false, 0, 0, 2'000'000};
    workload::ScriptResult script;
    script.name = "a.sql";
    script.counts.transactions = transactions;
    script.counts.failed = script.counts.serializationFailures = 5;
    for (std::uint64_t i = 0; i < transactions; ++i)
        script.times.response.record(1500);
    step.counts = script.counts;
    step.times = script.times;
    step.scripts = {script};
    workload::StatementResult statement;
    statement.line = 1;
    statement.text = "SELECT 1;";
    statement.failed = 5;
    statement.latency.record(1234);
    step.statements = {statement};
    step.driverCpuSeconds = 0.5;
    return step;
}

/// A load of one or two steps with what it gave.
struct Fixture {
    workload::LoadPlan plan;
    workload::LoadResult result;
    workload::LoadTotals totals;
    std::vector<std::string> titles{"a.sql"};

    explicit Fixture(std::vector<workload::StepResult> steps)
    {
        plan.protocol = study::Protocol::Simple;
        for (const auto& step : steps)
            plan.steps.push_back({step.mark.index, step.mark.sessions, false, 2s, 0s});
        result.steps = std::move(steps);
        result.threads = 2;
        result.connectMicros = 5816;
        totals = workload::totalsOf(result.steps);
    }
    QStringList lines(bool perCommand = false) const
    {
        return words::loadReport({plan, result, totals, titles, "10", false, perCommand});
    }
};

} // namespace

class LoadReportTest : public QObject {
    Q_OBJECT

    InLanguage language;

private slots:
    void pgbenchsLinesInEnglish()
    {
        language.english();
        Fixture fixture({stepOf(0, 4, 12'000)});
        fixture.plan.threads = 2;
        QCOMPARE(fixture.lines(),
            (QStringList{QStringLiteral("transaction type: a.sql"), QStringLiteral("scaling factor: 10"),
                QStringLiteral("query mode: simple"), QStringLiteral("number of clients: 4"),
                QStringLiteral("number of threads: 2"), QStringLiteral("maximum number of tries: 1"),
                QStringLiteral("duration: 2 s"),
                QStringLiteral("number of transactions actually processed: 12000"),
                QStringLiteral("number of failed transactions: 5 (0.042%)"),
                QStringLiteral("latency average = 1.500 ms"), QStringLiteral("latency stddev = 0.000 ms"),
                QStringLiteral("latency p50 = 1.500 ms"), QStringLiteral("latency p95 = 1.500 ms"),
                QStringLiteral("latency p99 = 1.500 ms"), QStringLiteral("latency max = 1.500 ms"),
                QStringLiteral("initial connection time = 5.816 ms"),
                QStringLiteral("tps = 6000.000000 (without initial connection time)"),
                QStringLiteral("driver CPU = 25.0% of one core")}));
    }

    void whatTheDriverDidBeyondThePlanIsSaid()
    {
        language.english();
        Fixture fixture({stepOf(0, 4, 10)});
        fixture.result.scaleRead = "10";
        fixture.result.errors = {{"40001", 5}};
        fixture.result.firstError = "could not serialize";
        fixture.result.stalls = {{0, 1'500'000}, {2'000'000, 2'100'000}};
        fixture.totals.saturated = true;
        const QString text = fixture.lines().join(QLatin1Char('\n'));
        for (const char* part : {"scaling factor: 10 (read from the data set)",
                 "number of threads: 2 (chosen by the driver)", "errors by SQLSTATE: 40001: 5",
                 "pauses in which no transaction ended: 2, the longest 1.5 s", "The driver had no CPU left"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    void nothingMeasuredIsZeroAndNeverNaN()
    {
        language.english();
        auto empty = stepOf(0, 1, 0);
        empty.counts = empty.scripts[0].counts = {};
        empty.mark.end = 0;
        Fixture fixture({empty, empty});
        fixture.plan.latencyLimit = 5ms;
        fixture.plan.maxTries = 3;
        fixture.titles = {"a.sql", "b.sql"};
        fixture.totals.scripts.push_back(fixture.totals.scripts[0]);
        const QString text = fixture.lines(true).join(QLatin1Char('\n'));
        QVERIFY2(!text.contains(QStringLiteral("nan"), Qt::CaseInsensitive), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("inf"), Qt::CaseInsensitive), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("tps = 0.000000 ")));
        QVERIFY(text.contains(QStringLiteral("number of failed transactions: 0 (0.000%)")));
    }

    void stepsAndCommandsAreTables()
    {
        language.english();
        const Fixture fixture({stepOf(0, 4, 1000), stepOf(1, 8, 3000)});
        const QStringList lines = fixture.lines(true);
        const QStringList step = lines.filter(QRegularExpression(QStringLiteral("^ +8 ")));
        QCOMPARE(step.size(), 1);
        QCOMPARE(step[0].simplified(), QStringLiteral("8 - 2.0 3000 5 1500.0 1.500 1.500 1.500 1.500 1.500"));
        QVERIFY(lines.contains(QStringLiteral("number of clients: 8")));
        QVERIFY(lines.contains(QStringLiteral("         1.234          10  SELECT 1;"))); // pgbench's columns
    }

    void inRussianWithADecimalCommaAndNoGroupMarks()
    {
        language.russian();
        const QStringList lines = Fixture({stepOf(0, 4, 12'000)}).lines();
        QVERIFY(lines.contains(
            QString::fromUtf8("транзакций/с = 6000,000000 (без времени начального подключения)")));
        QVERIFY(lines.contains(QString::fromUtf8("неудачных транзакций: 5 (0,042\u00a0%)")));
    }

    void progressIsWordedAsPgbenchDoes()
    {
        language.english();
        words::LoadProgress progress;
        progress.seconds = 5;
        progress.length = 2;
        progress.counts.transactions = 469;
        progress.counts.failed = 1;
        progress.liveSessions = progress.sessions = 4;
        for (int i = 0; i < 469; ++i)
            progress.latency.record(1000);
        QCOMPARE(words::loadProgress(progress),
            QStringLiteral("progress: 5.0 s, 234.5 tps, lat 1.000 ms stddev 0.000, 1 failed, p99 1.000 ms"));
        progress.openLoop = progress.skips = progress.retries = true;
        progress.counts.skipped = 7;
        progress.counts.retried = 3;
        progress.counts.retriedTransactions = 2;
        progress.lag.record(250);
        progress.liveSessions = 3;
        progress.counted = false;
        QCOMPARE(words::loadProgress(progress),
            QStringLiteral(
                "progress: 5.0 s, 234.5 tps, lat 1.000 ms stddev 0.000, 1 failed, lag 0.250 ms, 7 skipped, "
                "2 retried, 3 retries, p99 1.000 ms, 3 of 4 sessions (not counted)"));
    }
};

QTEST_GUILESS_MAIN(LoadReportTest)
#include "test_load_report.moc"
