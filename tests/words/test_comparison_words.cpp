#include <QtTest>

#include "in_language.h"
#include "measure/metric.h"
#include "words/comparison_words.h"
#include "words/numbers.h"

using namespace pgduel;

namespace {

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

analysis::Comparison comparison(const char* metric)
{
    analysis::Comparison result;
    result.metric = *measure::findMetric(metric);
    result.baseline = "25 % RAM";
    result.candidate = "40 % RAM";
    result.baselineRuns = result.candidateRuns = 1;
    for (const auto& [step, sessions] : {std::pair{0, 5}, std::pair{1, 74}}) {
        analysis::PairPoint point;
        point.step = step;
        point.sessions = sessions;
        point.evidenceBaseline = 12345;
        point.evidenceCandidate = 11876;
        result.points.push_back(point);
    }
    result.min = analysis::Extreme{-0.02, 0, 5};
    result.max = analysis::Extreme{0.22, 1, 74};
    result.mean = 0.061;
    return result;
}

} // namespace

class ComparisonWordsTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;

private slots:
    void differencesFollowThePolarity();
    void differencesInRussian();
    void titles();
    void extremesWithTheirPlace();
    void sentencesHoldTheCounts();
    void noWordOfSignificance();
    void runsInThreePluralForms();
};

void ComparisonWordsTest::differencesFollowThePolarity()
{
    language.english();
    const auto words = [](const char* id, double ratio) {
        return plain(words::differenceWords(*measure::findMetric(id), ratio));
    };
    QCOMPARE(words("speed", 0.074), QStringLiteral("7.4 % better"));
    QCOMPARE(words("speed", -0.074), QStringLiteral("7.4 % worse"));
    QCOMPARE(words("latency_p95", 0.043), QStringLiteral("4.3 % worse"));
    QCOMPARE(words("latency_p95", -0.043), QStringLiteral("4.3 % better"));
    QCOMPARE(words("io_waits", 0.04), QStringLiteral("4.0 % more"));
    QCOMPARE(words("lwlock_waits", -0.21), QStringLiteral("21.0 % fewer"));
    QCOMPARE(words("speed", 0.0004), QStringLiteral("no difference"));
}

void ComparisonWordsTest::differencesInRussian()
{
    language.russian();
    const auto words = [](const char* id, double ratio) {
        return plain(words::differenceWords(*measure::findMetric(id), ratio));
    };
    QCOMPARE(words("speed", 0.074), QStringLiteral("лучше на 7,4 %"));
    QCOMPARE(words("speed", -0.02), QStringLiteral("хуже на 2,0 %"));
    QCOMPARE(words("lwlock_waits", -0.21), QStringLiteral("меньше на 21,0 %"));
    QCOMPARE(words("speed", 0), QStringLiteral("разницы нет"));
}

void ComparisonWordsTest::titles()
{
    const QString a = QStringLiteral("25 % RAM"), b = QStringLiteral("40 % RAM");
    language.english();
    QCOMPARE(words::differenceChartTitle("speed", a, b),
        QStringLiteral("Difference in speed: 25 % RAM vs 40 % RAM"));
    language.russian();
    QCOMPARE(words::differenceChartTitle("speed", a, b),
        QStringLiteral("Разница в скорости: 25 % RAM vs 40 % RAM"));
    QCOMPARE(words::differenceChartTitle("io_waits", a, b),
        QStringLiteral("Разница в ожиданиях типа IO: 25 % RAM vs 40 % RAM"));
    QCOMPARE(words::lineChartTitle("speed", a, b), QStringLiteral("Скорость: 25 % RAM vs 40 % RAM"));
}

void ComparisonWordsTest::extremesWithTheirPlace()
{
    language.english();
    QCOMPARE(plain(words::minText(analysis::Extreme{-0.02, 0, 5})),
        QString::fromUtf8("min \u22122.0 % at 5 sessions"));
    QCOMPARE(plain(words::maxText(std::nullopt)), QStringLiteral("max –"));
    language.russian();
    QCOMPARE(plain(words::minText(analysis::Extreme{-0.02, 0, 1})),
        QString::fromUtf8("мин. \u22122,0 % при 1 сессии"));
    QCOMPARE(plain(words::maxText(analysis::Extreme{0.22, 1, 74})),
        QStringLiteral("макс. +22,0 % при 74 сессиях"));
    QCOMPARE(plain(words::meanText(0.061)), QStringLiteral("средняя разница +6,1 %"));
}

void ComparisonWordsTest::sentencesHoldTheCounts()
{
    language.english();
    const QString text = plain(words::comparisonSentences(comparison("speed")).join(QLatin1Char('\n')));
    QVERIFY2(text.contains(
                 QStringLiteral("Speed, 40 % RAM against 25 % RAM: 6.1 % better, mean of the differences")),
        qPrintable(text));
    QVERIFY2(
        text.contains(QStringLiteral("+22.0 % at 74 sessions (transactions: 12,345 in A, 11,876 in B).")),
        qPrintable(text));
    auto thin = comparison("io_waits");
    thin.min = thin.max = std::nullopt;
    thin.mean = std::nullopt;
    thin.thinPoints = 2;
    const QString none = words::comparisonSentences(thin).join(QLatin1Char('\n'));
    QVERIFY2(none.contains(QStringLiteral("no load step allows a difference")), qPrintable(none));
    QVERIFY2(none.contains(QStringLiteral("2 steps have too few sampled waits")), qPrintable(none));
}

void ComparisonWordsTest::noWordOfSignificance()
{
    static const QRegularExpression words(
        QStringLiteral("signific|confiden|p-value|verdict|значим|доверит|достоверн"),
        QRegularExpression::CaseInsensitiveOption);
    for (const auto choice : {words::Language::English, words::Language::Russian}) {
        language.choose(choice);
        for (const char* id : {"speed", "io_waits", "lwlock_waits", "latency_p99"}) {
            const QString text = words::comparisonSentences(comparison(id)).join(QLatin1Char('\n'));
            QVERIFY2(!text.contains(words), qPrintable(text));
        }
    }
}

void ComparisonWordsTest::runsInThreePluralForms()
{
    language.russian();
    auto pair = comparison("speed");
    QCOMPARE(words::runsNote(pair), QStringLiteral("по одному прогону на конфигурацию"));
    pair.baselineRuns = 2;
    pair.candidateRuns = 21;
    QCOMPARE(words::runsNote(pair), QStringLiteral("2 прогона против 21 прогона"));
    pair.baselineRuns = 11;
    pair.candidateRuns = 3;
    QCOMPARE(words::runsNote(pair), QStringLiteral("11 прогонов против 3 прогонов"));
}

QTEST_GUILESS_MAIN(ComparisonWordsTest)
#include "test_comparison_words.moc"
