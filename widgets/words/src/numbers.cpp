#include "words/numbers.h"

#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace pgduel::words {

namespace {

class Numbers {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

constexpr QChar noBreakSpace(0x00A0);
constexpr QChar trueMinus(0x2212);
constexpr QChar enDash(0x2013);

bool isRussian()
{
    return QLocale().language() == QLocale::Russian;
}

/// What the decimals leave of it: −0.04 with one decimal is 0, so that "−0.0" is never shown.
double rounded(double value, int decimals)
{
    const double factor = std::pow(10.0, decimals);
    const double result = std::round(value * factor) / factor;
    return result == 0 ? 0 : (std::isfinite(result) ? result : value);
}

/// Digits without sign. Group marks are ours: a no-break space in Russian whatever the library's data say.
QString digits(double magnitude, int decimals)
{
    const QLocale locale;
    QString text = locale.toString(magnitude, 'f', decimals);
    if (isRussian())
        text.replace(locale.groupSeparator(), QString(noBreakSpace));
    return text;
}

QString withUnit(const QString& text, const QString& unit)
{
    return text + noBreakSpace + unit;
}

int decimalsFor(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude >= 99.95 || magnitude == 0)
        return 0;
    if (magnitude >= 9.995)
        return 1;
    return magnitude >= 0.9995 ? 2 : 3;
}

/// Decimals of a scaled amount: one below a hundred when it is not whole.
int shortDecimals(double value)
{
    return std::abs(value) >= 99.95 || rounded(value, 1) == std::round(value) ? 0 : 1;
}

QString twoDigits(int value)
{
    return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0'));
}

QString longDuration(std::int64_t seconds)
{
    const QString h = Numbers::tr("h", "unit: hour"), min = Numbers::tr("min", "unit: minute"),
                  s = Numbers::tr("s", "unit: second");
    const int hours = static_cast<int>(seconds / 3600), minutes = static_cast<int>(seconds / 60 % 60),
              rest = static_cast<int>(seconds % 60);
    if (hours > 0)
        return withUnit(number(std::int64_t{hours}), h) + QLatin1Char(' ')
            + withUnit(twoDigits(minutes), min);
    const QString text = withUnit(QString::number(minutes), min);
    return rest == 0 ? text : text + QLatin1Char(' ') + withUnit(QString::number(rest), s);
}

} // namespace

QString number(double value, int decimals)
{
    if (!std::isfinite(value))
        return QString(enDash);
    const double shown = rounded(value, decimals);
    const QString text = digits(std::abs(shown), decimals);
    return shown < 0 ? trueMinus + text : text;
}

QString number(std::int64_t value)
{
    QString text = QLocale().toString(static_cast<qlonglong>(value));
    text.replace(QLatin1Char('-'), QString(trueMinus));
    if (isRussian())
        text.replace(QLocale().groupSeparator(), QString(noBreakSpace));
    return text;
}

QString figure(double value)
{
    return number(value, decimalsFor(value));
}

QString givenNumber(double value)
{
    return value == std::floor(value) && std::abs(value) < 1e15 ? number(static_cast<std::int64_t>(value))
                                                                : figure(value);
}

QString compactNumber(double value)
{
    const double magnitude = std::abs(value);
    if (!std::isfinite(value) || magnitude < 999.5)
        return magnitude >= 1 ? number(value, shortDecimals(value)) : figure(value);
    struct Step {
        double size;
        QString pattern;
    };
    const std::array<Step, 3> steps{Step{1e9, Numbers::tr("%1B", "billions, short")},
        Step{1e6, Numbers::tr("%1M", "millions, short")}, Step{1e3, Numbers::tr("%1k", "thousands, short")}};
    for (const Step& step : steps)
        if (magnitude >= step.size * 0.9995)
            return step.pattern.arg(number(value / step.size, shortDecimals(value / step.size)));
    return figure(value);
}

QString percent(double ratio, int decimals)
{
    return withUnit(number(ratio * 100, decimals), QStringLiteral("%"));
}

QString percentDifference(double ratio, int decimals)
{
    const QString text = percent(ratio, decimals);
    return std::isfinite(ratio) && rounded(ratio * 100, decimals) > 0 ? QLatin1Char('+') + text : text;
}

QString bytes(double count)
{
    if (!std::isfinite(count))
        return QString(enDash);
    const std::array<QString, 6> units{Numbers::tr("B", "unit: byte"), Numbers::tr("kB", "unit"),
        Numbers::tr("MB", "unit"), Numbers::tr("GB", "unit"), Numbers::tr("TB", "unit"),
        Numbers::tr("PB", "unit")};
    std::size_t unit = 0;
    // 1023.6 MB is shown as 1 GB, not as 1,024 MB.
    for (; std::abs(count) >= 1023.5 && unit + 1 < units.size(); ++unit)
        count /= 1024;
    return withUnit(number(count, unit == 0 ? 0 : shortDecimals(count)), units.at(unit));
}

QString bytesPerSecond(double bytesPerSecond)
{
    return Numbers::tr("%1/s", "an amount a second").arg(bytes(bytesPerSecond));
}

QString duration(double seconds)
{
    if (!std::isfinite(seconds))
        return QString(enDash);
    const double magnitude = std::abs(seconds);
    if (magnitude != 0 && magnitude < 0.9995)
        return withUnit(magnitude < 0.01 ? figure(seconds * 1000) : number(seconds * 1000, 0),
            Numbers::tr("ms", "unit: millisecond"));
    if (magnitude < 59.95)
        return withUnit(
            number(seconds, magnitude < 9.95 ? shortDecimals(seconds) : 0), Numbers::tr("s", "unit: second"));
    const QString text = longDuration(static_cast<std::int64_t>(std::llround(magnitude)));
    return seconds < 0 ? trueMinus + text : text;
}

QString clockTime(double seconds)
{
    if (!std::isfinite(seconds))
        return QString(enDash);
    const auto whole = static_cast<std::int64_t>(std::llround(std::abs(seconds)));
    const int minutes = static_cast<int>(whole / 60 % 60), rest = static_cast<int>(whole % 60);
    const QString tail = QLatin1Char(':') + twoDigits(rest);
    const QString text = whole >= 3600
        ? QString(QString::number(whole / 3600) + QLatin1Char(':') + twoDigits(minutes) + tail)
        : QString(QString::number(minutes) + tail);
    return seconds < 0 && whole != 0 ? trueMinus + text : text;
}

QString timeLeft(double seconds)
{
    return Numbers::tr("%1 left", "time").arg(duration(std::max(0.0, std::round(seconds))));
}

QString date(std::int64_t utcMicros)
{
    return utcMicros == 0
        ? QString()
        : QLocale().toString(QDateTime::fromMSecsSinceEpoch(utcMicros / 1000).date(), QLocale::ShortFormat);
}

QString dateTime(std::int64_t utcMicros)
{
    return utcMicros == 0
        ? QString()
        : QLocale().toString(QDateTime::fromMSecsSinceEpoch(utcMicros / 1000), QLocale::ShortFormat);
}

QString list(const QStringList& items)
{
    if (items.size() < 2)
        return items.join(QString());
    return Numbers::tr("%1 and %2", "the last two of a list")
        .arg(items.mid(0, items.size() - 1).join(QStringLiteral(", ")), items.last());
}

} // namespace pgduel::words
