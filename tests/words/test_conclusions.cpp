// The list of what a study says: in both languages, from the facts alone.
#include <QtTest>

#include "../support/published_summaries.h"
#include "in_language.h"
#include "words/conclusions.h"
#include "words/metrics.h"
#include "words/numbers.h"

using namespace pgduel;
using analysis::Statement;
using analysis::StatementKind;

namespace {

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

/// Names without digits, so that every digit in a sentence comes from a number.
Statement statementOf(StatementKind kind, const char* metric)
{
    Statement statement;
    statement.kind = kind;
    const bool ofAll =
        kind == StatementKind::OneRun || kind == StatementKind::NotMixed || kind == StatementKind::Undecided;
    if (!ofAll) {
        statement.metric = measure::findMetric(metric).value();
        statement.baseline = "low";
        statement.candidate = "high";
    }
    statement.difference = 0.223;
    statement.second = -0.031;
    statement.place = analysis::StepPlace{6, 74, 0};
    statement.smallest = -0.041;
    statement.largest = 0.352;
    statement.crossing = analysis::LoadCrossing{30, 41, 36.2, true};
    statement.count = 3;
    statement.of = 9;
    statement.up = 5;
    statement.down = 2;
    statement.runsNeeded = 7;
    statement.verdict.kind = analysis::VerdictKind::OneRunOnly;
    statement.verdict.metric = statement.metric;
    return statement;
}

constexpr StatementKind kinds[] = {StatementKind::OneRun, StatementKind::NotMixed, StatementKind::Largest,
    StatementKind::Pair, StatementKind::Steps, StatementKind::Turn, StatementKind::MeansDisagree,
    StatementKind::Undecided};

QStringList knownNumbers(const Statement& statement)
{
    QStringList texts;
    for (const double ratio :
        {statement.difference, statement.second, *statement.smallest, *statement.largest})
        texts << words::percent(std::abs(ratio));
    for (const int count : {statement.place->sessions, 36, statement.count, statement.of, statement.up,
             statement.down, *statement.runsNeeded})
        texts << words::number(std::int64_t{count});
    QStringList numbers;
    static const QRegularExpression digits(QStringLiteral("[0-9]+(?:[.,][0-9]+)*"));
    for (const QString& text : texts)
        numbers << digits.match(text).captured();
    return numbers;
}

} // namespace

class ConclusionsTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;

    template <class Check> void everyStatement(const Check& check)
    {
        for (const auto choice : {words::Language::English, words::Language::Russian}) {
            language.choose(choice);
            for (const StatementKind kind : kinds)
                for (const char* metric : {"speed", "latency_p95", "io_waits"})
                    for (const int variant : {0, 1, 2, 3, 4, 5, 6, 7}) {
                        Statement statement = statementOf(kind, metric);
                        statement.decided = (variant & 1) != 0;
                        statement.upwards = (variant & 2) != 0;
                        if (variant & 4)
                            statement.difference = -statement.difference;
                        check(statement);
                    }
        }
    }

