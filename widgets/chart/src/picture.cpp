#include "chart/picture.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

#include "picture_layout.h"

namespace pgduel::chart {

namespace {

constexpr int largestSide = 16000, smallestSide = 64; ///< px
constexpr double unitsPerInch = 120; ///< on paper: type of 13 units is 7.8 pt
/// zlib's level 2: two thirds of the default's time. (1 … 5 would mean "not compressed" to Qt.)
constexpr int pngCompression = 30;

void check(const PictureSpec& spec, const PictureSize& size)
{
    if (spec.panels.empty() && spec.drawings.empty())
        throw ChartError({fault::nothingToDraw, {}, {}, {}});
    const auto [small, large] = std::minmax(size.width, size.height);
    if (small < smallestSide || large > largestSide)
        throw ChartError({fault::sizeRefused, {},
            {std::to_string(size.width), std::to_string(size.height), std::to_string(largestSide)}, {}});
}

/// px per unit; smaller when the parts of the picture would not fit else.
double unitOf(const PictureSpec& spec, const PictureSize& size)
{
    return std::min(size.unit, size.height / PictureLayout::smallestHeight(spec));
}

void paintAll(QPainter& painter, const PictureSpec& spec, const PictureSize& size, const QRectF& target)
{
    const double unit = unitOf(spec, size);
    PictureLayout layout(spec, QSizeF(size.width, size.height) / unit, std::max(1.0, unit));
    layout.paint(painter, target);
}

QByteArray encodePng(const PictureSpec& spec, const PictureSize& size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setCompression(pngCompression);
    if (!writer.write(renderPicture(spec, size)))
        throw ChartError({fault::cannotWrite, {}, {{}}, writer.errorString().toStdString()});
    return bytes;
}

QByteArray encodeSvg(const PictureSpec& spec, const PictureSize& size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(std::lround(size.dpi)));
    generator.setSize(QSize(size.width, size.height));
    generator.setViewBox(QRect(0, 0, size.width, size.height));
    generator.setTitle(spec.title);
    QPainter painter(&generator);
    paintAll(painter, spec, size, QRectF(0, 0, size.width, size.height));
    painter.end();
    return bytes;
}

QByteArray encodePdf(const PictureSpec& spec, const PictureSize& size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(1200);
    writer.setPageSize(QPageSize(
        QSizeF(size.width, size.height) / size.dpi, QPageSize::Inch, spec.title, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(spec.title);
    writer.setCreator(QStringLiteral("pgDuel"));
    QPainter painter(&writer);
    paintAll(painter, spec, size, QRectF(0, 0, writer.width(), writer.height()));
    painter.end();
    return bytes;
}

QString suffixOf(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return QStringLiteral(".png");
    case PictureFormat::Svg:
        return QStringLiteral(".svg");
    case PictureFormat::Pdf:
        break;
    }
    return QStringLiteral(".pdf");
}

} // namespace

PictureSize PictureSize::pixels(int width, int height)
{
    return {width, height, 96, std::min(width / 900.0, height / 500.0)};
}

PictureSize PictureSize::centimetres(double width, double height, double dpi)
{
    PictureSize size{static_cast<int>(std::lround(width / 2.54 * dpi)),
        static_cast<int>(std::lround(height / 2.54 * dpi)), dpi, dpi / unitsPerInch};
    size.unit = std::min({size.unit, size.width / 480.0, size.height / 270.0});
    return size;
}

QImage renderPicture(const PictureSpec& spec, const PictureSize& size)
{
    check(spec, size);
    QImage image(size.width, size.height, QImage::Format_RGB32);
    if (image.isNull())
        throw ChartError({fault::sizeRefused, {},
            {std::to_string(size.width), std::to_string(size.height), std::to_string(largestSide)}, {}});
    image.setDotsPerMeterX(static_cast<int>(std::lround(size.dpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(spec.theme.background);
    QPainter painter(&image);
    paintAll(painter, spec, size, QRectF(image.rect()));
    return image;
}

QByteArray encodePicture(const PictureSpec& spec, const PictureSize& size, PictureFormat format)
{
    check(spec, size);
    switch (format) {
    case PictureFormat::Png:
        return encodePng(spec, size);
    case PictureFormat::Svg:
        return encodeSvg(spec, size);
    case PictureFormat::Pdf:
        break;
    }
    return encodePdf(spec, size);
}

QString withSuffix(const QString& path, PictureFormat format)
{
    const QString suffix = suffixOf(format);
    return path.endsWith(suffix, Qt::CaseInsensitive) ? path : path + suffix;
}

void savePicture(const PictureSpec& spec, const PictureSize& size, PictureFormat format, const QString& path)
{
    const QByteArray bytes = encodePicture(spec, size, format);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw ChartError(
            {fault::cannotWrite, path.toStdString(), {path.toStdString()}, file.errorString().toStdString()});
}

} // namespace pgduel::chart
