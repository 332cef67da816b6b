#include <map>
#include <set>

#include <QStringList>

#include "items/point_table_model.h"

namespace pgduel::items {

namespace {

/// A cell must not break the table it is pasted into.
QString cell(QString text)
{
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

QString tabSeparated(const QAbstractItemModel& model, const QModelIndexList& cells, bool headers)
{
    std::map<int, std::map<int, QString>> rows;
    std::set<int> columns;
    for (const auto& index : cells) {
        rows[index.row()][index.column()] = cell(index.data().toString());
        columns.insert(index.column());
    }
    QStringList lines;
    if (headers && !columns.empty()) {
        QStringList line;
        for (const int column : columns)
            line += cell(model.headerData(column, Qt::Horizontal).toString());
        lines += line.join(QLatin1Char('\t'));
    }
    for (const auto& [row, texts] : rows) {
        QStringList line;
        for (const int column : columns) {
            const auto found = texts.find(column);
            line += found == texts.end() ? QString() : found->second;
        }
        lines += line.join(QLatin1Char('\t'));
    }
    return lines.isEmpty() ? QString() : lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace pgduel::items
