#include "badge.h"

#include <QFontMetrics>
#include <QPainter>

namespace pgduel::run_page {

QString experimentLetter(int experiment)
{
    return experiment < 26 ? QString(QChar(u'A' + experiment)) : QString::number(experiment + 1);
}

void paintBadge(
    QPainter& painter, const QRectF& place, int experiment, const chart::Theme& theme, bool filled)
{
    const QColor colour = theme.seriesStyle(experiment).colour;
    const QColor ink =
        chart::contrast(Qt::white, colour) >= chart::contrast(Qt::black, colour) ? Qt::white : Qt::black;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 4, 4);
    painter.setPen(filled ? ink : colour);
    auto face = painter.font();
    face.setWeight(QFont::DemiBold);
    painter.setFont(face);
    painter.drawText(place, Qt::AlignCenter, experimentLetter(experiment));
    painter.restore();
}

Badge::Badge(int experiment, QWidget* parent)
    : QWidget(parent)
    , experiment_(experiment)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(experimentLetter(experiment));
}

QSize Badge::sizeHint() const
{
    const int side = fontMetrics().height() + 4;
    return {std::max(side, fontMetrics().horizontalAdvance(experimentLetter(experiment_)) + 8), side};
}

void Badge::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintBadge(painter, rect(), experiment_, chart::themeFor(palette()));
}

} // namespace pgduel::run_page
