#pragma once

#include <string>

#include <QString>

/// Words of metrics. `id` is a metric id of measure/metric.h; "<class>_waits" of any wait class is known, any
/// other id is shown as it is. Names of wait classes, events and settings are never translated.
namespace pgduel::words {

QString metricName(const std::string& id); ///< "Speed", "Latency p95", "IO waits" / «Ожидания типа IO»
QString metricShortName(const std::string& id); ///< for buttons and columns: "p95", "IO"
QString metricUnit(const std::string& id); ///< "transactions/s", "ms"; empty when it has none
QString metricAxisTitle(const std::string& id); ///< "Speed, transactions/s"
QString metricDefinition(const std::string& id); ///< tooltip: what it is, then where it comes from
/// "5,412", "0.82": with the decimals this metric deserves; hit_ratio as per cent, wal_bytes as bytes.
QString metricValue(const std::string& id, double value);
QString metricValueWithUnit(const std::string& id, double value); ///< "5,412 transactions/s"

} // namespace pgduel::words
