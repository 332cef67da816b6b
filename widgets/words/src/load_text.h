#pragma once

#include <QCoreApplication>
#include <QString>

#include "measure/histogram.h"

namespace pgduel::words {

class LoadWords {
    Q_DECLARE_TR_FUNCTIONS(LoadWords)
};

/// A number with the language's decimal mark and without group marks.
QString plain(double value, int decimals);
/// "0.000%" in English, «0,000 %» in Russian.
QString perCent(double hundredths, int decimals);
/// Part of the whole; 0 of nothing is 0.
QString share(std::uint64_t part, std::uint64_t whole, int decimals = 3);
QString millis(double micros); ///< "0.384"

} // namespace pgduel::words
