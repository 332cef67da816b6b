#include "picture_layout.h"

#include <QChart>
#include <QGraphicsSimpleTextItem>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "curves_item.h"
#include "difference_item.h"
#include "drawing_item.h"
#include "panel_plot.h"
#include "panel_range.h"
#include "picture_legend.h"
#include "text_fit.h"
#include "words/comparison_words.h"

namespace pgduel::chart {

namespace {

constexpr double margin = 16;
constexpr int notesLines = 3;

QFont scaledFont(const QFont& base, double factor, QFont::Weight weight = QFont::Normal)
{
    QFont font = base;
    font.setPixelSize(std::max(5, static_cast<int>(std::lround(base.pixelSize() * factor))));
    font.setWeight(weight);
    return font;
}

const XAxis& axisOf(const Panel& panel)
{
    return std::visit([](const auto& p) -> const XAxis& { return p.x; }, panel);
}

bool sameAxis(const XAxis& a, const XAxis& b)
{
    return a.kind == b.kind && a.title == b.title && a.whole == b.whole
        && std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
            [](const StepLabel& l, const StepLabel& r) {
                return l.step == r.step && l.sessions == r.sessions && l.rate == r.rate;
            });
}

double weightOf(const Panel& panel)
{
    return std::holds_alternative<LinePanel>(panel) ? 1.1 : 1;
}

} // namespace

PictureLayout::PictureLayout(const PictureSpec& spec, const QSizeF& size, double detail)
    : spec_(spec)
    , size_(size)
    , detail_(detail)
{
    const Theme& theme = spec.theme;
    scene_.setSceneRect(QRectF(QPointF(0, 0), size));
    scene_.setBackgroundBrush(theme.background);
    double top = margin - 4;
    top = addText(spec.title, scaledFont(theme.font, 1.35, QFont::DemiBold), theme.text, top, 2);
    top = addText(spec.subtitle, theme.font, theme.mutedText, top, 2);
    if (spec.legend)
        top = addLegend(top);
    const QFont small = scaledFont(theme.font, 0.8);
    const QString text = notes();
    double bottom = size.height() - margin + 6;
    bottom -= footerHeight(spec.source, small);
    addText(spec.source, small, theme.mutedText, bottom, notesLines);
    bottom -= footerHeight(text, small);
    addText(text, small, theme.mutedText, bottom, notesLines);
    addPanels(top + 2, addDrawings(top + 2, bottom - 2));
}

PictureLayout::~PictureLayout() = default;

double PictureLayout::smallestHeight(const PictureSpec& spec)
{
    const double line = lineHeight(spec.theme.font);
    double height = line * (7 + 8.5 * static_cast<double>(spec.panels.size()));
    for (const auto& drawing : spec.drawings)
        height += drawing->smallestSize(spec.theme).height();
    return height;
}

double PictureLayout::addText(const QString& text, QFont font, const QColor& colour, double y, int maxLines)
{
    if (text.isEmpty())
        return y;
    for (const QString& line : fitted(text, font, size_.width() - 2 * margin, maxLines)) {
        QGraphicsSimpleTextItem* item = scene_.addSimpleText(line, font);
        item->setBrush(colour);
        item->setPos(margin, y);
        y += lineHeight(font);
    }
    return y + 3;
}

double PictureLayout::addLegend(double y)
{
    auto legend = std::make_unique<PictureLegend>(spec_, size_.width() - 2 * margin);
    if (legend->isEmpty())
        return y;
    legend->setPos(margin, y + 2);
    y += legend->boundingRect().height() + 4;
    scene_.addItem(legend.release());
    return y;
}

double PictureLayout::footerHeight(const QString& text, QFont font) const
{
    if (text.isEmpty())
        return 0;
    const auto lines = fitted(text, font, size_.width() - 2 * margin, notesLines);
    return static_cast<double>(lines.size()) * lineHeight(font);
}

QString PictureLayout::notes() const
{
    QStringList notes;
    bool band = false, thin = false, hollow = false;
    for (const Panel& panel : spec_.panels) {
        if (const auto* lines = std::get_if<LinePanel>(&panel)) {
            for (const Line& line : lines->lines) {
                thin = thin || line.role == LineRole::Replicate;
                for (const CurvePoint& point : line.points)
                    band = band || point.hasSpread();
            }
        } else {
            const auto& comparison = std::get<DifferencePanel>(panel).comparison;
            hollow = hollow || comparison.thinPoints > 0;
            notes << words::runsNote(comparison);
        }
    }
    if (band)
        notes << tr("Band: from the smallest to the largest of the replicates");
    if (thin)
        notes << tr("Thin lines: single replicates");
    if (hollow)
        notes << tr("Hollow points: too few counts, left out of min, mean and max");
    notes.removeAll(QString());
    notes.removeDuplicates();
    return notes.join(QStringLiteral(" · "));
}

