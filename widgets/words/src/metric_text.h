#pragma once

#include <string>

#include <QString>

namespace pgduel::words {

/// English source texts of a metric, translated in context "Metrics".
struct MetricText {
    const char* id;
    const char* name;
    const char* shortName;
    const char* unit; ///< null: none
    const char* difference; ///< "Difference in speed": begins the title of a difference chart
    const char* definition; ///< what it is, then its source
};

const MetricText* findMetricText(const std::string& id);

/// "Difference in speed", "Difference in IO waits" / «Разница в ожиданиях типа IO».
QString metricDifferencePhrase(const std::string& id);

} // namespace pgduel::words
