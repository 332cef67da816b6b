#include <QTest>

#include "words/command_line.h"

using namespace pgduel;

class CommandLineTest : public QObject {
    Q_OBJECT
private slots:
    void quotesAreNeededOnlyForBlanksAndQuotes()
    {
        QCOMPARE(words::commandLine({"pgbench", "-c", "{sessions}", "a b", "it's \"so\"\\", ""}),
            QStringLiteral("pgbench -c {sessions} 'a b' \"it's \\\"so\\\"\\\\\" ''"));
    }

    void everyCommandComesBack()
    {
        const std::vector<std::vector<std::string>> commands{{}, {"x"}, {"sh", "-c", "echo \"$1\"; cat 'a'"},
            {"a\\b", "c d\\", "'", "\"", ""}, {"(?<tps>\\d+)", "  ", "\n"}, {"имя файла"}};
        for (const auto& command : commands)
            QCOMPARE(words::commandArguments(words::commandLine(command)), command);
    }

    void whatPeopleType()
    {
        using Arguments = std::vector<std::string>;
        QCOMPARE(words::commandArguments(QStringLiteral("  pgbench  -c 8\n -T 5 ")),
            (Arguments{"pgbench", "-c", "8", "-T", "5"}));
        QCOMPARE(words::commandArguments(QStringLiteral("a=\"b c\"d 'open")), (Arguments{"a=b cd", "open"}));
        QCOMPARE(words::commandArguments(QStringLiteral("back\\slash")), (Arguments{"back\\slash"}));
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "test_command_line.moc"
