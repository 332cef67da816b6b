#include "line_key.h"

#include <QPainter>

#include "shell/style.h"

namespace pgduel::run_page {

LineKey::LineKey(QWidget* parent)
    : QWidget(parent)
    , theme_(chart::themeFor(palette()))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LineKey::setEntries(std::vector<Entry> entries)
{
    entries_ = std::move(entries);
    QStringList names;
    for (const auto& entry : entries_)
        names << entry.name;
    setAccessibleName(names.join(QStringLiteral(", ")));
    setToolTip(names.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

void LineKey::setTheme(const chart::Theme& theme)
{
    theme_ = theme;
    auto face = font();
    face.setPixelSize(theme.font.pixelSize());
    setFont(face);
    updateGeometry();
    update();
}

int LineKey::stroke() const
{
    return 2 * fontMetrics().height();
}

int LineKey::widthOf(const Entry& entry) const
{
    return stroke() + shell::grid + fontMetrics().horizontalAdvance(entry.name) + 3 * shell::grid;
}

QSize LineKey::sizeHint() const
{
    int wide = 0;
    for (const auto& entry : entries_)
        wide += widthOf(entry);
    return {wide, fontMetrics().height() + shell::grid / 2};
}

QSize LineKey::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void LineKey::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = shell::grid;
    for (const auto& entry : entries_) {
        const bool ghost = entry.role == chart::LineRole::Ghost;
        const QColor colour =
            ghost ? theme_.ghostColour(entry.experiment) : theme_.seriesStyle(entry.experiment).colour;
        painter.setPen(QPen(colour, 1.5 * theme_.lineWidth, ghost ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(x, height() / 2.0), QPointF(x + stroke(), height() / 2.0));
        painter.setPen(palette().color(QPalette::WindowText));
        const int left = x + stroke() + shell::grid;
        const QString name = fontMetrics().elidedText(entry.name, Qt::ElideRight, width() - left);
        painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignVCenter | Qt::AlignLeft, name);
        x += widthOf(entry);
    }
}

} // namespace pgduel::run_page
