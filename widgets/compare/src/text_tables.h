#pragma once

#include "words/factor_words.h"

class QTableWidget;

namespace pgduel::compare {

/// A table to read and to copy from (tab-separated), as high as its rows.
QTableWidget* textTable();
void setTable(QTableWidget& table, const words::TextTable& texts);

} // namespace pgduel::compare
