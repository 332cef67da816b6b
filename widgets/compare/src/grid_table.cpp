#include "grid_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include "shell/style.h"

namespace pgduel::compare {

namespace {

const chart::GridCell& cellAt(const chart::Grid& grid, const QModelIndex& index)
{
    return grid.cells[std::size_t(index.row())][std::size_t(index.column())];
}

} // namespace

void GridModel::setGrid(chart::Grid grid)
{
    beginResetModel();
    grid_ = std::move(grid);
    endResetModel();
}

int GridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(grid_.rows.size());
}

int GridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(grid_.columns.size());
}

QVariant GridModel::data(const QModelIndex& index, int role) const
{
    const chart::GridCell& cell = cellAt(grid_, index);
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return cell.tip;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2: %3")
            .arg(grid_.rows[index.row()], grid_.columns[index.column()], cell.text);
    default:
        return {};
    }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return (orientation == Qt::Horizontal ? grid_.columns : grid_.rows).value(section);
}

void GridDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* model = static_cast<const GridModel*>(index.model());
    const QRectF area = QRectF(option.rect).adjusted(1, 1, -1, -1);
    chart::paintCell(*painter, area, cellAt(model->grid(), index), option.font, theme_);
    if (!(option.state & QStyle::State_Selected))
        return;
    painter->save();
    painter->setPen(QPen(shell::tonesOf(option.palette).accent, 2.5));
    painter->drawRect(area.adjusted(1, 1, -1, -1));
    painter->restore();
}

QSize GridDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data().toString();
    return {option.fontMetrics.horizontalAdvance(text) + 3 * shell::grid,
        option.fontMetrics.height() + 2 * shell::grid};
}

GridTable::GridTable(QWidget* parent)
    : QTableView(parent)
{
    setModel(&model_);
    setItemDelegate(&delegate_);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setMinimumHeight(16 * shell::grid);
    connect(this, &QTableView::clicked, this,
        [this](const QModelIndex& index) { emit cellTaken(index.row(), index.column()); });
}

void GridTable::setGrid(chart::Grid grid)
{
    const auto now = currentIndex();
    const int row = now.row(), column = now.column();
    model_.setGrid(std::move(grid));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (row >= 0 && row < model_.rowCount() && column < model_.columnCount())
        setCurrent(row, column);
}

void GridTable::setTheme(const chart::Theme& theme)
{
    delegate_.setTheme(theme);
    viewport()->update();
}

void GridTable::setCurrent(int row, int column)
{
    setCurrentIndex(model_.index(row, column));
}

QString GridTable::asText() const
{
    const chart::Grid& shown = grid();
    QStringList lines{shown.corner + QLatin1Char('\t') + shown.columns.join(QLatin1Char('\t'))};
    for (qsizetype row = 0; row < shown.rows.size(); ++row) {
        QStringList cells{shown.rows[row]};
        for (const chart::GridCell& cell : shown.cells[std::size_t(row)])
            cells << cell.text;
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

void GridTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(asText());
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                   || event->key() == Qt::Key_Space)
        && currentIndex().isValid()) {
        emit cellTaken(currentIndex().row(), currentIndex().column());
    } else {
        QTableView::keyPressEvent(event);
    }
}

} // namespace pgduel::compare
