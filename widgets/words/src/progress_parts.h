#pragma once

#include <QCoreApplication>
#include <QString>

namespace pgduel::words {

class ProgressWords {
    Q_DECLARE_TR_FUNCTIONS(ProgressWords)
};

QString transactions(double count); ///< "120,000 transactions"

} // namespace pgduel::words
