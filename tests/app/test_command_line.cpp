// The program itself from the command line, without a display: a whole study, kill -9 and resume, bad input,
// exit statuses.
#include <csignal>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/types.h>

namespace {

constexpr int patience = 240'000; // ms

const char* smallStudy = R"toml([study]
title = "Small race"

[server]
kind = "private"
ram = "256 MB"

[dataset]
kind = "pgbench"
scale = 1

[scenario]
protocol = "prepared"
[[scenario.script]]
name = "select"
weight = 1
sql = '''
\set aid random(1, 100000 * :scale)
SELECT abalance FROM pgbench_accounts WHERE aid = :aid;
'''
[scenario.load]
preset = "list"
list = [2, 4]
step_duration = "2s"

[[factor]]
name = "shared_buffers"
setting = "shared_buffers"
levels = ["25 % RAM", "50 % RAM"]

[plan]
replicates = 1
order = "sequential"
)toml";

struct Ended {
    int exit = -1;
    QByteArray out, err;
};

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }

    void write(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    void prepare(QProcess& process, const QStringList& arguments) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder_.path());
        process.start(QStringLiteral(PGDUEL_PROGRAM), arguments);
        QVERIFY(process.waitForStarted());
    }

    Ended pgduel(const QStringList& arguments) const
    {
        QProcess process;
        prepare(process, arguments);
        if (!process.waitForFinished(patience))
            process.kill();
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QStringList serverFolders() const
    {
        const QDir servers(qEnvironmentVariable("PGDUEL_DATA_DIR") + QStringLiteral("/servers"));
        return servers.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }

    /// Waits until standard error has the text.
    static bool waitFor(QProcess& process, const QByteArray& text)
    {
        QByteArray seen;
        QElapsedTimer since;
        since.start();
        while (since.elapsed() < patience && process.state() == QProcess::Running) {
            process.waitForReadyRead(200);
            seen += process.readAllStandardError();
            if (seen.contains(text))
                return true;
        }
        return false;
    }

private slots:
    void initTestCase()
    {
        // A data folder of this test's own, which the server's user can enter.
        QFile::setPermissions(folder_.path(),
            QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup
                | QFile::ReadOther | QFile::ExeOther);
        qputenv("PGDUEL_DATA_DIR", path(QStringLiteral("data")).toLocal8Bit());
        write(QStringLiteral("small.study.toml"), smallStudy);
    }

    void helpAndVersion()
    {
        const auto version = pgduel({QStringLiteral("--version")});
        QCOMPARE(version.exit, 0);
        QVERIFY(version.out.startsWith("pgduel "));
        const auto help = pgduel({QStringLiteral("--help")});
        QCOMPARE(help.exit, 0);
        for (const auto* command : {"run", "check", "load", "compare", "export", "templates", "self-check"})
            QVERIFY2(help.out.contains(QByteArray("pgduel ") + command), command);
        QCOMPARE(pgduel({QStringLiteral("run"), QStringLiteral("--help")}).exit, 0);
        QCOMPARE(pgduel({QStringLiteral("self-check")}).exit, 0);
        QVERIFY(pgduel({QStringLiteral("templates")}).out.contains("shared-buffers"));
    }

    void aStudyRunsComparesAndExports()
    {
        const auto run =
            pgduel({QStringLiteral("run"), QStringLiteral("small.study.toml"), QStringLiteral("--json")});
        QVERIFY2(run.exit == 0, run.err.constData());
        const auto outcome = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(outcome.value(QStringLiteral("runs_done")).toInt(), 2);
        QVERIFY(QFile::exists(path(QStringLiteral("small.pgduel"))));
        QVERIFY(serverFolders().isEmpty());

        const auto text = pgduel({QStringLiteral("compare"), QStringLiteral("small.pgduel")});
        QCOMPARE(text.exit, 0);
        for (const auto* words : {"Speed", "IO waits", "LWLock waits", "25 % RAM", "50 % RAM"})
            QVERIFY2(text.out.contains(words), words);
        const auto json =
            pgduel({QStringLiteral("compare"), QStringLiteral("small.pgduel"), QStringLiteral("--format"),
                QStringLiteral("json"), QStringLiteral("--metric"), QStringLiteral("speed")});
        QVERIFY(!QJsonDocument::fromJson(json.out).isNull());

        const auto pictures = pgduel({QStringLiteral("export"), QStringLiteral("small.pgduel"),
            QStringLiteral("--out"), QStringLiteral("d"), QStringLiteral("--lang"), QStringLiteral("ru"),
            QStringLiteral("--size"), QStringLiteral("800x450")});
        QVERIFY2(pictures.exit == 0, pictures.err.constData());
        const QImage picture(path(QStringLiteral("d/speed-a-b.png")));
        QCOMPARE(picture.size(), QSize(800, 450));
        const auto table = pgduel({QStringLiteral("export"), QStringLiteral("small.pgduel"),
            QStringLiteral("--out"), QStringLiteral("d"), QStringLiteral("--format"), QStringLiteral("csv")});
        QCOMPARE(table.exit, 0);
        QVERIFY(QFile(path(QStringLiteral("d/small-points.csv"))).size() > 500);
        QFile differences(path(QStringLiteral("d/small-differences.csv")));
        QVERIFY(differences.open(QIODevice::ReadOnly));
        QVERIFY(differences.readLine().startsWith("metric,unit,baseline,candidate,step,sessions,"));
        QVERIFY(differences.readLine().contains("speed"));
        QVERIFY(QFile(path(QStringLiteral("d/small-verdicts.csv"))).size() > 200);
    }

    void aKilledRunIsResumed()
    {
        QProcess process;
        prepare(process,
            {QStringLiteral("run"), QStringLiteral("small.study.toml"), QStringLiteral("--store"),
                QStringLiteral("killed.pgduel")});
        QVERIFY(waitFor(process, "run 2 of 2 · 50 % RAM · Step"));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished();
        QVERIFY(!serverFolders().isEmpty()); // nobody could remove it

        const auto resumed =
            pgduel({QStringLiteral("run"), QStringLiteral("killed.pgduel"), QStringLiteral("--json")});
        QVERIFY2(resumed.exit == 0, resumed.err.constData());
        const auto outcome = QJsonDocument::fromJson(resumed.out).object();
        QCOMPARE(outcome.value(QStringLiteral("runs_planned")).toInt(), 2);
        QCOMPARE(outcome.value(QStringLiteral("runs_done")).toInt(), 2);
        QVERIFY(!resumed.err.contains("run 1 of 2")); // kept
        QVERIFY(serverFolders().isEmpty());
    }

    void anInterruptStopsAsTheButtonDoes()
    {
        QProcess process;
        prepare(process,
            {QStringLiteral("run"), QStringLiteral("small.study.toml"), QStringLiteral("--store"),
                QStringLiteral("stopped.pgduel")});
        QVERIFY(waitFor(process, "run 1 of 2 · 25 % RAM · Step"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(15'000));
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(serverFolders().isEmpty());
        QVERIFY(QFile::exists(path(QStringLiteral("stopped.pgduel"))));
    }

    void badInput_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* from, const char* to, const char* said) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(said);
        };
        row("unknown setting", "setting = \"shared_buffers\"", "setting = \"shared_bufers\"",
            "shared_bufers");
        row("negative duration", "step_duration = \"2s\"", "step_duration = \"-2s\"", "step_duration");
        row("weights of zero", "weight = 1", "weight = 0", "weight");
        row("syntax error in a script", "\\set aid random(1, 100000 * :scale)",
            "\\set aid random(1, 100000 * )", "select:1");
        row("bindir without postgres", "kind = \"private\"", "kind = \"private\"\nbindir = \"/usr/include\"",
            "/usr/include");
        row("unknown key", "replicates = 1", "replicas = 1", "replicas");
    }

    void badInput()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, said);
        QByteArray text = smallStudy;
        QVERIFY(text.contains(from));
        write(QStringLiteral("bad.study.toml"), text.replace(from, to));
        for (const auto* command : {"check", "run"}) {
            const auto ended = pgduel({QLatin1String(command), QStringLiteral("bad.study.toml")});
            QCOMPARE(ended.exit, 1);
            QVERIFY2(ended.err.contains(said), ended.err.constData());
            QVERIFY(!QFile::exists(path(QStringLiteral("bad.pgduel"))));
        }
    }

    void filesThatAreNoStudies()
    {
        write(QStringLiteral("no.pgduel"), "this is no study");
        const auto broken = pgduel({QStringLiteral("compare"), QStringLiteral("no.pgduel")});
        QCOMPARE(broken.exit, 1);
        QVERIFY(broken.err.contains("no.pgduel"));
        const auto missing = pgduel({QStringLiteral("run"), QStringLiteral("missing.study.toml")});
        QCOMPARE(missing.exit, 1);
        QVERIFY(missing.err.contains("missing.study.toml"));
    }

    void wrongUse()
    {
        QCOMPARE(pgduel({QStringLiteral("run")}).exit, 1);
        QCOMPARE(pgduel({QStringLiteral("run"), QStringLiteral("small.study.toml"),
                            QStringLiteral("--time-scale"), QStringLiteral("0,5")})
                     .exit,
            1);
        QCOMPARE(
            pgduel({QStringLiteral("compare"), QStringLiteral("small.pgduel"), QStringLiteral("--nonsense")})
                .exit,
            1);
        const auto folder = pgduel({QStringLiteral("run"), QStringLiteral("small.study.toml"),
            QStringLiteral("--store"), QStringLiteral("/proc/no/a.pgduel")});
        QCOMPARE(folder.exit, 1);
        QVERIFY(folder.err.contains("/proc/no"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
