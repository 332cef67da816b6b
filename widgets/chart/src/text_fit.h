#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace pgduel::chart {

/// Lines of a text broken at spaces so that none is wider than `width`; a word that is wider stands alone.
QStringList wrapped(const QString& text, const QFont& font, double width);

/// Breaks into at most `maxLines` lines and makes `font` smaller (to 60 % at least) until all fit the width.
QStringList fitted(const QString& text, QFont& font, double width, int maxLines);

double textWidth(const QString& text, const QFont& font);
double widest(const QStringList& lines, const QFont& font);
double lineHeight(const QFont& font);

} // namespace pgduel::chart