private slots:
    void everyStatementSpeaksAndInventsNoNumber()
    {
        const bool print = qEnvironmentVariableIsSet("PGDUEL_PRINT"); // for a person to read once
        everyStatement([print](const Statement& statement) {
            QString text = words::conclusionText(statement);
            if (print)
                qInfo().noquote() << text;
            QVERIFY2(text.endsWith(QLatin1Char('.')) && text.at(0).isUpper(), qPrintable(text));
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%[0-9nL]"))), qPrintable(text));
            text.remove(words::metricName(statement.metric.id));
            static const QRegularExpression digits(QStringLiteral("[0-9]+(?:[.,][0-9]+)*"));
            for (auto found = digits.globalMatch(text); found.hasNext();) {
                const QString number = found.next().captured();
                QVERIFY2(knownNumbers(statement).contains(number),
                    qPrintable(number + QStringLiteral(" in ") + text));
            }
        });
    }

    void onlyWhatIsDecidedIsAGainAndNoWaitEverIs()
    {
        static const QRegularExpression praise(
            QStringLiteral("\\b(better|worse|gain|loss)\\b|лучш|хуж|выигрыш|проигрыш"),
            QRegularExpression::CaseInsensitiveOption);
        everyStatement([](const Statement& statement) {
            const QString text = words::conclusionText(statement);
            const bool wait = statement.metric.id == "io_waits";
            const bool named = text.contains(praise);
            const bool mayBe = statement.decided
                && (statement.kind == StatementKind::Largest || statement.kind == StatementKind::Turn);
            QVERIFY2(!named || (mayBe && !wait), qPrintable(text));
            QVERIFY2(named || !mayBe || wait, qPrintable(text));
        });
    }

    void sentences()
    {
        language.english();
        Statement gain = statementOf(StatementKind::Largest, "speed");
        gain.decided = true;
        QCOMPARE(plain(words::conclusionText(gain)),
            QStringLiteral("Speed: the largest gain over low is 22.3 %, with high at 74 sessions."));
        gain.metric = measure::findMetric("latency_p95").value();
        QCOMPARE(plain(words::conclusionText(gain)),
            QStringLiteral("Latency p95: the largest loss against low is 22.3 %, with high at 74 sessions."));
        gain.place->rate = 500;
        QVERIFY(words::conclusionText(gain).endsWith(QStringLiteral("transactions/s.")));
        QCOMPARE(plain(words::conclusionText(statementOf(StatementKind::Undecided, ""))),
            QStringLiteral("Not decided: 3 of 9 comparisons; about 7 more runs per configuration needed."));
        language.russian();
        gain = statementOf(StatementKind::Largest, "speed");
        gain.decided = true;
        QCOMPARE(plain(words::conclusionText(gain)),
            QStringLiteral("Скорость: наибольший выигрыш относительно low — 22,3 % (high при 74 сессиях)."));
        QCOMPARE(plain(words::conclusionText(statementOf(StatementKind::Undecided, ""))),
            QStringLiteral(
                "Вывод не определён: 3 из 9 сравнений; нужно ещё около 7 прогонов на конфигурацию."));
    }

    /// The published text says twice that waits fall above 40 % of RAM; its own figures say that they rise.
    void waitsRiseWhereTheyRise()
    {
        const auto statements = analysis::conclusionsOf(test::publishedSummaries(PGDUEL_TEST_DATA));
        const auto about = [&](const char* metric) {
            QStringList found;
            for (const Statement& statement : statements)
                if (statement.kind == StatementKind::Pair && statement.metric.id == metric
                    && statement.baseline == "40 % RAM")
                    found << plain(words::conclusionText(statement));
            return found.join(QLatin1Char('\n'));
        };
        language.english();
        QVERIFY2(about("io_waits").contains(QStringLiteral("4.0 % more")), qPrintable(about("io_waits")));
        QVERIFY2(
            about("lwlock_waits").contains(QStringLiteral("14.0 % more")), qPrintable(about("lwlock_waits")));
        QVERIFY2(about("operational_speed").contains(QStringLiteral("7.0 % lower")),
            qPrintable(about("operational_speed")));
        QVERIFY(plain(words::conclusions(statements).first()).startsWith(QStringLiteral("One run per")));
        const QString all = plain(words::conclusions(statements).join(QLatin1Char('\n')));
        QVERIFY2(all.contains(QStringLiteral(
                     "the largest increase seen against 25 % RAM is 22.0 %, with 40 % RAM; not decided.")),
            qPrintable(all));
        language.russian();
        QVERIFY2(
            about("io_waits").contains(QStringLiteral("больше на 4,0 %")), qPrintable(about("io_waits")));
        QVERIFY2(about("lwlock_waits").contains(QStringLiteral("больше на 14,0 %")),
            qPrintable(about("lwlock_waits")));
        QVERIFY(!about("lwlock_waits").contains(QStringLiteral(" до 14")));
    }

    void markdownIsAListAndKeepsNamesWhole()
    {
        language.english();
        Statement statement = statementOf(StatementKind::Largest, "speed");
        statement.candidate = "work_mem = 64MB";
        const QString text = words::conclusionsMarkdown({statement, statement});
        QVERIFY(text.startsWith(QStringLiteral("## Conclusions\n\n- ")));
        QCOMPARE(text.count(QStringLiteral("\n- ")), 2);
        QVERIFY(text.contains(QStringLiteral("work\\_mem")));
    }
};

QTEST_GUILESS_MAIN(ConclusionsTest)
#include "test_conclusions.moc"
