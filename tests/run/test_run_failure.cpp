#include <QTest>

#include "run/faults.h"
#include "run_failure.h"

using namespace pgduel;

class TestRunFailure : public QObject {
    Q_OBJECT
private slots:
    void errorsOfTheServerBreakARun_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<bool>("breaks");
        QTest::newRow("connection") << "08006" << true;
        QTest::newRow("disk full") << "53100" << true;
        QTest::newRow("too many connections") << "53300" << true;
        QTest::newRow("admin shutdown") << "57P01" << true;
        QTest::newRow("crash") << "57P02" << true;
        QTest::newRow("file missing") << "58P01" << true;
        QTest::newRow("internal") << "XX000" << true;
        QTest::newRow("duplicate key") << "23505" << false;
        QTest::newRow("serialization") << "40001" << false;
        QTest::newRow("statement time-out") << "57014" << false;
    }

    void errorsOfTheServerBreakARun()
    {
        QFETCH(QString, state);
        QFETCH(bool, breaks);
        const auto fault = run::brokenRun({{state.toStdString(), 3}}, "why");
        QCOMPARE(fault.has_value(), breaks);
        if (fault) {
            QCOMPARE(QString::fromStdString(fault->code), QString::fromLatin1(run::fault::serverBroke));
            QCOMPARE(QString::fromStdString(fault->detail), QStringLiteral("why"));
        }
    }

    void aRunThatWentThroughASleepIsFailed()
    {
        QVERIFY(!run::sleptThrough(0));
        QVERIFY(!run::sleptThrough(0.01));
        const auto fault = run::sleptThrough(3599.6);
        QVERIFY(fault.has_value());
        QCOMPARE(QString::fromStdString(fault->code), QString::fromLatin1(run::fault::slept));
        QCOMPARE(fault->args, std::vector<std::string>{"3600"});
    }

    void marksTellTheMostFrequentErrors()
    {
        const auto marks = run::errorMarks({{"23505", 7}, {"40001", 90}, {"22012", 1}, {"23503", 5}});
        const std::vector<std::string> wanted{"errors 40001 90", "errors 23505 7", "errors 23503 5"};
        QCOMPARE(marks, wanted);
        QVERIFY(run::errorMarks({}).empty());
    }
};

QTEST_GUILESS_MAIN(TestRunFailure)
#include "test_run_failure.moc"
