// Options of `pgduel load` by what they do on a real server.
#include <csignal>

#include <QDateTime>
#include <QElapsedTimer>
#include <QThread>

#include "load_program.h"
#include "server/session.h"

using namespace pgduel;
using namespace pgduel::test_support;

class TestLoadBehaviour : public QObject, private LoadProgram {
    Q_OBJECT

    static QString asked(const char* sql, const char* database = "bench")
    {
        server::Session session(testConninfo(database));
        return QString::fromStdString(session.query(sql).text(0));
    }
    static void execute(const char* sql)
    {
        server::Session session(testConninfo("bench"));
        session.execute(sql);
    }

private slots:
    void initTestCase()
    {
        const Ended made = load("-i -q bench");
        QVERIFY2(made.exit == 0, made.err.constData());
        write("sleep.sql", "SELECT pg_sleep(60);\n");
        write("suicide.sql", "SELECT pg_terminate_backend(pg_backend_pid());\n");
        write("one.sql", "SELECT 1;\n");
        write("answer.sql", "SELECT 1 / (:answer - 41);\n");
        write("draw.sql", "\\set r random(1, 1000000000)\nINSERT INTO drawn VALUES (:client_id, :r);\n");
    }

    void initMakesTheTablesAsAsked()
    {
        server::Session owner(testConninfo("made"));
        owner.execute("SET allow_in_place_tablespaces = on");
        owner.execute("CREATE TABLESPACE tables LOCATION ''");
        owner.execute("CREATE TABLESPACE keys LOCATION ''");
        const Ended made = load("-i -q -s 2 -F 77 --unlogged-tables --partitions 3 "
                                "--partition-method hash --tablespace tables --index-tablespace keys made");
        QVERIFY2(made.exit == 0, made.err.constData());
        const auto inMade = [](const char* sql) { return asked(sql, "made"); };
        QCOMPARE(inMade("SELECT count(*) FROM pgbench_accounts"), QStringLiteral("200000"));
        QCOMPARE(inMade("SELECT partstrat::text FROM pg_partitioned_table"), QStringLiteral("h"));
        QCOMPARE(inMade("SELECT count(*) FROM pg_inherits i JOIN pg_class c ON c.oid = inhrelid "
                        "WHERE inhparent = 'pgbench_accounts'::regclass AND relpersistence = 'u' "
                        "AND 'fillfactor=77' = ANY (reloptions)"),
            QStringLiteral("3"));
        QCOMPARE(inMade("SELECT string_agg(DISTINCT spcname, ',') FROM pg_class c JOIN pg_tablespace t "
                        "ON t.oid = reltablespace WHERE relname LIKE 'pgbench%' AND relkind = 'r'"),
            QStringLiteral("tables"));
        QCOMPARE(inMade("SELECT string_agg(DISTINCT spcname, ',') FROM pg_class c JOIN pg_tablespace t "
                        "ON t.oid = reltablespace WHERE relname LIKE 'pgbench%' AND relkind = 'i'"),
            QStringLiteral("keys"));
        QCOMPARE(load("-i -q --foreign-keys made").exit, 0);
        QCOMPARE(inMade("SELECT count(*) FROM pg_constraint WHERE contype = 'f'"), QStringLiteral("5"));
    }

    void initTakesOnlyTheStepsAsked()
    {
        testConninfo("steps");
        QCOMPARE(load("-i -q -I dtG -n steps").exit, 0);
        QCOMPARE(asked("SELECT count(*) FROM pgbench_accounts", "steps"), QStringLiteral("100000"));
        QCOMPARE(asked("SELECT count(*) FROM pg_constraint WHERE contype = 'p' AND conrelid::regclass::text "
                       "LIKE 'pgbench%'",
                     "steps"),
            QStringLiteral("0"));
        QCOMPARE(load("-i -q -I p steps").exit, 0);
        QCOMPARE(asked("SELECT count(*) FROM pg_constraint WHERE contype = 'p' AND conrelid::regclass::text "
                       "LIKE 'pgbench%'",
                     "steps"),
            QStringLiteral("3"));
        QCOMPARE(load("-i -I d steps").exit, 0);
        QCOMPARE(asked("SELECT count(*) FROM pg_class WHERE relname LIKE 'pgbench%'", "steps"),
            QStringLiteral("0"));
    }

