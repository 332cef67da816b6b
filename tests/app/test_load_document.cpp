// The document of `pgduel load --json` (docs/load.md) on a real server, and that no password gets out.
#include <csignal>

#include "load_program.h"
#include "server/session.h"

#include <fcntl.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

using namespace pgduel;
using namespace pgduel::test_support;

namespace {

const QByteArray wrongPassword = "not-for-any-eye";

/// A terminal for a program: it asks its user there, whatever its input is.
class UsersTerminal {
public:
    UsersTerminal() { QVERIFY(::openpty(&user_, &program_, nullptr, nullptr, nullptr) == 0); }
    ~UsersTerminal()
    {
        ::close(user_);
        ::close(program_);
    }
    UsersTerminal(const UsersTerminal&) = delete;
    UsersTerminal& operator=(const UsersTerminal&) = delete;

    void giveTo(QProcess& process) const
    {
        process.setChildProcessModifier([terminal = program_] {
            ::setsid();
            ::ioctl(terminal, TIOCSCTTY, 0);
        });
    }
    /// Waits until it has been written there.
    bool shows(const QByteArray& wanted)
    {
        ::fcntl(user_, F_SETFL, O_NONBLOCK);
        return QTest::qWaitFor(
            [&] {
                char bytes[512];
                for (ssize_t size = 0; (size = ::read(user_, bytes, sizeof bytes)) > 0;)
                    shown_.append(bytes, static_cast<int>(size));
                return shown_.contains(wanted);
            },
            patience);
    }
    void type(const QByteArray& line) const
    {
        QVERIFY(::write(user_, line.constData(), static_cast<std::size_t>(line.size())) == line.size());
    }
    bool echoes() const
    {
        termios mode{};
        return ::tcgetattr(program_, &mode) == 0 && (mode.c_lflag & ECHO) != 0;
    }

private:
    int user_ = -1, program_ = -1;
    QByteArray shown_;
};

} // namespace

