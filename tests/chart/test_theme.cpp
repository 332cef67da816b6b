#include <QtTest>

#include <array>

#include "chart/theme.h"

using namespace pgduel::chart;

namespace {

/// What people with a red or green weakness see (Viénot, Brettel and Mollon 1999, on linear light).
QColor seenBy(const QColor& colour, bool protan)
{
    const auto linear = [](double v) { return std::pow(v, 2.2); };
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const double first = protan ? 0.11238 * r + 0.88762 * g : 0.29275 * r + 0.70725 * g;
    const double blue = protan ? 0.00401 * r - 0.00401 * g + b : -0.02234 * r + 0.02234 * g + b;
    const auto back = [](double v) { return static_cast<float>(std::pow(std::clamp(v, 0.0, 1.0), 1 / 2.2)); };
    return QColor::fromRgbF(back(first), back(first), back(blue));
}

double distance(const QColor& a, const QColor& b)
{
    return std::hypot(std::hypot(a.redF() - b.redF(), a.greenF() - b.greenF()), a.blueF() - b.blueF());
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void contrastIsKnown()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01);
    }

    void everythingStandsOut_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everythingStandsOut()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? darkTheme() : lightTheme();
        for (std::size_t i = 0; i < theme.series.size(); ++i) {
            QVERIFY2(
                contrast(theme.series[i], theme.plotBackground) >= 3, qPrintable(theme.series[i].name()));
            QVERIFY(contrast(theme.ghostColour(static_cast<int>(i)), theme.plotBackground) >= 2);
        }
        for (const QColor& colour : {theme.text, theme.mutedText})
            QVERIFY(contrast(colour, theme.background) >= 4.5 && contrast(colour, theme.box) >= 4.5);
        for (const QColor& colour : {theme.gain, theme.loss, theme.neutral, theme.axis, theme.crosshair})
            QVERIFY2(contrast(colour, theme.plotBackground) >= 3, qPrintable(colour.name()));
        for (const char* wait :
            {"CPU", "IO", "LWLock", "Lock", "BufferPin", "IPC", "Timeout", "Extension", "Client", "?"})
            QVERIFY2(
                contrast(waitClassColour(theme, QString::fromLatin1(wait)), theme.plotBackground) >= 3, wait);
    }

    void gainAndLossNeedNoRedAndGreen()
    {
        for (const Theme& theme : {lightTheme(), darkTheme()})
            for (const bool protan : {false, true})
                QVERIFY(distance(seenBy(theme.gain, protan), seenBy(theme.loss, protan)) > 0.4);
    }

    void experimentsDifferInTwoWays()
    {
        const Theme theme = lightTheme();
        for (int a = 0; a < 14; ++a)
            for (int b = 0; b < a; ++b) {
                const SeriesStyle one = theme.seriesStyle(a), other = theme.seriesStyle(b);
                QVERIFY(one.colour != other.colour || one.dashed != other.dashed);
                QVERIFY(a >= 7 || one.marker != other.marker);
            }
    }

    void followsThePalette()
    {
        QPalette palette;
        palette.setColor(QPalette::Window, QColor(0x202020));
        palette.setColor(QPalette::WindowText, Qt::white);
        QVERIFY(themeFor(palette).dark);
        palette.setColor(QPalette::Window, QColor(0xf0f0f0));
        palette.setColor(QPalette::WindowText, Qt::black);
        QVERIFY(!themeFor(palette).dark);
    }

    void presenterIsLarge()
    {
        QVERIFY(presenterTheme(lightTheme()).font.pixelSize() >= 27);
        QVERIFY(presenterTheme(lightTheme()).lineWidth >= 3);
    }
};

QTEST_MAIN(ThemeTest)
#include "test_theme.moc"
