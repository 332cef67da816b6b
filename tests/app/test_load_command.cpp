// `pgduel load` on a real server: reports, logs, JSON, exit statuses, Ctrl-C. Short loads; what the driver
// measures is tested in tests/driver.
#include <csignal>

#include "load_program.h"
#include "server/session.h"

using namespace pgduel;
using namespace pgduel::test_support;

class TestLoadCommand : public QObject, private LoadProgram {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        write("scaled.sql",
            "\\set id random(1, 100000 * :scale)\nSELECT abalance FROM pgbench_accounts WHERE aid = :id;\n");
        write("sometimes.sql", "\\set zero random(0, 1)\nSELECT 1 / :zero;\n");
        write("never.sql", "SELECT 1 / 0;\n");
        write("mistake.sql", "SELECT 1;\n\\set x 1 + * 2\nSELECT :x;\n");
        const Ended made = load("-i -q -F 90 bench");
        QVERIFY2(made.exit == 0, made.err.constData());
        QVERIFY2(made.warns("done in"), made.err.constData());
        const Ended again = load("-i -I dtgp bench");
        QVERIFY2(again.exit == 0 && again.warns("Dropping pgbench_accounts"), again.err.constData());
    }

    void reportAndProgressAreAsPgbenchWritesThem()
    {
        const Ended ended = load("-S -c 2 -j 2 -T 2 -P 1 -n bench");
        QVERIFY2(ended.exit == 0, ended.all().constData());
        for (const char* line :
            {"^transaction type: <builtin: select only>$", "^scaling factor: 1 ", "^query mode: simple$",
                "^number of clients: 2$", "^number of threads: 2$", "^maximum number of tries: 1$",
                "^duration: 2 s$", "^number of transactions actually processed: \\d+$",
                "^number of failed transactions: 0 \\(0\\.000%\\)$", "^latency average = \\d+\\.\\d{3} ms$",
                "^latency stddev = \\d+\\.\\d{3} ms$", "^latency p99 = \\d+\\.\\d{3} ms$",
                "^initial connection time = \\d+\\.\\d{3} ms$",
                "^tps = \\d+\\.\\d{6} \\(without initial connection time\\)$"})
            QVERIFY2(ended.says(line), qPrintable(QLatin1String(line) + QLatin1Char('\n') + ended.text()));
        QVERIFY2(
            ended.warns(
                "^progress: 1\\.\\d s, \\d+\\.\\d tps, lat \\d+\\.\\d{3} ms stddev \\d+\\.\\d{3}, 0 failed"),
            ended.err.constData());
        QVERIFY2(ended.warns("^progress: 2\\.\\d s, "), ended.err.constData());
    }

    void inRussianTheSameWithADecimalComma()
    {
        const Ended ended = load("-S -t 5 -n --lang ru bench");
        QCOMPARE(ended.exit, 0);
        QVERIFY2(ended.says("^транзакций/с = \\d+,\\d{6} "), ended.out.constData());
        QVERIFY2(ended.says("прочитан из набора данных"), ended.out.constData());
    }

    void aNumberOfTransactionsEndsTheLoadAndTheLogHasThemAll()
    {
        const Ended ended = load("-b se@3 -b tpcb -c 3 -j 2 -t 20 -l --log-prefix all bench");
        QVERIFY2(ended.exit == 0, ended.all().constData());
        QVERIFY2(ended.says("^number of transactions actually processed: 60/60$"), ended.out.constData());
        QVERIFY2(ended.says("^SQL script 1: <builtin: select only>$"), ended.out.constData());
        QVERIFY2(ended.says("^ - weight: 3 \\(targets 75\\.0% of total\\)$"), ended.out.constData());
        const auto lines = logLines("all");
        QCOMPARE(lines.size(), 60);
        QSet<QByteArray> transactions;
        for (const auto& fields : lines) {
            QCOMPARE(fields.size(), 6);
            QVERIFY(fields[0].toInt() >= 0 && fields[0].toInt() < 3);
            QVERIFY(fields[1].toInt() >= 1 && fields[1].toInt() <= 20);
            QVERIFY(fields[2].toLongLong() > 0);
            QVERIFY(fields[3] == "0" || fields[3] == "1");
            transactions << fields[0] + '.' + fields[1];
        }
        QCOMPARE(transactions.size(), 60);
    }

    void anOpenLoopAsJsonAndItsSumsInTheLog()
    {
        const Ended ended = load("-S -n -c 2 -T 2 -R 100 -L 500 --max-tries 2 -l --aggregate-interval 1 "
                                 "--log-prefix sums --json --random-seed 7 -M prepared bench");
        QVERIFY2(ended.exit == 0, ended.all().constData());
        const QJsonObject document = ended.json();
        QCOMPARE(document.value(QStringLiteral("outcome")).toString(), QStringLiteral("done"));
        const QJsonObject totals = part(document, "totals");
        const double done = number(totals, "transactions");
        QVERIFY2(
            done > 130 && done < 270, ended.out.constData()); // Poisson, mean 200: five standard deviations
        QVERIFY(number(part(totals, "lag"), "mean_ms") >= 0);
        QVERIFY(number(part(totals, "service"), "p50_ms") <= number(part(totals, "latency"), "max_ms"));
        const QJsonObject configuration = part(document, "configuration");
        QCOMPARE(configuration.value(QStringLiteral("seed")).toString(), QStringLiteral("7"));
        QCOMPARE(configuration.value(QStringLiteral("protocol")).toString(), QStringLiteral("prepared"));
        QVERIFY(!ended.out.contains("password"));

        double sum = 0;
        for (const auto& interval : list(document, "intervals"))
            if (interval.toObject().value(QStringLiteral("counted")).toBool())
                sum += number(interval.toObject(), "transactions");
        QCOMPARE(sum, done);
        double logged = 0;
        for (const auto& fields : logLines("sums")) {
            QCOMPARE(fields.size(), 15);
            logged += fields[1].toDouble();
        }
        QCOMPARE(logged, done);
    }

    void stepsAndGroupsAreTheirOwnPartsOfTheDocument()
    {
        const Ended steps = load("-S -n --load-steps 1,3 --step-duration 500ms --warm-up 200ms --json bench");
        QVERIFY2(steps.exit == 0, steps.all().constData());
        QList<int> sessions;
        for (const auto& step : list(steps.json(), "steps"))
            sessions << step.toObject().value(QStringLiteral("sessions")).toInt();
        QCOMPARE(sessions, (QList<int>{1, 1, 3}));

        const Ended groups = load("-n -T 1 --group name=a,builtin=select-only,sessions=2 "
                                  "--group name=b,script=scaled.sql,sessions=1,think=50ms -r bench");
        QVERIFY2(groups.exit == 0, groups.all().constData());
        QVERIFY2(
            groups.says("^number of clients: 3$") && groups.says("^ - group: b$"), groups.out.constData());
    }

    void commandsHaveLatenciesAndConnectionsATime()
    {
        const Ended ended = load("-f scaled.sql -n -C -t 5 -r bench");
        QVERIFY2(ended.exit == 0, ended.all().constData());
        QVERIFY2(ended.says("^ +\\d+\\.\\d{3} +0  SELECT abalance FROM pgbench_accounts WHERE aid = :id;$"),
            ended.out.constData());
        QVERIFY2(ended.says("^average connection time = [\\d.]+ ms$"), ended.out.constData());
        QVERIFY2(ended.says("^tps = [\\d.]+ \\(including reconnection times\\)$"), ended.out.constData());
        QVERIFY2(ended.says("^scaling factor: 1 \\(read from the data set\\)$"), ended.out.constData());
    }

    void anErrorEndsTheSessionUnlessTheRulesSayOtherwise()
    {
        const Ended aborted = load("-f never.sql -n -c 2 -T 5 bench");
        QCOMPARE(aborted.exit, 2);
        QVERIFY2(aborted.warns("Run was aborted") && aborted.warns("22012"), aborted.err.constData());

        const Ended counted =
            load("-f sometimes.sql -n -t 50 --continue-on-error --failures-detailed --verbose-errors bench");
        QVERIFY2(counted.exit == 0, counted.all().constData());
        QVERIFY2(counted.says("^number of other failures: [1-9]\\d* "), counted.out.constData());
        QVERIFY2(counted.warns("^session 0, sometimes.sql:2:1: division by zero \\(SQLSTATE 22012\\)$"),
            counted.err.constData());
        QVERIFY2(counted.says("^errors by SQLSTATE: 22012: [1-9]"), counted.out.constData());

        QCOMPARE(load("-f sometimes.sql -n -T 5 --on-error stop bench").exit, 2);
    }

    void anInterruptKeepsTheResultAndLeavesNobodyBehind()
    {
        QProcess process;
        prepare(process, "-S -n -c 4 -T 30 -P 1 bench");
        QByteArray err;
        while (!err.contains("progress: 1.") && process.waitForReadyRead(10'000))
            err += process.readAllStandardError();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(5'000));
        QCOMPARE(process.exitCode(), 3);
        const Ended ended{3, process.readAllStandardOutput(), err + process.readAllStandardError()};
        QVERIFY2(ended.says("^tps = [1-9]"), ended.all().constData());
        server::Session session(test_support::testConninfo("bench"));
        const char* left = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pgduel load'";
        QTRY_COMPARE_WITH_TIMEOUT(session.query(left).integer(0), 0LL, 1'000);
    }

    void whatCannotBeginIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* words, const char* said) {
            QTest::newRow(name) << QByteArray(words) << QByteArray(said);
        };
        row("mistake", "-f mistake.sql bench", "mistake.sql:2:12: ");
        row("mistake in Russian", "-f mistake.sql --lang ru bench", "mistake.sql:2:12: .*здесь");
        row("no such file", "-f missing.sql bench", "missing.sql: ");
        row("no such database", "-S -n nowhere", "nowhere");
        row("no such database before VACUUM", "-S nowhere", "nowhere");
        row("no server", "-S -n -h /nonexistent bench", "/nonexistent");
        row("no tables", "-S -n postgres", "scale.* -i");
        row("no such option", "--nonsense bench", "There is no option --nonsense");
        row("options that do not fit, in Russian", "-T 1 -t 1 --lang=ru bench", "-T и -t вместе не задаются");
        row("too many sessions", "-S -n -c 2000 -T 1 bench", "250");
        row("log cannot be made", "-S -n -t 1 -l --log-prefix no/such/folder bench", "no/such/folder");
    }

    void whatCannotBeginIsRefusedWithItsReason()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, said);
        const Ended ended = load(words.constData());
        QCOMPARE(ended.exit, 1);
        QVERIFY2(ended.warns(said.constData()), ended.err.constData());
        QVERIFY2(ended.out.isEmpty(), ended.out.constData());
    }

    void aRefusalIsADocumentToo_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("faults");
        const auto row = [](const char* name, const char* words, const char* code, int faults) {
            QTest::newRow(name) << QByteArray(words) << QString::fromUtf8(code) << faults;
        };
        row("mistakes of all scripts", "-f mistake.sql -f mistake.sql bench", "workload.syntax_error", 2);
        row("a folder for a script", "-f . bench", "workload.script_unreadable", 1);
        row("no log", "-S -n -t 1 -l --log-prefix no/such/folder bench", "workload.log_failed", 1);
        row("no tables", "-S -n postgres", "workload.scale_unknown", 0);
    }

    void aRefusalIsADocumentToo()
    {
        QFETCH(QByteArray, words);
        QFETCH(QString, code);
        QFETCH(int, faults);
        const Ended ended = load(words.prepend("--json ").constData());
        QCOMPARE(ended.exit, 1);
        QCOMPARE(ended.json().value(QLatin1String("outcome")).toString(), QStringLiteral("refused"));
        QCOMPARE(part(ended.json(), "fault").value(QLatin1String("code")).toString(), code);
        QCOMPARE(list(ended.json(), "faults").size(), faults);
    }

    void whereNothingEndsTheReportKeepsWhatItKnows()
    {
        const Ended ended = load("-S -n -j 1 -R 0.0001 -T 1 bench");
        QCOMPARE(ended.exit, 2);
        QVERIFY2(ended.says("^number of threads: 1$"), ended.out.constData());
        QVERIFY2(ended.warns("not one transaction ended in 1 s"), ended.err.constData());
    }

    void aLogThatCannotBeWrittenIsInTheDocument()
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        // The log's name ends in the number of the process, which exec keeps.
        process.start(QStringLiteral("sh"),
            {QStringLiteral("-c"),
                QStringLiteral(
                    "ln -s /dev/full full.$$; exec \"$0\" load --json -S -n -t 1 -l --log-prefix full bench"),
                QStringLiteral(PGDUEL_PROGRAM)});
        QVERIFY(process.waitForFinished(patience));
        const QJsonObject document = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(document.value(QLatin1String("outcome")).toString(), QStringLiteral("aborted"));
        QCOMPARE(part(document, "fault").value(QLatin1String("code")).toString(),
            QStringLiteral("workload.log_failed"));
        QCOMPARE(number(part(document, "totals"), "transactions"), 1.0);
    }

    void whatNeedsNoServer()
    {
        QVERIFY(load("-b list").says("^ +tpcb-like  "));
        QVERIFY(load("--show-script sel").says("^SELECT abalance FROM pgbench_accounts"));
        QVERIFY(load("--help").says("^  -c, --client NUM"));
        QVERIFY(load("-V").says("^pgduel \\d"));
        QCOMPARE(load("--help").exit, 0);
    }
};

QTEST_GUILESS_MAIN(TestLoadCommand)
#include "test_load_command.moc"
