#pragma once

#include <QJsonArray>

#include "exchange/factor_facts.h"

namespace pgduel::exchange {

/// Factor studies, one object a metric.
QJsonArray factorList(const std::vector<FactorFacts>& studies);

} // namespace pgduel::exchange