    void progressTellsSecondsSince1970()
    {
        const qint64 before = QDateTime::currentSecsSinceEpoch();
        const Ended ended = load("-n -f one.sql -T 1 -P 0.5 --interval 500ms --progress-timestamp bench");
        QCOMPARE(ended.exit, 0);
        const auto line = QRegularExpression(QStringLiteral("progress: (\\d+)\\.\\d+ s, "))
                              .match(QString::fromUtf8(ended.err));
        QVERIFY2(line.hasMatch(), ended.err.constData());
        const qint64 told = line.captured(1).toLongLong();
        QVERIFY(told >= before && told <= QDateTime::currentSecsSinceEpoch());
    }

    void vacuumAllIsForTheAccountsToo()
    {
        const char* count = "SELECT vacuum_count FROM pg_stat_user_tables WHERE relname = 'pgbench_accounts'";
        const QString before = asked(count);
        QCOMPARE(load("-S -t 1 bench").exit, 0);
        QCOMPARE(asked(count), before);
        QCOMPARE(load("-S -t 1 -v bench").exit, 0);
        QTRY_COMPARE(asked(count).toInt(), before.toInt() + 1);
    }

    void aVariableIsDefinedForTheScripts()
    {
        QCOMPARE(load("-n -f answer.sql -t 1 -D answer=42 bench").exit, 0);
        QCOMPARE(load("-n -f answer.sql -t 1 -D answer=41 bench").exit, 2); // division by zero
    }

    void thinkTimeIsOutsideLatency()
    {
        const Ended ended = load("-n -f one.sql -t 5 --think-time 200ms --json bench");
        QCOMPARE(ended.exit, 0);
        const QJsonObject totals = part(ended.json(), "totals");
        QVERIFY(number(totals, "measured_s") >= 0.8);
        QVERIFY2(number(part(totals, "latency"), "p50_ms") < 200, ended.out.constData());
    }

    void aLostSessionComesBackUnlessItShallNot()
    {
        const Ended back = load("-n -f suicide.sql -c 2 -T 2 --json bench");
        QVERIFY2(number(part(back.json(), "totals"), "connections") > 0, back.all().constData());
        const Ended away = load("-n -f suicide.sql -c 2 -T 60 --no-reconnect --json bench");
        QCOMPARE(away.exit, 2);
        QVERIFY2(
            text(part(away.json(), "fault"), "code").endsWith(QStringLiteral("_lost")), away.out.constData());
    }

    void aSampleOfTheTransactionsIsLogged()
    {
        const Ended ended = load("-n -f one.sql -t 1000 -l --sampling-rate 0.3 --log-prefix part "
                                 "--random-seed 5 bench");
        QCOMPARE(ended.exit, 0);
        const auto lines = logLines("part");
        QVERIFY2(lines.size() > 220 && lines.size() < 380, QByteArray::number(lines.size()).constData());
    }

    void aScriptIsReadFromStandardInput()
    {
        const Ended ended = load("-n -f - -t 3 -r bench", "SELECT 40 + 2;\n");
        QVERIFY2(ended.exit == 0 && ended.says("SELECT 40 \\+ 2;"), ended.all().constData());
    }

