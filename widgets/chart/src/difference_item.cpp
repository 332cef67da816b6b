#include "difference_item.h"

#include <QChart>
#include <QPainter>

#include <algorithm>

#include "curve.h"
#include "label_column.h"
#include "markers.h"
#include "plot.h"
#include "text_fit.h"
#include "words/comparison_words.h"
#include "words/numbers.h"

namespace pgduel::chart {

namespace {

constexpr double leader = 14; ///< px between plot and labels

QPointF crossing(const QPointF& a, const QPointF& b, double y)
{
    return {a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()), y};
}

} // namespace

DifferenceItem::DifferenceItem(const Plot& plot, const DifferencePanel& panel)
    : QGraphicsItem(plot.chart())
    , plot_(plot)
    , panel_(panel)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(10);
}

void DifferenceItem::sync()
{
    const QRectF bounds(QPointF(0, 0), plot_.chart()->size());
    if (bounds != bounds_) {
        prepareGeometryChange();
        bounds_ = bounds;
    }
    update();
}

std::vector<DifferenceItem::Label> DifferenceItem::labels() const
{
    const auto& c = panel_.comparison;
    const auto where = [this](const auto& extreme) {
        const auto found = std::find_if(panel_.x.steps.begin(), panel_.x.steps.end(),
            [&](const StepLabel& step) { return step.step == extreme.step; });
        return tr("at %1").arg(
            stepText(found == panel_.x.steps.end() ? StepLabel{extreme.step, extreme.sessions} : *found));
    };
    std::vector<Label> result;
    const auto add = [&](const QString& name, double value, const QString& place, bool extreme = true) {
        result.push_back({value, name + QLatin1Char(' ') + words::percentDifference(value), place, extreme});
    };
    if (c.max)
        add(words::maxLabel(), c.max->difference, where(*c.max));
    if (c.mean)
        add(words::meanLabel(), *c.mean, tr("of the steps", "mean of the load steps' differences"), false);
    if (c.min)
        add(words::minLabel(), c.min->difference, where(*c.min));
    return result;
}

double DifferenceItem::gutter() const
{
    double width = 0;
    for (const Label& label : labels())
        width = std::max(
            {width, textWidth(label.text, plot_.theme().font), textWidth(label.where, plot_.theme().font)});
    return width > 0 ? leader + width + 8 : 0;
}

std::vector<std::vector<DifferenceItem::Spot>> DifferenceItem::spots() const
{
    const auto& c = panel_.comparison;
    std::vector<std::vector<Spot>> runs(1);
    for (std::size_t i = 0; i < c.points.size(); ++i) {
        const analysis::PairPoint& point = c.points[i];
        const auto x = panel_.x.middleOf(point.step);
        if (!x || !point.difference) {
            if (!runs.back().empty())
                runs.emplace_back();
            continue;
        }
        const bool extreme = (c.min && c.min->step == point.step) || (c.max && c.max->step == point.step);
        runs.back().push_back(
            {plot_.mapping().toPoint(*x, *point.difference), !point.enoughEvidence, extreme, {}});
        if (i < panel_.intervals.size() && panel_.intervals[i])
            runs.back().back().interval = {plot_.mapping().toY(panel_.intervals[i]->low),
                plot_.mapping().toY(panel_.intervals[i]->high)};
    }
    return runs;
}

QColor DifferenceItem::colourOf(bool above) const
{
    const Theme& theme = plot_.theme();
    switch (panel_.comparison.metric.polarity) {
    case measure::Polarity::HigherIsBetter:
        return above ? theme.gain : theme.loss;
    case measure::Polarity::LowerIsBetter:
        return above ? theme.loss : theme.gain;
    case measure::Polarity::Neither:
        break;
    }
    return theme.neutral;
}

void DifferenceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const auto runs = spots();
    const auto texts = labels();
    const Mapping& map = plot_.mapping();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->save();
    if (!fine_)
        painter->setClipRect(map.plot.adjusted(-8, -8, 8, 8), Qt::IntersectClip);
    paintNoise(*painter);
    for (const auto& run : runs) {
        paintAreas(*painter, run);
        paintIntervals(*painter, run);
    }
    QLineF zero(map.plot.left(), map.toY(0), map.plot.right(), map.toY(0));
    painter->setPen(QPen(plot_.theme().text, 1.4, Qt::SolidLine, Qt::FlatCap));
    if (clipLine(map.plot, zero))
        painter->drawLine(zero);
    paintBounds(*painter);
    paintLevels(*painter, texts);
    for (const auto& run : runs)
        paintRun(*painter, run);
    painter->restore();
    paintWords(*painter, runs);
    paintLabels(*painter, texts);
}

void DifferenceItem::paintAreas(QPainter& painter, const std::vector<Spot>& run) const
{
    const double zero = plot_.mapping().toY(0);
    QPolygonF area;
    const auto flush = [&](bool above) {
        if (area.size() > 1) {
            area.prepend(QPointF(area.front().x(), zero));
            area.append(QPointF(area.back().x(), zero));
            painter.setBrush(plot_.theme().tint(colourOf(above)));
            painter.drawPolygon(area.intersected(QPolygonF(plot_.mapping().plot)));
        }
        area.clear();
    };
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < run.size(); ++i) {
        const QPointF& here = run[i].at;
        if (i > 0 && (run[i - 1].at.y() < zero) != (here.y() < zero)) {
            const QPointF cut = crossing(run[i - 1].at, here, zero);
            area << cut;
            flush(run[i - 1].at.y() < zero);
            area << cut;
        }
        area << here;
    }
    if (!run.empty())
        flush(run.back().at.y() < zero);
}

