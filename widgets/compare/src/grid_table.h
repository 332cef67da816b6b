#pragma once

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include "chart/grid.h"
#include "chart/theme.h"

namespace pgduel::compare {

/// A chart::Grid as a model: texts for screen readers and for copying, tips for the mouse.
class GridModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setGrid(chart::Grid grid);
    const chart::Grid& grid() const { return grid_; }
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    chart::Grid grid_;
};

/// Paints a cell as pictures do.
class GridDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setTheme(const chart::Theme& theme) { theme_ = theme; }
    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    chart::Theme theme_;
};

/// A table of differences for mouse and keyboard: a click, Enter or Space takes a cell.
class GridTable : public QTableView {
    Q_OBJECT
public:
    explicit GridTable(QWidget* parent = nullptr);
    void setGrid(chart::Grid grid);
    const chart::Grid& grid() const { return model_.grid(); }
    void setTheme(const chart::Theme& theme);
    void setCurrent(int row, int column);
    QString asText() const; ///< tab-separated, with headers

signals:
    void cellTaken(int row, int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    GridModel model_;
    GridDelegate delegate_;
};

} // namespace pgduel::compare
