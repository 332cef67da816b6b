#include "number_box.h"

#include <QRegularExpression>

namespace pgduel::design {

NumberBox::NumberBox(QWidget* parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(3);
    setMaximum(1e9);
    setGroupSeparatorShown(false);
    setKeyboardTracking(false);
    setAlignment(Qt::AlignRight);
}

QString NumberBox::bare(const QString& text) const
{
    auto number = text;
    if (!suffix().isEmpty() && number.endsWith(suffix()))
        number.chop(suffix().size());
    number.remove(QLatin1Char(' ')).remove(QChar(QChar::Nbsp));
    return number.replace(QLatin1Char(','), QLatin1Char('.'));
}

QString NumberBox::textFromValue(double value) const
{
    auto text = QString::number(value, 'f', decimals());
    while (text.contains(QLatin1Char('.'))
        && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.')))) {
        const bool point = text.endsWith(QLatin1Char('.'));
        text.chop(1);
        if (point)
            break;
    }
    return text.replace(QLatin1Char('.'), locale().decimalPoint());
}

double NumberBox::valueFromText(const QString& text) const
{
    return bare(text).toDouble();
}

QValidator::State NumberBox::validate(QString& input, int& /*position*/) const
{
    static const QRegularExpression form(QStringLiteral("^-?\\d*\\.?\\d*$"));
    const auto number = bare(input);
    if (!form.match(number).hasMatch())
        return QValidator::Invalid;
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    return isNumber && value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                                : QValidator::Intermediate;
}

} // namespace pgduel::design
