#pragma once

#include <vector>

#include <QJsonArray>

#include "analysis/conclusions.h"

namespace pgduel::exchange {

/// One object a statement, its fields as in analysis/conclusions.h; differences are `…_ratio`.
QJsonArray conclusionList(const std::vector<analysis::Statement>& statements);

} // namespace pgduel::exchange
