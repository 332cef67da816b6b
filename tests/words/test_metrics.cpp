#include <QtTest>

#include "in_language.h"
#include "measure/metric.h"
#include "words/metrics.h"

using namespace pgduel;

class MetricsTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;

private slots:
    void everyKnownMetricHasWordsInBothLanguages();
    void axisTitlesNameTheUnit();
    void anyWaitClassHasWords();
    void valuesByTheirKind();
};

void MetricsTest::everyKnownMetricHasWordsInBothLanguages()
{
    static const QRegularExpression cyrillic(QStringLiteral("[а-яА-Я]"));
    for (const measure::Metric& metric : measure::knownMetrics()) {
        language.english();
        const QString english = words::metricName(metric.id);
        QVERIFY2(english != QString::fromStdString(metric.id), metric.id.c_str());
        QVERIFY2(!words::metricShortName(metric.id).isEmpty(), metric.id.c_str());
        QVERIFY2(words::metricDefinition(metric.id).contains(QStringLiteral("Source: ")), metric.id.c_str());
        language.russian();
        QVERIFY2(words::metricName(metric.id).contains(cyrillic), metric.id.c_str());
        QVERIFY2(
            words::metricDefinition(metric.id).contains(QStringLiteral("Источник: ")), metric.id.c_str());
    }
}

void MetricsTest::axisTitlesNameTheUnit()
{
    language.english();
    QCOMPARE(words::metricAxisTitle("speed"), QStringLiteral("Speed, transactions/s"));
    QCOMPARE(words::metricAxisTitle("lwlock_waits"), QStringLiteral("LWLock waits, average sessions"));
    QCOMPARE(words::metricAxisTitle("hit_ratio"), QStringLiteral("Buffer hit ratio"));
    language.russian();
    QCOMPARE(words::metricAxisTitle("speed"), QStringLiteral("Скорость, транзакций/с"));
    QCOMPARE(words::metricAxisTitle("io_waits"), QStringLiteral("Ожидания типа IO, среднее число сессий"));
}

void MetricsTest::anyWaitClassHasWords()
{
    language.english();
    QCOMPARE(words::metricName("bufferpin_waits"), QStringLiteral("BufferPin waits"));
    QCOMPARE(words::metricName("my_new_class_waits"), QStringLiteral("my_new_class waits"));
    QCOMPARE(words::metricShortName("lock_waits"), QStringLiteral("Lock"));
    QCOMPARE(words::metricName("something_else"), QStringLiteral("something_else"));
}

void MetricsTest::valuesByTheirKind()
{
    language.russian();
    QCOMPARE(words::metricValueWithUnit("speed", 5412), QString::fromUtf8("5\u00a0412\u00a0транзакций/с"));
    QCOMPARE(words::metricValue("hit_ratio", 0.874), QString::fromUtf8("87,4\u00a0%"));
    QCOMPARE(words::metricValueWithUnit("wal_bytes", 1024.0 * 1024), QString::fromUtf8("1\u00a0МБ"));
    QCOMPARE(words::metricValue("duration", 860000), QString::fromUtf8("14\u00a0мин 20\u00a0с"));
}

QTEST_GUILESS_MAIN(MetricsTest)
#include "test_metrics.moc"
