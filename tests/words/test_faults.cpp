#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include <QtTest>

#include "in_language.h"
#include "words/faults.h"

using namespace pgduel;
namespace fs = std::filesystem;

namespace {

/// Every code that a room declares, read from the headers themselves so that a new one cannot be forgotten.
std::vector<std::string> declaredCodes()
{
    static const std::regex constant(
        R"(inline\s+constexpr\s+const\s+char\s*\*\s*\w+\s*=\s*"([a-z_]+\.[a-z0-9_]+)\")");
    std::vector<std::string> codes;
    for (const char* folder : {"models", "widgets", "app"})
        for (const fs::directory_entry& entry :
            fs::recursive_directory_iterator(fs::path(PGDUEL_SOURCE_DIR) / folder)) {
            if (entry.path().filename() != "faults.h")
                continue;
            std::stringstream text;
            text << std::ifstream(entry.path()).rdbuf();
            const std::string content = text.str();
            for (std::sregex_iterator match(content.begin(), content.end(), constant), end; match != end;
                 ++match)
                codes.push_back((*match)[1]);
        }
    return codes;
}

} // namespace

class FaultsTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;

private slots:
    void everyDeclaredCodeHasASentence();
    void everySentenceIsRussianInRussian();
    void placeDetailAndWayOutAreThere();
    void argumentsAreForPeople();
    void argumentsAreNotExpandedAgain();
    void anEmptySqlstateLeavesNoTrace();
    void anUnknownCodeIsTheLogLine();
};

void FaultsTest::everyDeclaredCodeHasASentence()
{
    const auto codes = declaredCodes();
    QVERIFY2(codes.size() > 60, "the headers were not found or not understood");
    QStringList without;
    for (const std::string& code : codes)
        if (!words::isKnownFault(code))
            without << QString::fromStdString(code);
    QVERIFY2(
        without.isEmpty(), qPrintable(QStringLiteral("no words for: ") + without.join(QStringLiteral(", "))));
}

void FaultsTest::everySentenceIsRussianInRussian()
{
    static const QRegularExpression cyrillic(QStringLiteral("[а-яА-Я]"));
    language.russian();
    for (const std::string& code : declaredCodes()) {
        const words::FaultText text = words::explain({code, {}, {"1", "2", "3", "4", "5"}, {}});
        QVERIFY2(text.what.contains(cyrillic), code.c_str());
        QVERIFY2(text.wayOut.isEmpty() || text.wayOut.contains(cyrillic), code.c_str());
        QVERIFY2(!text.what.contains(QLatin1String("%1")), code.c_str());
    }
}

void FaultsTest::placeDetailAndWayOutAreThere()
{
    language.english();
    const measure::Fault fault{
        "server.start_failed", "/data/s1", {"shared_buffers = 900 GB"}, "could not map anonymous memory"};
    QCOMPARE(words::sentence(fault),
        QStringLiteral("/data/s1: The server does not start with shared_buffers = 900 GB. [could not map "
                       "anonymous memory] "
                       "Correct these settings; the lines from its log say what it does not accept."));
    QCOMPARE(words::explain(fault).where, QStringLiteral("/data/s1"));
}

void FaultsTest::argumentsAreForPeople()
{
    language.russian();
    const QString text =
        words::sentence({"server.disk_too_small", {}, {"2147483648", "536870912", "/var/lib/pgduel"}, {}});
    QVERIFY2(text.contains(QString::fromUtf8("2\u00a0ГБ")), qPrintable(text));
    QVERIFY2(text.contains(QString::fromUtf8("512\u00a0МБ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("/var/lib/pgduel")), qPrintable(text));
}

void FaultsTest::argumentsAreNotExpandedAgain()
{
    language.english();
    const QString text = words::shortSentence({"workload.bad_variable_value", "s:1:1", {"%2", "x"}, {}});
    QCOMPARE(text, QString::fromUtf8("The value “x” of the variable %2 is no number."));
}

void FaultsTest::anEmptySqlstateLeavesNoTrace()
{
    language.english();
    QCOMPARE(words::shortSentence({"server.sql_failed", {}, {""}, {}}),
        QStringLiteral("PostgreSQL refused a statement."));
    QCOMPARE(words::shortSentence({"server.sql_failed", {}, {"42P01"}, {}}),
        QStringLiteral("PostgreSQL refused a statement (SQLSTATE 42P01)."));
}

void FaultsTest::anUnknownCodeIsTheLogLine()
{
    const measure::Fault fault{"room.news", "place", {"a"}, "detail"};
    QCOMPARE(words::sentence(fault), QString::fromStdString(measure::logLine(fault)));
}

QTEST_GUILESS_MAIN(FaultsTest)
#include "test_faults.moc"
