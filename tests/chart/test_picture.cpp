#include <QCryptographicHash>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <cstdio>
#include <unistd.h>

#include "picture_layout.h"
#include "sample_panels.h"

using namespace pgduel;
using namespace pgduel::chart;

namespace {

QByteArray hashOf(const QImage& image)
{
    return QCryptographicHash::hash(
        QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()),
        QCryptographicHash::Sha256)
        .toHex();
}

PictureSpec longPicture()
{
    PictureSpec spec;
    spec.title = QStringLiteral("Speed");
    spec.panels = {sample::spikeAndGap(50000, 0.01)};
    return spec;
}

QByteArray fileBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class PictureTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

private slots:
    void sizeIsExact()
    {
        const auto spec = sample::pair(sample::speed());
        QCOMPARE(renderPicture(spec, PictureSize::pixels(1600, 900)).size(), QSize(1600, 900));
        const QImage paper = renderPicture(spec, PictureSize::centimetres(16, 9, 300));
        QCOMPARE(paper.size(), QSize(1890, 1063));
        QCOMPARE(paper.dotsPerMeterX(), 11811);
        QImage read;
        QVERIFY(
            read.loadFromData(encodePicture(spec, PictureSize::centimetres(16, 9, 300), PictureFormat::Png)));
        QCOMPARE(read.size(), QSize(1890, 1063));
        QCOMPARE(read.dotsPerMeterX(), 11811);
        QVERIFY(!read.hasAlphaChannel());
    }

    void samePixelsAtAnyScreenScale()
    {
        const QByteArray here =
            hashOf(renderPicture(sample::pair(sample::speed()), PictureSize::pixels(1200, 600)));
        QCOMPARE(hashOf(renderPicture(sample::pair(sample::speed()), PictureSize::pixels(1200, 600))), here);
        for (const char* factor : {"1", "2"}) {
            QProcess other;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::fromLatin1(factor));
            other.setProcessEnvironment(environment);
            other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--print-hash")});
            QVERIFY(other.waitForFinished(30000));
            QCOMPARE(other.readAllStandardOutput().trimmed(), here);
        }
    }

    void plotsLineUpAndHoldTheirLines()
    {
        const auto spec = sample::pair(sample::speed());
        PictureLayout layout(spec, {900, 500}, 2);
        const auto areas = layout.plotAreas();
        QCOMPARE(areas.size(), std::size_t{2});
        QCOMPARE(areas[0].left(), areas[1].left());
        QCOMPARE(areas[0].right(), areas[1].right());
        QVERIFY(areas[0].bottom() < areas[1].top());
        QVERIFY(areas[0].height() > 120 && areas[1].height() > 110);
        const QImage image = renderPicture(spec, PictureSize::pixels(900, 500));
        const Theme theme = lightTheme();
        QVERIFY(sample::count(image, areas[0].toRect(), theme.series[0]) > 300);
        QVERIFY(sample::count(image, areas[0].toRect(), theme.series[1]) > 300);
        QVERIFY(sample::count(image, areas[1].toRect(), theme.text) > 300);
        QCOMPARE(image.pixelColor(0, 0), theme.background);
        QCOMPARE(image.pixelColor(899, 499), theme.background);
    }

    void themeIsChosenHere()
    {
        auto spec = sample::pair(sample::speed());
        spec.theme = darkTheme();
        QCOMPARE(renderPicture(spec, PictureSize::pixels(900, 500)).pixelColor(1, 1), darkTheme().background);
    }

    void svgStaysInsideThePlot()
    {
        auto spec = longPicture();
        std::get<LinePanel>(spec.panels[0]).x.whole = {100, 200};
        std::get<LinePanel>(spec.panels[0]).y = Range{0, 4000};
        PictureLayout layout(spec, {900, 500}, 1);
        const QRectF own = layout.plotAreas()[0].translated(-layout.chartPlace(0));
        const QByteArray svg = encodePicture(spec, PictureSize::pixels(900, 500), PictureFormat::Svg);
        QVERIFY(!svg.contains("<image"));
        QXmlStreamReader reader(svg);
        int lines = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement
                || reader.name() != QLatin1String("polyline"))
                continue;
            const auto points = reader.attributes().value(QLatin1String("points")).toString();
            for (const QString& pair : points.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
                const auto xy = pair.split(QLatin1Char(','));
                if (xy.size() != 2 || points.size() < 200)
                    continue;
                ++lines;
                // In the coordinates of the plot's own chart, as its transform is written beside.
                const QPointF at(xy[0].toDouble(), xy[1].toDouble());
                QVERIFY2(own.adjusted(-0.01, -0.01, 0.01, 0.01).contains(at), qPrintable(pair));
            }
        }
        QVERIFY(!reader.hasError());
        QVERIFY2(lines > 100, qPrintable(QString::number(lines)));
        QVERIFY(svg.size() < 1'000'000);
    }

    void pdfHoldsNoRasterImage()
    {
        for (const PictureSpec& spec : {sample::pair(sample::speed()), longPicture()}) {
            const QByteArray pdf =
                encodePicture(spec, PictureSize::centimetres(16, 9, 300), PictureFormat::Pdf);
            QVERIFY(pdf.startsWith("%PDF-"));
            QVERIFY(!pdf.contains("/Subtype /Image"));
            QVERIFY(pdf.contains("/FontFile2"));
            QVERIFY(pdf.contains("/MediaBox [0 0 453") || pdf.contains("/MediaBox [0 0 454"));
        }
    }

    void suffixIsAddedOnce()
    {
        QCOMPARE(withSuffix(QStringLiteral("chart"), PictureFormat::Png), QStringLiteral("chart.png"));
        QCOMPARE(withSuffix(QStringLiteral("chart.PNG"), PictureFormat::Png), QStringLiteral("chart.PNG"));
        QCOMPARE(
            withSuffix(QStringLiteral("chart.png"), PictureFormat::Pdf), QStringLiteral("chart.png.pdf"));
    }

    void savesWholeOrNotAtAll()
    {
        const auto spec = sample::pair(sample::speed());
        const auto size = PictureSize::pixels(600, 400);
        const QString path = folder_.filePath(QStringLiteral("chart.png"));
        savePicture(spec, size, PictureFormat::Png, path);
        QCOMPARE(QImage(path).size(), QSize(600, 400));
        const QByteArray before = fileBytes(path);
        QVERIFY_EXCEPTION_THROWN(savePicture(PictureSpec(), size, PictureFormat::Png, path), ChartError);
        QCOMPARE(fileBytes(path), before);
        QCOMPARE(QDir(folder_.path()).entryList(QDir::Files).size(), 1);
    }

    void failuresNameThePlace()
    {
        const auto spec = sample::pair(sample::speed());
        const QString path = folder_.filePath(QStringLiteral("no/such/folder/chart.svg"));
        try {
            savePicture(spec, PictureSize::pixels(600, 400), PictureFormat::Svg, path);
            QFAIL("written into a folder that is not there");
        } catch (const ChartError& error) {
            QCOMPARE(error.fault().code, std::string(fault::cannotWrite));
            QCOMPARE(error.fault().args, std::vector{path.toStdString()});
            QVERIFY(!error.fault().detail.empty());
        }
        try {
            renderPicture(spec, PictureSize::pixels(100000, 100));
            QFAIL("too large");
        } catch (const ChartError& error) {
            QCOMPARE(error.fault().code, std::string(fault::sizeRefused));
        }
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc > 1 && qstrcmp(argv[1], "--print-hash") == 0) {
        std::puts(
            hashOf(renderPicture(sample::pair(sample::speed()), PictureSize::pixels(1200, 600))).constData());
        return 0;
    }
    PictureTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_picture.moc"