    void anInterruptCancelsWhatRunsOnTheServer()
    {
        QProcess process;
        prepare(process, "-n -f sleep.sql -c 3 -T 60 bench");
        const char* sleeping = "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' "
                               "AND query LIKE 'SELECT pg_sleep(60)%'";
        QTRY_COMPARE_WITH_TIMEOUT(asked(sleeping).toInt(), 3, patience);
        QElapsedTimer since;
        since.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QVERIFY(since.elapsed() < 15'000); // the statement would have gone on for a minute
        QCOMPARE(process.exitCode(), 3);
        QTRY_COMPARE_WITH_TIMEOUT(asked(sleeping).toInt(), 0, 5'000);
    }

    void aPauseWithoutTransactionsIsTold()
    {
        QProcess process;
        prepare(process, "-n -b tpcb -c 2 -T 60 -P 1 bench");
        QByteArray err;
        // A load that began inside the pause would take it for usual.
        QTRY_VERIFY_WITH_TIMEOUT((err += process.readAllStandardError()).contains("progress: 1."), patience);
        server::Session session(testConninfo("bench"));
        session.execute("BEGIN; LOCK TABLE pgbench_branches");
        QTRY_VERIFY_WITH_TIMEOUT(
            (err += process.readAllStandardError()).contains("No transaction has ended for "), patience);
        const auto pause = QRegularExpression(QStringLiteral("No transaction has ended for ([\\d.]+) s"))
                               .match(QString::fromUtf8(err));
        QVERIFY2(pause.captured(1).toDouble() > 0, err.constData());
        session.execute("ROLLBACK");
        QTRY_VERIFY_WITH_TIMEOUT(
            (err += process.readAllStandardError()).contains("Transactions end again"), patience);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
    }

    void aSeedGivesTheSameValuesWhateverTheThreads()
    {
        execute("CREATE TABLE drawn (client int, value int)");
        const char* values =
            "SELECT string_agg(client || ':' || value, ' ' ORDER BY client, value) FROM drawn";
        QStringList drawn;
        for (const char* threads : {"1", "2"}) {
            execute("TRUNCATE drawn");
            const Ended ended = load(QByteArray("-n -f draw.sql -c 4 -t 5 --random-seed 11 bench -j ")
                                         .append(threads)
                                         .constData());
            QVERIFY2(ended.exit == 0, ended.all().constData());
            drawn << asked(values);
        }
        QCOMPARE(drawn[0].split(QLatin1Char(' ')).size(), 20);
        QCOMPARE(drawn[0], drawn[1]);
    }

    void severalHostsAndAServiceAreConnectionStringsToo()
    {
        const QString host = environment.value(QStringLiteral("PGHOST"));
        const QString port = environment.value(QStringLiteral("PGPORT"));
        const QStringList rest = split("-n -f one.sql -t 1 -d");
        const Ended hosts = load(rest
            + QStringList{QStringLiteral("host=/nonexistent,%1 port=1,%2 dbname=bench").arg(host, port)});
        QVERIFY2(hosts.exit == 0, hosts.all().constData());
        write("services.conf",
            QStringLiteral("[there]\nhost=%1\nport=%2\ndbname=bench\n").arg(host, port).toUtf8());
        const QProcessEnvironment usual = environment;
        environment.remove(QStringLiteral("PGHOST"));
        environment.remove(QStringLiteral("PGPORT"));
        environment.insert(QStringLiteral("PGSERVICEFILE"), folder.filePath(QStringLiteral("services.conf")));
        const Ended service = load(rest + QStringList{QStringLiteral("service=there")});
        environment = usual;
        QVERIFY2(service.exit == 0, service.all().constData());
    }

    void aLimitOfTheRoleIsNotToldAsOneOfTheServer()
    {
        execute("CREATE ROLE narrow LOGIN PASSWORD 'narrow' CONNECTION LIMIT 2");
        const QProcessEnvironment usual = environment;
        environment.insert(QStringLiteral("PGPASSWORD"), QStringLiteral("narrow"));
        const Ended ended = load("-n -f one.sql -c 5 -t 1 -U narrow --json bench");
        environment = usual;
        execute("DROP ROLE narrow");
        QCOMPARE(ended.exit, 1);
        QCOMPARE(text(part(ended.json(), "fault"), "code"), QStringLiteral("workload.connection_limit"));
        QVERIFY2(!ended.err.contains("max_connections"), ended.err.constData());
    }

    // The last one: what else runs on the server ends by it.
    void aRestartInTheMiddleLeavesAGapAndTheLoadGoesOn()
    {
        QProcess process;
        prepare(process, "-n -S -c 4 -T 60 -P 1 bench");
        QByteArray err;
        QTRY_VERIFY_WITH_TIMEOUT((err += process.readAllStandardError()).contains("progress: 1."), patience);
        testServer().stop();
        testServer().start();
        // Transactions again, after the gap: an interval that begins after the restart and has a speed.
        err.clear();
        const QRegularExpression going(QStringLiteral("progress: \\S+ s, [1-9]"));
        QTRY_VERIFY_WITH_TIMEOUT(
            (err += process.readAllStandardError(),
                err.count("progress:") >= 3
                    && QString::fromUtf8(err.mid(err.lastIndexOf("progress:"))).contains(going)),
            patience);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 3);
    }
};

QTEST_GUILESS_MAIN(TestLoadBehaviour)
#include "test_load_behaviour.moc"
