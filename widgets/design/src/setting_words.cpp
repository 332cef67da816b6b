#include "setting_words.h"

#include <charconv>
#include <cstdlib>

#include <QCoreApplication>

#include "study/level.h"
#include "words/numbers.h"
#include "words/study_words.h"

namespace pgduel::design {

namespace {

/// Gives the texts of free functions a context of their own.
struct SettingText {
    Q_DECLARE_TR_FUNCTIONS(SettingText)
};

/// Seconds of a PostgreSQL time unit; 0 when it is none.
double secondsOf(const std::string& unit)
{
    if (unit == "us")
        return 1e-6;
    if (unit == "ms")
        return 1e-3;
    if (unit == "s")
        return 1;
    return unit == "min" ? 60 : 0;
}

QString amount(const study::SettingFact& fact, double value)
{
    if (const auto unit = unitBytes(fact); unit && value >= 0)
        return words::bytes(value * static_cast<double>(*unit));
    if (const double seconds = secondsOf(fact.unit); seconds > 0 && value >= 0)
        return words::duration(value * seconds);
    const auto text =
        fact.type == "integer" ? words::number(static_cast<std::int64_t>(value)) : words::figure(value);
    return value < 0 || fact.unit.empty() ? text
                                          : text + QChar(QChar::Nbsp) + QString::fromStdString(fact.unit);
}

} // namespace

std::optional<std::int64_t> unitBytes(const study::SettingFact& fact)
{
    if (fact.unit.empty())
        return {};
    const bool counted = fact.unit.front() >= '0' && fact.unit.front() <= '9'; // "8kB"
    return study::parseBytes(counted ? fact.unit : "1" + fact.unit);
}

QString firstValue(const study::SettingFact& fact)
{
    const auto& value = fact.bootValue;
    const auto blocks = std::strtoll(value.c_str(), nullptr, 10);
    if (blocks <= 0)
        return QString::fromStdString(value);
    if (const auto unit = unitBytes(fact))
        return QString::fromStdString(study::formatBytes(blocks * *unit));
    return QString::fromStdString(value + fact.unit);
}

QString valueText(const study::SettingFact& fact, const std::string& value)
{
    double number = 0;
    const auto end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, number);
    const bool isNumber =
        read.ec == std::errc() && read.ptr == end && (fact.type == "integer" || fact.type == "real");
    return isNumber ? amount(fact, number) : QString::fromStdString(value);
}

QString rangeText(const study::SettingFact& fact)
{
    if (!fact.values.empty()) {
        QStringList values;
        for (const auto& value : fact.values)
            values += QString::fromStdString(value);
        return values.join(QStringLiteral(", "));
    }
    if (!fact.min || !fact.max)
        return {};
    return SettingText::tr("%1 to %2").arg(amount(fact, *fact.min), amount(fact, *fact.max));
}

QString settingSummary(const study::SettingFact& fact)
{
    QStringList parts{QString::fromStdString(fact.type)};
    if (const auto range = rangeText(fact); !range.isEmpty())
        parts += range;
    if (!fact.bootValue.empty())
        parts += SettingText::tr("default %1").arg(valueText(fact, fact.bootValue));
    return parts.join(QStringLiteral(" · "));
}

QVariant WordedSettings::data(const QModelIndex& index, int role) const
{
    const auto source = mapToSource(index);
    const auto* model = qobject_cast<items::SettingsModel*>(sourceModel());
    if (!source.isValid() || !model)
        return {};
    const auto& fact = model->fact(source.row());
    if (role == Qt::ToolTipRole)
        return QString::fromStdString(fact.description);
    if (role == Qt::DisplayRole) {
        if (index.column() == items::SettingsModel::Default)
            return valueText(fact, fact.bootValue);
        if (index.column() == items::SettingsModel::Context)
            return words::contextName(fact.context);
    }
    return SettingsSearch::data(index, role);
}

QVariant WordedSettings::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SettingsSearch::headerData(section, orientation, role);
    switch (section) {
    case items::SettingsModel::Name:
        return tr("Setting");
    case items::SettingsModel::Type:
        return tr("Type");
    case items::SettingsModel::Unit:
        return tr("Unit");
    case items::SettingsModel::Default:
        return tr("Default");
    default:
        return tr("A change takes");
    }
}

void WordedSettings::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, items::SettingsModel::ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, items::SettingsModel::ColumnCount - 1));
}

} // namespace pgduel::design
