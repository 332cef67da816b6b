#include "text_fit.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace pgduel::chart {

double textWidth(const QString& text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

double widest(const QStringList& lines, const QFont& font)
{
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, textWidth(line, font));
    return width;
}

double lineHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height());
}

QStringList wrapped(const QString& text, const QFont& font, double width)
{
    QStringList lines;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && textWidth(longer, font) > width) {
            lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty())
        lines << line;
    return lines;
}

QStringList fitted(const QString& text, QFont& font, double width, int maxLines)
{
    const int smallest = std::max(5, font.pixelSize() * 6 / 10);
    for (int pixels = font.pixelSize();; --pixels) {
        font.setPixelSize(pixels);
        const QStringList lines = wrapped(text, font, width);
        if (pixels <= smallest || (lines.size() <= maxLines && widest(lines, font) <= width))
            return lines;
    }
}

} // namespace pgduel::chart