bool PictureLayout::labelledBelow(std::size_t panel) const
{
    return panel + 1 < spec_.panels.size()
        && sameAxis(axisOf(spec_.panels[panel]), axisOf(spec_.panels[panel + 1]));
}

void PictureLayout::addPlot(const Panel& panel)
{
    auto plot = std::make_unique<Plot>(scene_);
    plot->setTheme(spec_.theme);
    plot->setXLabelsVisible(!labelledBelow(plots_.size()));
    if (const auto* lines = std::get_if<LinePanel>(&panel)) {
        auto* item = new CurvesItem(*plot, *lines);
        item->setFine(detail_);
        items_.push_back(item);
        plot->setTitles(lines->title, lines->x.title, lines->yTitle);
    } else {
        const auto& difference = std::get<DifferencePanel>(panel);
        auto* item = new DifferenceItem(*plot, difference);
        item->setFine(true);
        plot->setGutter(item->gutter());
        items_.push_back(item);
        plot->setTitles(difference.title, difference.x.title, difference.yTitle);
    }
    plots_.push_back(std::move(plot));
}

double PictureLayout::addDrawings(double top, double bottom)
{
    double needed = 0;
    for (const auto& drawing : spec_.drawings)
        needed += drawing->smallestSize(spec_.theme).height();
    if (needed <= 0)
        return bottom;
    // Alone they share all of the picture, beside panels they take what they need.
    const double share = spec_.panels.empty() ? (bottom - top) / needed : 1;
    double y = bottom - needed * share;
    const double begin = y;
    for (const auto& drawing : spec_.drawings) {
        const double height = drawing->smallestSize(spec_.theme).height() * share;
        scene_.addItem(new DrawingItem(
            *drawing, spec_.theme, QRectF(margin, y, size_.width() - 2 * margin, height - 4)));
        y += height;
    }
    return begin;
}

void PictureLayout::addPanels(double top, double bottom)
{
    if (spec_.panels.empty())
        return;
    for (const Panel& panel : spec_.panels)
        addPlot(panel);
    shareHeights(top, bottom);
    fillPlots();
    alignPlots();
}

void PictureLayout::shareHeights(double top, double bottom)
{
    double around = 0, weights = 0;
    for (std::size_t i = 0; i < plots_.size(); ++i) {
        around += plots_[i]->heightAround();
        weights += weightOf(spec_.panels[i]);
    }
    const double unit = (bottom - top - around) / weights;
    for (std::size_t i = 0; i < plots_.size(); ++i) {
        const double height = plots_[i]->heightAround() + unit * weightOf(spec_.panels[i]);
        plots_[i]->setRect(QRectF(margin - 6, top, size_.width() - 2 * margin + 12, height));
        top += height;
    }
}

void PictureLayout::fillPlots()
{
    for (std::size_t i = 0; i < plots_.size(); ++i) {
        Plot& plot = *plots_[i];
        if (const auto* lines = std::get_if<LinePanel>(&spec_.panels[i])) {
            const Range x = wholeRange(lines->x, dataRange(*lines));
            applyPanel(plot, *lines, x, lines->y.value_or(shownRange(plot, valueRange(*lines, x))));
        } else {
            const auto& difference = std::get<DifferencePanel>(spec_.panels[i]);
            const auto steps = static_cast<double>(std::max<std::size_t>(1, difference.x.steps.size()));
            applyPanel(plot, difference, wholeRange(difference.x, {0, steps}));
        }
    }
}

void PictureLayout::alignPlots()
{
    double left = 0, right = 0;
    for (const auto& plot : plots_) {
        left = std::max(left, plot->neededLeft());
        right = std::max(right, plot->neededRight());
    }
    for (std::size_t i = 0; i < plots_.size(); ++i) {
        plots_[i]->setMargins(left, right);
        plots_[i]->arrange();
        if (auto* curves = dynamic_cast<CurvesItem*>(items_[i]))
            curves->sync();
        else
            static_cast<DifferenceItem*>(items_[i])->sync();
    }
}

std::vector<QRectF> PictureLayout::plotAreas() const
{
    std::vector<QRectF> areas;
    for (const auto& plot : plots_)
        areas.push_back(plot->mapping().plot.translated(plot->chart()->pos()));
    return areas;
}

QPointF PictureLayout::chartPlace(std::size_t panel) const
{
    return plots_[panel]->chart()->pos();
}

void PictureLayout::paint(QPainter& painter, const QRectF& target)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(target, spec_.theme.background);
    // Without the source rectangle the scene would draw all that its items ever reached, as a thumbnail.
    scene_.render(&painter, target, scene_.sceneRect(), Qt::IgnoreAspectRatio);
}

} // namespace pgduel::chart
