#include "load_text.h"

#include <QLocale>

namespace pgduel::words {

QString plain(double value, int decimals)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}

QString share(std::uint64_t part, std::uint64_t whole, int decimals)
{
    const double ratio = whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
    return perCent(100 * ratio, decimals);
}

QString perCent(double hundredths, int decimals)
{
    const bool apart = QLocale().language() == QLocale::Russian; // by a no-break space, as usual there
    return plain(hundredths, decimals) + (apart ? QStringLiteral("\u00a0%") : QStringLiteral("%"));
}

QString millis(double micros)
{
    return plain(micros / 1000, 3);
}

} // namespace pgduel::words
