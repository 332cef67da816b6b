#include "chart/theme.h"

#include <QApplication>
#include <QFontInfo>

#include <algorithm>
#include <array>
#include <cmath>

namespace pgduel::chart {

namespace {

constexpr std::size_t hues = 7;

QFont chartFont(int pixels)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(pixels);
    // Hinting snaps glyphs to whole pixels, so that the same text would be wider or narrower at another
    // scale.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

QColor mix(const QColor& a, const QColor& b, double share)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() * share + b.redF() * (1 - share)),
        static_cast<float>(a.greenF() * share + b.greenF() * (1 - share)),
        static_cast<float>(a.blueF() * share + b.blueF() * (1 - share)));
}

struct WaitColour {
    const char* waitClass;
    QRgb light, dark;
};
constexpr std::array<WaitColour, 9> waitColours{{
    {"CPU", 0x1b8a3e, 0x4cc26e},
    {"IO", 0x1f6fd6, 0x62a8ff},
    {"LWLock", 0xb0307a, 0xf07cc0},
    {"Lock", 0xc23b22, 0xff8066},
    {"BufferPin", 0x7a5af0, 0xa894ff},
    {"IPC", 0x8a6d00, 0xd9b53a},
    {"Timeout", 0x5f6b78, 0x9aa7b5},
    {"Extension", 0x0f8296, 0x3cc4da},
    {"Client", 0x84705e, 0xc2ab95},
}};

} // namespace

SeriesStyle Theme::seriesStyle(int experiment) const
{
    const auto index = static_cast<std::size_t>(std::max(0, experiment));
    SeriesStyle style;
    style.colour = series[index % series.size()];
    style.marker = static_cast<MarkerShape>(index % hues);
    style.dashed = index / series.size() % 2 == 1;
    return style;
}

QColor Theme::ghostColour(int experiment) const
{
    const QColor full = seriesStyle(experiment).colour;
    double share = dark ? 0.6 : 0.5;
    while (share < 1 && contrast(mix(full, plotBackground, share), plotBackground) < 2.2)
        share += 0.05;
    return mix(full, plotBackground, share);
}

QColor Theme::tint(const QColor& colour) const
{
    QColor pale = colour;
    pale.setAlphaF(dark ? 0.34F : 0.22F);
    return pale;
}

Theme lightTheme()
{
    Theme t;
    t.background = Qt::white;
    t.plotBackground = Qt::white;
    t.text = QColor(0x1c1f23);
    t.mutedText = QColor(0x555c66);
    t.grid = QColor(0xe3e6ea);
    t.axis = QColor(0x8a919b);
    t.boundary = QColor(0xc4c9d0);
    t.crosshair = QColor(0x555c66);
    t.box = QColor(0xfbfbfc);
    t.series = {QColor(0x0072b2), QColor(0xd55e00), QColor(0x008a64), QColor(0xb8578c), QColor(0x3690c8),
        QColor(0xb07800), QColor(0x222222)};
    t.gain = QColor(0x0072b2);
    t.loss = QColor(0xd55e00);
    t.neutral = QColor(0x6b7280);
    t.font = chartFont(13);
    return t;
}

Theme darkTheme()
{
    Theme t;
    t.dark = true;
    t.background = QColor(0x1e2125);
    t.plotBackground = QColor(0x1e2125);
    t.text = QColor(0xe8eaed);
    t.mutedText = QColor(0xa9b0ba);
    t.grid = QColor(0x33383f);
    t.axis = QColor(0x7d8590);
    t.boundary = QColor(0x4a515b);
    t.crosshair = QColor(0xb6bdc7);
    t.box = QColor(0x2a2e34);
    t.series = {QColor(0x4ba3e3), QColor(0xf0803c), QColor(0x2cc295), QColor(0xe29abf), QColor(0x9ad5f7),
        QColor(0xe6a71e), QColor(0xeceff2)};
    t.gain = QColor(0x4ba3e3);
    t.loss = QColor(0xf0803c);
    t.neutral = QColor(0xa0a7b1);
    t.font = chartFont(13);
    return t;
}

Theme presenterTheme(const Theme& base)
{
    Theme t = base;
    t.font.setPixelSize(27);
    t.lineWidth = 3;
    t.markerSize = 12;
    return t;
}

Theme themeFor(const QPalette& palette)
{
    const QColor window = palette.color(QPalette::Window);
    Theme t = luminance(window) < luminance(palette.color(QPalette::WindowText)) ? darkTheme() : lightTheme();
    const QFont application = QApplication::font();
    const int pixels = QFontInfo(application).pixelSize();
    t.font = application;
    t.font.setPixelSize(std::clamp(pixels, 11, 18));
    return t;
}

QColor waitClassColour(const Theme& theme, QStringView waitClass)
{
    for (const WaitColour& entry : waitColours)
        if (waitClass == QLatin1String(entry.waitClass))
            return QColor(theme.dark ? entry.dark : entry.light);
    return theme.neutral;
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace pgduel::chart
