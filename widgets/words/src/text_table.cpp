#include "words/text_table.h"

#include <algorithm>

namespace pgduel::words {

namespace {

QString markdownRow(const QStringList& cells)
{
    QString line = QStringLiteral("|");
    for (QString cell : cells) {
        cell.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
            .replace(QLatin1Char('|'), QLatin1String("\\|"));
        cell.replace(QLatin1Char('\n'), QLatin1Char(' '));
        line += QStringLiteral(" %1 |").arg(cell);
    }
    return line + QLatin1Char('\n');
}

} // namespace

QStringList plainLines(const TextTable& table)
{
    const QList<QStringList> rows = QList<QStringList>{table.header} + table.rows;
    QList<qsizetype> widths(table.header.size(), 0);
    for (const QStringList& row : rows)
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size());
    QStringList lines{table.title};
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += row[column].leftJustified(widths[column] + 2);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        lines << line;
    }
    return lines;
}

QString markdown(const TextTable& table)
{
    QString text = QStringLiteral("\n### %1\n\n").arg(table.title) + markdownRow(table.header)
        + QLatin1Char('|') + QStringLiteral("---|").repeated(table.header.size()) + QLatin1Char('\n');
    for (const QStringList& row : table.rows)
        text += markdownRow(row);
    return text;
}

} // namespace pgduel::words
