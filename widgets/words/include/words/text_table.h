#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace pgduel::words {

/// Texts in rows; the first column of each row is its header.
struct TextTable {
    QString title;
    QStringList header;
    QList<QStringList> rows;
};

/// In columns of equal width for a terminal, title first.
QStringList plainLines(const TextTable& table);
/// With its title as a heading of the third level.
QString markdown(const TextTable& table);

} // namespace pgduel::words
