#pragma once

#include <QCoreApplication>
#include <QString>

#include "analysis/conclusions.h"

namespace pgduel::words {

class ConclusionWords {
    Q_DECLARE_TR_FUNCTIONS(ConclusionWords)
};

QString comparisons(int count); ///< "9 comparisons", after "of"
/// "at 74 sessions", "at 500 transactions/s"; empty when it is not known.
QString placeText(const analysis::StepPlace& place);
/// The kinds that speak of one pair in one metric.
QString pairConclusion(const analysis::Statement& statement);

} // namespace pgduel::words
