#include "run_chip_delegate.h"

#include <QPainter>

#include "chart/theme.h"
#include "items/plan_model.h"

namespace pgduel::design {

void RunChipDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto experiment = index.data(items::PlanModel::ExperimentRole);
    if (!experiment.isValid())
        return;
    QPixmap chip(26, 26);
    chip.setDevicePixelRatio(2);
    chip.fill(Qt::transparent);
    QPainter painter(&chip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chart::themeFor(option->palette).seriesStyle(experiment.toInt()).colour);
    painter.drawRoundedRect(QRectF(1, 1, 11, 11), 3, 3);
    option->icon = QIcon(chip);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(13, 13);
}

} // namespace pgduel::design
