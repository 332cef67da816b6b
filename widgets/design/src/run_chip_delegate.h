#pragma once

#include <QStyledItemDelegate>

namespace pgduel::design {

/// A run in the plan's table: a square in the experiment's colour, then its name.
class RunChipDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace pgduel::design
