#include <QPainter>
#include <QtTest>

#include "chart/drawing_view.h"
#include "chart/grid.h"
#include "chart/intervals.h"
#include "chart/picture.h"

using namespace pgduel::chart;

namespace {

constexpr int side = 60;

QImage cellImage(Tone tone, const Theme& theme, const QString& text = {}, double strength = 1)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    paintCell(painter, QRectF(image.rect()), {text, tone, strength, false, {}}, theme.font, theme);
    return image;
}

Grid grid()
{
    return {QStringLiteral("workers"), {QStringLiteral("0"), QStringLiteral("2")},
        {QStringLiteral("deleted = 1000"), QStringLiteral("deleted = 100000")},
        {{{QStringLiteral("baseline"), Tone::Plain, 0, false, {}},
             {QStringLiteral("+7.4 % ✓"), Tone::Gain, 1, true, {}}},
            {{QStringLiteral("baseline"), Tone::Plain, 0, false, {}},
                {QStringLiteral("no run"), Tone::Missing, 0, false, {}}}}};
}

int inked(const QImage& image, const QColor& ground)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) != ground ? 1 : 0;
    return count;
}

} // namespace

class TestGrid : public QObject {
    Q_OBJECT

private slots:
    void everyToneLooksOtherThanTheOthers()
    {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            QList<QImage> seen;
            for (int tone = 0; tone <= static_cast<int>(Tone::Missing); ++tone) {
                const QImage image = cellImage(static_cast<Tone>(tone), theme);
                QVERIFY(!seen.contains(image));
                seen << image;
            }
        }
    }

    void textStandsOutFromTheStrongestColour()
    {
        for (const Theme& theme : {lightTheme(), darkTheme()})
            for (const Tone tone : {Tone::Gain, Tone::Loss, Tone::Neutral, Tone::Same})
                QVERIFY(contrast(theme.text, cellImage(tone, theme).pixelColor(side / 2, side / 2)) >= 4.5);
    }

    void strengthIsSeen()
    {
        const Theme theme = lightTheme();
        QVERIFY(cellImage(Tone::Gain, theme, {}, 0.1) != cellImage(Tone::Gain, theme, {}, 1));
    }

    void picturesHoldDrawingsInEveryFormat()
    {
        PictureSpec spec;
        spec.title = QStringLiteral("Map");
        spec.drawings.push_back(std::make_shared<GridDrawing>(grid()));
        spec.drawings.push_back(std::make_shared<IntervalDrawing>(
            std::vector<IntervalRow>{{QStringLiteral("a × b"), QStringLiteral("+6.1 %"), 0.061,
                                         pgduel::analysis::Interval{0.02, 0.1}, Tone::Gain},
                {QStringLiteral("c"), QStringLiteral("–"), std::nullopt, std::nullopt, Tone::Undecided}},
            QStringLiteral("Relative difference, %")));
        const auto size = PictureSize::pixels(800, 500);
        const QImage image = renderPicture(spec, size);
        const QImage lower = image.copy(0, 250, 800, 250), upper = image.copy(0, 60, 800, 190);
        QVERIFY(inked(upper, spec.theme.background) > 2000);
        QVERIFY(inked(lower, spec.theme.background) > 2000);
        const QByteArray svg = encodePicture(spec, size, PictureFormat::Svg);
        QVERIFY(svg.contains("deleted = 1000"));
        QVERIFY(!svg.contains("<image"));
        QVERIFY(encodePicture(spec, size, PictureFormat::Pdf).startsWith("%PDF"));
    }

    void nothingToDrawIsStillRefused() { QVERIFY_EXCEPTION_THROWN(renderPicture({}, {}), ChartError); }

    void theViewIsAsHighAsItsDrawing()
    {
        DrawingView view;
        QVERIFY(!view.sizeHint().isValid() || view.sizeHint().isEmpty());
        view.setDrawing(std::make_shared<GridDrawing>(grid()));
        QVERIFY(view.sizeHint().height() > 40);
    }
};

QTEST_MAIN(TestGrid)
#include "test_grid.moc"
