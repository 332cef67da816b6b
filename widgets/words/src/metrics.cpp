#include "words/metrics.h"

#include <cmath>

#include <QCoreApplication>

#include "metric_text.h"
#include "words/numbers.h"

namespace pgduel::words {

namespace {

class Metrics {
    Q_DECLARE_TR_FUNCTIONS(Metrics)
};

/// "lwlock" → "LWLock"; a class this program does not know is shown as it is in the id.
QString waitClassOf(const std::string& id)
{
    static const std::vector<std::pair<std::string, QString>> classes{{"cpu", QStringLiteral("CPU")},
        {"io", QStringLiteral("IO")}, {"lwlock", QStringLiteral("LWLock")}, {"lock", QStringLiteral("Lock")},
        {"bufferpin", QStringLiteral("BufferPin")}, {"buffer", QStringLiteral("Buffer")},
        {"ipc", QStringLiteral("IPC")}, {"timeout", QStringLiteral("Timeout")},
        {"extension", QStringLiteral("Extension")}, {"client", QStringLiteral("Client")}};
    const std::string suffix = "_waits";
    if (id.size() <= suffix.size() || id.compare(id.size() - suffix.size(), suffix.size(), suffix) != 0)
        return {};
    const std::string stem = id.substr(0, id.size() - suffix.size());
    for (const auto& [key, name] : classes)
        if (key == stem)
            return name;
    return QString::fromStdString(stem);
}

enum class Form { Figure, Percent, Bytes, Duration };

Form formOf(const std::string& id)
{
    if (id == "hit_ratio")
        return Form::Percent;
    if (id == "wal_bytes")
        return Form::Bytes;
    return id == "duration" ? Form::Duration : Form::Figure;
}

} // namespace

QString metricName(const std::string& id)
{
    if (const MetricText* text = findMetricText(id))
        return Metrics::tr(text->name);
    const QString waitClass = waitClassOf(id);
    return waitClass.isEmpty() ? QString::fromStdString(id) : Metrics::tr("%1 waits").arg(waitClass);
}

QString metricShortName(const std::string& id)
{
    if (const MetricText* text = findMetricText(id))
        return Metrics::tr(text->shortName);
    const QString waitClass = waitClassOf(id);
    return waitClass.isEmpty() ? QString::fromStdString(id) : waitClass;
}

QString metricDifferencePhrase(const std::string& id)
{
    if (const MetricText* text = findMetricText(id))
        return Metrics::tr(text->difference);
    const QString waitClass = waitClassOf(id);
    return waitClass.isEmpty() ? Metrics::tr("Difference in %1").arg(QString::fromStdString(id))
                               : Metrics::tr("Difference in %1 waits").arg(waitClass);
}

QString metricUnit(const std::string& id)
{
    if (const MetricText* text = findMetricText(id))
        return text->unit == nullptr ? QString() : Metrics::tr(text->unit);
    return waitClassOf(id).isEmpty() ? QString() : Metrics::tr("average sessions");
}

QString metricAxisTitle(const std::string& id)
{
    const QString unit = metricUnit(id);
    return unit.isEmpty() ? metricName(id) : QStringLiteral("%1, %2").arg(metricName(id), unit);
}

QString metricDefinition(const std::string& id)
{
    if (const MetricText* text = findMetricText(id))
        return Metrics::tr(text->definition);
    const QString waitClass = waitClassOf(id);
    return waitClass.isEmpty()
        ? QString()
        : Metrics::tr("Average number of client sessions that wait for an event of class %1. "
                      "Source: pg_stat_activity, sampled.")
              .arg(waitClass);
}

QString metricValue(const std::string& id, double value)
{
    switch (formOf(id)) {
    case Form::Percent:
        return percent(value);
    case Form::Bytes:
        return bytes(value);
    case Form::Duration:
        return duration(value / 1000); // the metric is in ms
    case Form::Figure:
        break;
    }
    return figure(value);
}

QString metricValueWithUnit(const std::string& id, double value)
{
    const QString unit = metricUnit(id);
    if (unit.isEmpty() || formOf(id) != Form::Figure || !std::isfinite(value))
        return metricValue(id, value);
    return metricValue(id, value) + QChar(0x00A0) + unit;
}

} // namespace pgduel::words