void DifferenceItem::paintLevels(QPainter& painter, const std::vector<Label>& labels) const
{
    const Mapping& map = plot_.mapping();
    for (const Label& label : labels) {
        QLineF level(map.plot.left(), map.toY(label.value), map.plot.right(), map.toY(label.value));
        if (!clipLine(map.plot, level))
            continue;
        QPen pen(plot_.theme().mutedText, 1, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern(label.extreme ? QList<qreal>{3, 4} : QList<qreal>{10, 4});
        painter.setPen(pen);
        painter.drawLine(level);
    }
}

void DifferenceItem::paintRun(QPainter& painter, const std::vector<Spot>& run) const
{
    const Theme& theme = plot_.theme();
    const QRectF& plot = plot_.mapping().plot;
    painter.setPen(QPen(theme.text, theme.lineWidth, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 1; i < run.size(); ++i) {
        QLineF piece(run[i - 1].at, run[i].at);
        if (clipLine(plot, piece))
            painter.drawLine(piece);
    }
    const double zero = plot_.mapping().toY(0);
    for (const Spot& spot : run) {
        if (!plot.adjusted(-1, -1, 1, 1).contains(spot.at))
            continue;
        if (spot.extreme) {
            painter.setPen(QPen(theme.text, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(spot.at, 0.95 * theme.markerSize, 0.95 * theme.markerSize);
        }
        const QColor colour = spot.at.y() == zero ? theme.neutral : colourOf(spot.at.y() < zero);
        drawMarker(painter, MarkerShape::Circle, spot.at, theme.markerSize * 1.1, colour, spot.hollow,
            theme.plotBackground);
    }
}

void DifferenceItem::paintLabels(QPainter& painter, const std::vector<Label>& labels) const
{
    const Mapping& map = plot_.mapping();
    const double top = 2, bottom = plot_.chart()->size().height() - 2;
    QFont font = plot_.theme().font;
    while (font.pixelSize() > 6 && 6 * lineHeight(font) > bottom - top)
        font.setPixelSize(font.pixelSize() - 1);
    const double line = lineHeight(font);
    std::vector<double> wanted;
    for (const Label& label : labels)
        // A chart too low for a plot has its bottom over its top.
        wanted.push_back(
            std::clamp(map.toY(label.value), map.plot.top(), std::max(map.plot.top(), map.plot.bottom())));
    const auto tops = placeLabels(wanted, 2 * line, top, bottom);
    painter.setFont(font);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const double middle = tops[i] + line;
        painter.setPen(QPen(plot_.theme().axis, 1));
        painter.drawLine(QLineF(map.plot.right() + 1, wanted[i], map.plot.right() + leader - 3, middle));
        const double x = map.plot.right() + leader, width = plot_.chart()->size().width() - x;
        const bool single = labels[i].where.isEmpty();
        painter.setPen(plot_.theme().text);
        painter.drawText(QRectF(x, tops[i] + (single ? line / 2 : 0), width, line),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, labels[i].text);
        painter.setPen(plot_.theme().mutedText);
        painter.drawText(QRectF(x, tops[i] + line, width, line),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, labels[i].where);
    }
}

void DifferenceItem::paintWords(QPainter& painter, const std::vector<std::vector<Spot>>& runs) const
{
    if (runs.size() == 1 && runs.front().empty()) {
        painter.setFont(plot_.theme().font);
        painter.setPen(plot_.theme().mutedText);
        painter.drawText(plot_.mapping().plot.adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap,
            tr("No step has a value on both sides"));
        return;
    }
    paintWord(painter, true, runs);
    paintWord(painter, false, runs);
}

void DifferenceItem::paintWord(
    QPainter& painter, bool above, const std::vector<std::vector<Spot>>& runs) const
{
    const Theme& theme = plot_.theme();
    const QRectF& plot = plot_.mapping().plot;
    const double zero = plot_.mapping().toY(0), line = lineHeight(theme.font);
    if (above ? zero - plot.top() < line : plot.bottom() - zero < line)
        return;
    const QString text = (above ? QStringLiteral("+ ") : QString(QChar(0x2212)) + QLatin1Char(' '))
        + words::directionWord(panel_.comparison.metric, above ? 1 : -1);
    const QSizeF size(textWidth(text, theme.font) + 10, line);
    const double y = above ? plot.top() + 2 : plot.bottom() - 2 - line;
    QRectF best;
    int fewest = 1 << 30;
    for (const double share : {0.0, 1.0, 0.5, 0.25, 0.75}) {
        const QRectF place(QPointF(plot.left() + 2 + share * (plot.width() - 4 - size.width()), y), size);
        int hits = 0;
        for (const auto& run : runs)
            for (std::size_t i = 0; i < run.size(); ++i) {
                QLineF piece(run[i].at, run[i == 0 ? 0 : i - 1].at);
                hits += clipLine(place.adjusted(-6, -6, 6, 6), piece) ? 1 : 0;
            }
        if (hits < fewest) {
            fewest = hits;
            best = place;
        }
    }
    painter.fillRect(best.adjusted(-1, 1, 1, -1), theme.plotBackground);
    painter.setFont(theme.font);
    painter.setPen(colourOf(above));
    painter.drawText(best, Qt::AlignCenter | Qt::TextDontClip, text);
}

} // namespace pgduel::chart
