#include "fault_argument.h"

#include <cmath>

#include <QCoreApplication>

#include "words/numbers.h"

namespace pgduel::words {

namespace {

class FaultArguments {
    Q_DECLARE_TR_FUNCTIONS(FaultArguments)
};

QString optionalPart(char kind, const QString& argument)
{
    if (argument.isEmpty())
        return {};
    switch (kind) {
    case 's':
        return QStringLiteral(" (SQLSTATE %1)").arg(argument);
    case 'v':
        return QStringLiteral(" = ") + argument;
    case 'u':
        return QChar(0x00A0) + argument;
    default:
        return QLatin1Char(' ') + FaultArguments::tr("Did you mean %1?").arg(argument);
    }
}

/// The words that study faults use for kinds of values; anything else, such as a list of allowed words,
/// stays.
QString kindOfValue(const QString& kind)
{
    static const std::pair<const char*, const char*> names[]{
        {"text", QT_TRANSLATE_NOOP("FaultArguments", "a text")},
        {"integer", QT_TRANSLATE_NOOP("FaultArguments", "a whole number")},
        {"number", QT_TRANSLATE_NOOP("FaultArguments", "a number")},
        {"real", QT_TRANSLATE_NOOP("FaultArguments", "a number")},
        {"boolean", QT_TRANSLATE_NOOP("FaultArguments", "true or false")},
        {"bool", QT_TRANSLATE_NOOP("FaultArguments", "on or off")},
        {"text_list", QT_TRANSLATE_NOOP("FaultArguments", "a list of texts")},
        {"integer_list", QT_TRANSLATE_NOOP("FaultArguments", "a list of whole numbers")},
        {"pair_list", QT_TRANSLATE_NOOP("FaultArguments", "a list of pairs of names")},
        {"list", QT_TRANSLATE_NOOP("FaultArguments", "a list")},
        {"table", QT_TRANSLATE_NOOP("FaultArguments", "a table")},
        {"table_list", QT_TRANSLATE_NOOP("FaultArguments", "a list of tables")},
        {"scalar", QT_TRANSLATE_NOOP("FaultArguments", "a text, a number, or true or false")},
        {"date", QT_TRANSLATE_NOOP("FaultArguments", "a date")},
        {"duration", QT_TRANSLATE_NOOP("FaultArguments", "a duration such as \"60s\"")},
        {"time", QT_TRANSLATE_NOOP("FaultArguments", "a duration such as \"60s\"")},
        {"size", QT_TRANSLATE_NOOP("FaultArguments", "a size such as \"512 MB\" or \"25 % RAM\"")},
        {"percent", QT_TRANSLATE_NOOP("FaultArguments", "a percentage such as \"3 %\"")},
    };
    for (const auto& [name, words] : names)
        if (kind == QLatin1String(name))
            return FaultArguments::tr(words);
    return kind;
}

QString numberText(char kind, double value)
{
    switch (kind) {
    case 'b':
        return bytes(value);
    case 'm':
        return duration(value / 1000);
    default:
        return value == std::floor(value) ? number(value, 0) : figure(value);
    }
}

} // namespace

QString faultArgument(char kind, const QString& argument)
{
    if (kind == 's' || kind == 'v' || kind == 'u' || kind == 'h')
        return optionalPart(kind, argument);
    if (argument.isEmpty())
        return kind == 'l' ? FaultArguments::tr("no limit") : FaultArguments::tr("unknown");
    if (kind == 'k')
        return kindOfValue(argument);
    bool isNumber = false;
    const double value = argument.toDouble(&isNumber);
    return isNumber && kind != 't' ? numberText(kind, value) : argument;
}

} // namespace pgduel::words
