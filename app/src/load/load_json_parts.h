#pragma once

#include <QJsonObject>
#include <QJsonValue>

#include "load/load_outcome.h"

namespace pgduel::app {

/// Parts of the document of `pgduel load --json`. Times in ms have "_ms" in the key, in s "_s".
QString utc(std::int64_t utcMicros); ///< "2026-11-30T17:00:00.123456Z"
double ms(std::int64_t micros);
QJsonObject countsJson(const workload::Counts& counts);
QJsonObject histogramJson(const measure::Histogram& histogram);
/// latency = response; service and lag in an open loop; connect where connections were opened meanwhile.
void addTimings(QJsonObject& object, const workload::Timings& times);
QJsonObject faultJson(const measure::Fault& fault);
QJsonObject configurationJson(
    const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome);

} // namespace pgduel::app
