#include <cmath>
#include <limits>

#include <QtTest>

#include "in_language.h"
#include "words/numbers.h"

using namespace pgduel;

/// Texts are written with '_' for the no-break space (U+00A0) and '~' for the minus (U+2212).
class NumbersTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;

    static QString readable(QString text)
    {
        return text.replace(QChar(0x00A0), QLatin1Char('_')).replace(QChar(0x2212), QLatin1Char('~'));
    }
    static void same(const QString& text, const char* expected)
    {
        QCOMPARE(readable(text), QString::fromUtf8(expected));
    }

private slots:
    void english();
    void russian();
    void whatRoundsToZeroHasNoSign();
    void noNumberIsADash();
    void durations();
    void durationsInRussian();
    void bytesStepAtTheRoundedValue();
    void compact();
    void lists();
    void dates();
};

void NumbersTest::english()
{
    language.english();
    same(words::number(5412.3, 1), "5,412.3");
    same(words::number(std::int64_t{-1234567}), "~1,234,567");
    same(words::percentDifference(0.074), "+7.4_%");
    same(words::percentDifference(-0.02), "~2.0_%");
    same(words::percent(0.074), "7.4_%");
    same(words::figure(5412.3), "5,412");
    same(words::figure(74.06), "74.1");
    same(words::figure(0.2134), "0.213");
    same(words::figure(-3.456), "~3.46");
    same(words::bytesPerSecond(12.3 * 1024 * 1024), "12.3_MB/s");
}

void NumbersTest::russian()
{
    language.russian();
    same(words::number(5412.3, 1), "5_412,3");
    same(words::number(std::int64_t{-1234567}), "~1_234_567");
    same(words::percentDifference(0.074), "+7,4_%");
    same(words::percentDifference(-0.02), "~2,0_%");
    same(words::bytes(2.4 * 1024 * 1024 * 1024), "2,4_ГБ");
    same(words::bytesPerSecond(12.3 * 1024 * 1024), "12,3_МБ/с");
}

void NumbersTest::whatRoundsToZeroHasNoSign()
{
    language.english();
    same(words::percentDifference(-0.0004), "0.0_%");
    same(words::percentDifference(0.0004), "0.0_%");
    same(words::percentDifference(0.0006), "+0.1_%");
    same(words::number(-0.04, 1), "0.0");
}

void NumbersTest::noNumberIsADash()
{
    language.english();
    const double nothing = std::numeric_limits<double>::quiet_NaN();
    same(words::number(nothing, 2), "–");
    same(words::bytes(std::numeric_limits<double>::infinity()), "–");
    same(words::duration(nothing), "–");
    same(words::percentDifference(nothing), "–_%");
}

void NumbersTest::durations()
{
    language.english();
    same(words::duration(860), "14_min 20_s");
    same(words::duration(840), "14_min");
    same(words::duration(0.25), "250_ms");
    same(words::duration(0.00123), "1.23_ms");
    same(words::duration(4.2), "4.2_s");
    same(words::duration(59.97), "1_min");
    same(words::duration(3900), "1_h 05_min");
    same(words::duration(0), "0_s");
    same(words::timeLeft(370), "6_min 10_s left");
    same(words::timeLeft(-3), "0_s left");
    same(words::clockTime(5), "0:05");
    same(words::clockTime(3723), "1:02:03");
    same(words::clockTime(-5), "~0:05");
}

void NumbersTest::durationsInRussian()
{
    language.russian();
    same(words::duration(860), "14_мин 20_с");
    same(words::duration(0.25), "250_мс");
    same(words::timeLeft(370), "осталось 6_мин 10_с");
}

void NumbersTest::bytesStepAtTheRoundedValue()
{
    language.english();
    same(words::bytes(0), "0_B");
    same(words::bytes(1023), "1,023_B");
    same(words::bytes(1024), "1_kB");
    same(words::bytes(1023.7 * 1024 * 1024), "1_GB");
    same(words::bytes(512.0 * 1024 * 1024), "512_MB");
}

void NumbersTest::compact()
{
    language.english();
    same(words::compactNumber(950), "950");
    same(words::compactNumber(999.7), "1k");
    same(words::compactNumber(12500), "12.5k");
    same(words::compactNumber(-1200000), "~1.2M");
    language.russian();
    same(words::compactNumber(12500), "12,5_тыс.");
    same(words::compactNumber(1200000), "1,2_млн");
}

void NumbersTest::lists()
{
    language.english();
    QCOMPARE(words::list({QStringLiteral("A")}), QStringLiteral("A"));
    QCOMPARE(words::list({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}),
        QStringLiteral("A, B and C"));
    language.russian();
    QCOMPARE(words::list({QStringLiteral("A"), QStringLiteral("B")}), QStringLiteral("A и B"));
}

void NumbersTest::dates()
{
    language.russian();
    const QDateTime moment(QDate(2026, 11, 30), QTime(14, 5));
    QCOMPARE(words::date(moment.toMSecsSinceEpoch() * 1000), QStringLiteral("30.11.2026"));
    QVERIFY(words::dateTime(moment.toMSecsSinceEpoch() * 1000).contains(QStringLiteral("14:05")));
    QCOMPARE(words::date(0), QString());
}

QTEST_GUILESS_MAIN(NumbersTest)
#include "test_numbers.moc"
