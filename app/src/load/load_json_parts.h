#pragma once

#include <QJsonObject>
#include <QJsonValue>

#include "load/load_outcome.h"

namespace pgduel::app {

/// Parts of the document of `pgduel load --json`. Times in ms have "_ms" in the key, in s "_s".
QString utc(std::int64_t utcMicros);
double ms(std::int64_t micros);
QJsonObject countsJson(const workload::Counts& counts);
QJsonObject latencyJson(const LatencyFigures& figures);
/// latency = response; service and lag in an open loop; connect where connections were opened meanwhile.
void addTimings(QJsonObject& object, const TimingFigures& times);
QString redacted(const std::string& text); ///< without the secrets of connection strings
QJsonObject faultJson(const measure::Fault& fault);
QJsonObject configurationJson(
    const LoadOptions& options, const PreparedLoad& load, const LoadOutcome& outcome);

} // namespace pgduel::app
