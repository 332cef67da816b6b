// `pgduel server` on a real server, as people and programs read it.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include "server/session.h"
#include "test_server.h"

using namespace pgduel;

namespace {

struct Ended {
    int exit = -1;
    QString out, err;
};

Ended ended(const QStringList& arguments)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PGPASSWORD"), QStringLiteral("hidden-word"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PGDUEL_PROGRAM), QStringList{QStringLiteral("server")} + arguments);
    process.waitForFinished();
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class TestServerCommand : public QObject {
    Q_OBJECT

    QString plainUser_;

private slots:
    void initTestCase()
    {
        server::Session admin(test_support::testConninfo());
        admin.execute("CREATE ROLE looker LOGIN PASSWORD 'hidden-word'");
        const auto rows = admin.query("SHOW port");
        plainUser_ = QStringLiteral("host=127.0.0.1 user=looker dbname=postgres port=%1")
                         .arg(QString::fromStdString(rows.text(0)));
    }

    void saysWhatIsMissingAndHowToGetIt()
    {
        const Ended seen = ended({plainUser_});
        QCOMPARE(seen.exit, 0);
        QVERIFY2(seen.out.contains(QStringLiteral("GRANT pg_monitor TO \"looker\"")), qPrintable(seen.out));
        QVERIFY(seen.out.contains(QStringLiteral("  yes  Load that changes data")));
        QVERIFY(seen.out.contains(QStringLiteral("max_connections 250")));
        QVERIFY(!(seen.out + seen.err).contains(QStringLiteral("hidden-word")));
    }

    void speaksRussian()
    {
        const Ended seen = ended({plainUser_, QStringLiteral("--lang"), QStringLiteral("ru")});
        QVERIFY2(seen.out.contains(QStringLiteral("  да   Нагрузка, которая меняет данные")),
            qPrintable(seen.out));
        QVERIFY(seen.out.contains(QStringLiteral("не хватает pg_monitor")));
    }

    void givesTheFactsAsJson()
    {
        const Ended seen = ended({plainUser_, QStringLiteral("--json")});
        const auto facts = QJsonDocument::fromJson(seen.out.toUtf8()).object();
        QVERIFY(facts.value(QStringLiteral("version_num")).toInt() > 100000);
        QCOMPARE(facts.value(QStringLiteral("user")).toString(), QStringLiteral("looker"));
        QCOMPARE(facts.value(QStringLiteral("pooler")).toBool(true), false);
        QHash<QString, QString> lacks;
        for (const auto& each : facts.value(QStringLiteral("capabilities")).toArray())
            lacks[each[QStringLiteral("name")].toString()] = each[QStringLiteral("lack")].toString();
        QCOMPARE(lacks.size(), 13);
        QCOMPARE(lacks.value(QStringLiteral("write")), QString());
        QCOMPARE(lacks.value(QStringLiteral("own_database")), QStringLiteral("createdb"));
        QCOMPARE(lacks.value(QStringLiteral("waits")), QStringLiteral("pg_monitor"));
        QCOMPARE(lacks.value(QStringLiteral("host_figures")), QStringLiteral("pg_read_server_files"));
    }

    void aServerThatDoesNotAnswerIsSaid()
    {
        const Ended seen = ended({QStringLiteral("host=127.0.0.1 port=1")});
        QCOMPARE(seen.exit, 1);
        QVERIFY2(seen.err.contains(QStringLiteral("does not accept the connection")), qPrintable(seen.err));
        QCOMPARE(ended({QStringLiteral("host='")}).exit, 1);
    }

    void aPasswordOnTheCommandLineIsWarnedOf()
    {
        const Ended seen = ended({plainUser_ + QStringLiteral(" password=hidden-word")});
        QCOMPARE(seen.exit, 0);
        QVERIFY(seen.err.contains(QStringLiteral(".pgpass")));
        QVERIFY(!(seen.out + seen.err).contains(QStringLiteral("hidden-word")));
    }
};

QTEST_GUILESS_MAIN(TestServerCommand)
#include "test_server_command.moc"
