#include "text_tables.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyle>
#include <QTableWidget>

namespace pgduel::compare {

namespace {

class TextTableWidget : public QTableWidget {
protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (!event->matches(QKeySequence::Copy)) {
            QTableWidget::keyPressEvent(event);
            return;
        }
        QStringList lines;
        for (int row = -1; row < rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < columnCount(); ++column) {
                const auto* item = row < 0 ? horizontalHeaderItem(column) : this->item(row, column);
                cells << (item ? item->text() : QString());
            }
            lines << cells.join(QLatin1Char('\t'));
        }
        QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    }
};

} // namespace

QTableWidget* textTable()
{
    auto* table = new TextTableWidget;
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false); // the height is fixed by the rows, and long texts have a bar and a tool tip
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

void setTable(QTableWidget& table, const words::TextTable& texts)
{
    table.setColumnCount(static_cast<int>(texts.header.size()));
    table.setHorizontalHeaderLabels(texts.header);
    table.setRowCount(static_cast<int>(texts.rows.size()));
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column) {
            auto* item = new QTableWidgetItem(texts.rows[row].value(column));
            item->setToolTip(item->text());
            table.setItem(row, column, item);
        }
    table.resizeRowsToContents();
    // Room for the bar that long texts bring.
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + table.verticalHeader()->length()
        + table.style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * table.frameWidth());
}

} // namespace pgduel::compare
