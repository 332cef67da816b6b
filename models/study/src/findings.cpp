#include "validate_parts.h"

#include <cmath>

#include "measure/conninfo.h"
#include "measure/metric.h"
#include "study/faults.h"
#include "study/level.h"
#include "study/number_text.h"

namespace pgduel::study {

std::string keyAt(const std::string& key, std::size_t index)
{
    return key + '[' + std::to_string(index + 1) + ']';
}

std::string metricIds()
{
    std::string ids;
    for (const measure::Metric& metric : measure::knownMetrics())
        ids += (ids.empty() ? "" : ", ") + metric.id;
    return ids;
}

void Findings::add(const char* code, const std::string& key, std::vector<std::string> args)
{
    args.insert(args.begin(), key);
    faults_.push_back({code, key, std::move(args), {}});
}

void Findings::notYet(const std::string& key, const std::string& value)
{
    add(fault::notYetSupported, key, {value});
}

void Findings::notEmpty(const std::string& key, const std::string& value)
{
    if (value.find_first_not_of(" \t\r\n") == std::string::npos)
        add(fault::empty, key);
}

void Findings::range(const std::string& key, double value, double least, double most)
{
    if (!(value >= least && value <= most)) // also when it is no number
        add(fault::outOfRange, key,
            {std::isfinite(value) ? numberText(value) : "nan", numberText(least),
                std::isfinite(most) ? numberText(most) : ""});
}

void Findings::duration(const std::string& key, Duration value, Duration least)
{
    if (value < least)
        add(fault::outOfRange, key, {formatMillis(value.count()), formatMillis(least.count()), ""});
}

void Findings::connection(const std::string& key, const std::string& conninfo)
{
    try {
        if (measure::Conninfo::parse(conninfo).holdsPassword())
            add(fault::passwordInside, key);
    } catch (const measure::Failure& failure) {
        move(failure.fault(), key);
    }
}

void Findings::move(measure::Fault fault, const std::string& key)
{
    fault.where = key;
    faults_.push_back(std::move(fault));
}

} // namespace pgduel::study