class TestLoadDocument : public QObject, private LoadProgram {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        write("two.sql", "\\set n random(1, 9)\nSELECT :n;\nSELECT pg_sleep(0.001);\n");
        write("sometimes.sql", "\\set zero random(0, 1)\nSELECT 1 / :zero;\n");
        write("environment.sql", "\\setshell known printenv PGPASSWORD | wc -l\nSELECT 1 / (1 - :known);\n");
    }

    void scriptsStatementsAndVersions()
    {
        const Ended ended = load("-n -f two.sql@3 -f sometimes.sql@1 -t 100 --random-seed 1 "
                                 "--continue-on-error --max-tries 2 --json bench");
        QVERIFY2(ended.exit == 0, ended.all().constData());
        const QJsonObject document = ended.json();
        QCOMPARE(text(document, "pgduel_version"), QStringLiteral(PGDUEL_VERSION));
        server::Session session(testConninfo("bench"));
        QCOMPARE(number(document, "server_version_num"),
            static_cast<double>(session.query("SHOW server_version_num").integer(0)));

        const auto scripts = list(document, "scripts");
        QCOMPARE(scripts.size(), 2);
        double transactions = 0, failed = 0;
        for (const auto& each : scripts) {
            transactions += number(each.toObject(), "transactions");
            failed += number(each.toObject(), "failed");
            QCOMPARE(
                number(part(each.toObject(), "latency"), "count"), number(each.toObject(), "transactions"));
        }
        QCOMPARE(text(scripts[0].toObject(), "name"), QStringLiteral("two.sql"));
        QCOMPARE(number(scripts[0].toObject(), "weight"), 3.0);
        QCOMPARE(number(scripts[0].toObject(), "failed"), 0.0);
        QVERIFY(number(part(scripts[0].toObject(), "latency"), "p50_ms") >= 1);
        QVERIFY(number(scripts[1].toObject(), "failed") > 0);
        QCOMPARE(number(part(document, "totals"), "transactions"), transactions);
        QCOMPARE(number(part(document, "totals"), "failed"), failed);
        QCOMPARE(transactions + failed, 100.0);

        QStringList texts;
        for (const auto& each : list(document, "statements")) {
            const QJsonObject statement = each.toObject();
            texts << text(statement, "text");
            if (text(statement, "text").contains(QLatin1String("/ :zero")))
                QCOMPARE(number(statement, "failed"), failed);
            if (text(statement, "text").contains(QLatin1String("pg_sleep")))
                QCOMPARE(number(part(statement, "latency"), "count"),
                    number(scripts[0].toObject(), "transactions"));
        }
        QCOMPARE(texts.filter(QStringLiteral("SELECT")).size(), 3);
        const QJsonObject errors = part(document, "errors");
        QCOMPARE(number(part(errors, "by_sqlstate"), "22012"), failed);
        QVERIFY(text(errors, "first").contains(QLatin1String("division by zero")));
    }

    void intervalsOfAnOpenLoopHaveServiceAndAllPercentiles()
    {
        const Ended ended = load("-n -f two.sql -c 2 -T 2 -R 200 --json bench");
        QVERIFY2(ended.exit == 0, ended.all().constData());
        int seen = 0;
        for (const auto& each : list(ended.json(), "intervals")) {
            const QJsonObject interval = each.toObject();
            if (number(interval, "transactions") < 10)
                continue;
            ++seen;
            for (const char* name : {"latency", "service", "lag"}) {
                const QJsonObject times = part(interval, name);
                QVERIFY(number(times, "count") > 0);
                double before = number(times, "min_ms");
                for (const char* share :
                    {"p50_ms", "p90_ms", "p95_ms", "p99_ms", "p99_9_ms", "p99_99_ms", "max_ms"}) {
                    QVERIFY2(number(times, share) >= before, share);
                    before = number(times, share);
                }
            }
            QVERIFY(number(part(interval, "service"), "mean_ms")
                <= number(part(interval, "latency"), "mean_ms") + 0.001);
        }
        QVERIFY2(seen >= 1, ended.out.constData());
    }

    void groupsTellTheirScriptsAndThinkTime()
    {
        const Ended ended =
            load("-n -t 3 --think-time 20ms --group name=a,script=two.sql@2,script=sometimes.sql,sessions=2 "
                 "--group name=b,builtin=select-only,sessions=1,think=50ms --json --continue-on-error bench");
        const auto groups = list(part(ended.json(), "configuration"), "groups");
        QVERIFY2(groups.size() == 2, ended.all().constData());
        QCOMPARE(number(groups[0].toObject(), "think_time_s"), 0.02);
        QCOMPARE(number(groups[1].toObject(), "think_time_s"), 0.05);
        const auto scripts = list(groups[0].toObject(), "scripts");
        QCOMPARE(scripts.size(), 2);
        QCOMPARE(text(scripts[0].toObject(), "name"), QStringLiteral("two.sql"));
        QCOMPARE(number(scripts[0].toObject(), "weight"), 2.0);
        QCOMPARE(number(scripts[1].toObject(), "weight"), 1.0);
        QCOMPARE(list(groups[1].toObject(), "scripts").size(), 1);
    }

    void noPasswordOfAGroupIsWritten_data()
    {
        QTest::addColumn<QString>("group");
        const auto row = [](const char* name, const QByteArray& group) {
            QTest::newRow(name) << QString::fromUtf8(group);
        };
        row("wrong password", "name=a,sessions=1,conninfo='user=nobody password=" + wrongPassword + "'");
        row("as a URI",
            "name=a,sessions=1,conninfo=postgresql://nobody:" + wrongPassword + "@127.0.0.1:1/bench");
        row("open quote", "name=a,conninfo='host=x password=" + wrongPassword);
        row("comma forgotten", "name=a conninfo='host=x password=" + wrongPassword + "'");
        row("odd key", "password=" + wrongPassword);
        row("mistake in the string", "name=a,conninfo='host=x password=" + wrongPassword + " y'");
    }

    void noPasswordOfAGroupIsWritten()
    {
        QFETCH(QString, group);
        const Ended ended = load({QStringLiteral("-n"), QStringLiteral("-t"), QStringLiteral("1"),
            QStringLiteral("-l"), QStringLiteral("--log-prefix"), QStringLiteral("secret"),
            QStringLiteral("-f"), QStringLiteral("two.sql"), QStringLiteral("--json"),
            QStringLiteral("--group"), group, QStringLiteral("bench")});
        QCOMPARE(ended.exit, 1);
        QVERIFY2(!ended.all().contains(wrongPassword), ended.all().constData());
        for (const auto& line : logLines("secret"))
            QVERIFY(!line.contains(wrongPassword));
    }

    void aPasswordIsAskedForWithoutShowingItAndGivenToNobodyElse()
    {
        UsersTerminal terminal;
        QProcess process;
        terminal.giveTo(process);
        const QByteArray password = environment.value(QStringLiteral("PGPASSWORD")).toUtf8();
        environment.remove(QStringLiteral("PGPASSWORD"));
        prepare(process, "-n -f environment.sql -t 2 --json bench");
        environment.insert(QStringLiteral("PGPASSWORD"), QString::fromUtf8(password));
        QVERIFY(terminal.shows("Password"));
        QVERIFY(!terminal.echoes());
        terminal.type(password + '\n');
        const Ended ended = end(process);
        QVERIFY2(ended.exit == 0, ended.all().constData());
        QVERIFY(!ended.all().contains(password));
        QVERIFY(terminal.echoes());
    }

    void aSignalPutsTheTerminalBack()
    {
        UsersTerminal terminal;
        QProcess process;
        terminal.giveTo(process);
        const QString password = environment.value(QStringLiteral("PGPASSWORD"));
        environment.remove(QStringLiteral("PGPASSWORD"));
        prepare(process, "-n -f two.sql -t 1 bench");
        environment.insert(QStringLiteral("PGPASSWORD"), password);
        QVERIFY(terminal.shows("Password"));
        QVERIFY(!terminal.echoes());
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QVERIFY(terminal.echoes());
    }
};

QTEST_GUILESS_MAIN(TestLoadDocument)
#include "test_load_document.moc"
