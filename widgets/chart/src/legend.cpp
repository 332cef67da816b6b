#include "chart/legend.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHeaderView>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>

#include "swatch.h"
#include "words/comparison_words.h"
#include "words/numbers.h"

namespace pgduel::chart {

namespace {

enum Column { NameColumn, LastColumn, MinColumn, MaxColumn, MeanColumn, ColumnCount };
constexpr QSize swatchSize(34, 14);

QString text(const std::optional<double>& value)
{
    return value ? words::figure(*value) : QString(QChar(0x2013));
}

} // namespace

LegendView::LegendView(QWidget* parent)
    : QTreeWidget(parent)
    , theme_(themeFor(palette()))
{
    setColumnCount(ColumnCount);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setIconSize(swatchSize);
    setSelectionMode(SingleSelection);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    header()->setSectionsClickable(false);
    connect(this, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
        const int row = indexOfTopLevelItem(item);
        if (column != NameColumn || row < 0)
            return;
        const bool visible = item->checkState(NameColumn) == Qt::Checked;
        bool& known = entries_.at(static_cast<std::size_t>(row)).visible;
        if (known == visible)
            return;
        known = visible;
        emit visibilityChanged(row, visible);
    });
    retranslate();
}

void LegendView::setTheme(const Theme& theme)
{
    theme_ = theme;
    for (int row = 0; row < topLevelItemCount(); ++row)
        drawIcon(row);
}

void LegendView::setValuesVisible(bool visible)
{
    for (int column = LastColumn; column < ColumnCount; ++column)
        setColumnHidden(column, !visible);
    setHeaderHidden(!visible);
}

void LegendView::setEntries(const std::vector<LegendEntry>& entries)
{
    const QSignalBlocker quiet(this);
    clear();
    entries_ = entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        auto* item = new QTreeWidgetItem(this);
        item->setText(NameColumn, entries[i].name);
        item->setToolTip(NameColumn, entries[i].name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(NameColumn, entries[i].visible ? Qt::Checked : Qt::Unchecked);
        for (int column = LastColumn; column < ColumnCount; ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        drawIcon(static_cast<int>(i));
        setValues(static_cast<int>(i), entries[i].values);
    }
}

void LegendView::setValues(int row, const LineStatistics& values)
{
    QTreeWidgetItem* item = topLevelItem(row);
    if (!item)
        return;
    const QSignalBlocker quiet(this);
    entries_.at(static_cast<std::size_t>(row)).values = values;
    const std::optional<double>* const cells[] = {&values.last, &values.min, &values.max, &values.mean};
    for (int i = 0; i < 4; ++i)
        if (const QString now = text(*cells[i]); item->text(LastColumn + i) != now)
            item->setText(LastColumn + i, now);
    viewport()->update(visualItemRect(item));
}

void LegendView::drawIcon(int row)
{
    const LegendEntry& entry = entries_.at(static_cast<std::size_t>(row));
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(swatchSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawSwatch(painter, QRectF(QPointF(1, 0), QSizeF(swatchSize.width() - 2, swatchSize.height())), theme_,
        entry.experiment, entry.role);
    painter.end();
    const QSignalBlocker quiet(this);
    topLevelItem(row)->setIcon(NameColumn, pixmap);
}

void LegendView::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void LegendView::retranslate()
{
    setAccessibleName(tr("Legend"));
    setHeaderLabels({tr("Line"), tr("last"), words::minLabel(), words::maxLabel(), words::meanLabel()});
    for (int column = LastColumn; column < ColumnCount; ++column)
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (std::size_t i = 0; i < entries_.size(); ++i)
        setValues(static_cast<int>(i), LineStatistics(entries_[i].values));
}

} // namespace pgduel::chart
