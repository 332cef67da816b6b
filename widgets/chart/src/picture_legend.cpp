#include "picture_legend.h"

#include <QPainter>

#include <algorithm>

#include "curves_item.h"
#include "swatch.h"
#include "text_fit.h"
#include "words/comparison_words.h"

namespace pgduel::chart {

namespace {
constexpr double swatchWidth = 34, symbolWidth = 12, gap = 7, between = 22;
}

PictureLegend::PictureLegend(const PictureSpec& spec, double width)
    : theme_(spec.theme)
    , width_(width)
{
    for (const Panel& panel : spec.panels)
        if (const auto* lines = std::get_if<LinePanel>(&panel))
            collect(*lines);
        else if (const auto* difference = std::get_if<DifferencePanel>(&panel))
            collect(*difference);
    std::stable_sort(entries_.begin(), entries_.end(),
        [](const Entry& a, const Entry& b) { return a.isEvent < b.isEvent; });
    place();
}

void PictureLegend::collect(const LinePanel& panel)
{
    const auto add = [this](const Entry& entry) {
        const bool known = std::any_of(entries_.begin(), entries_.end(), [&](const Entry& other) {
            return other.name == entry.name && other.role == entry.role && other.isEvent == entry.isEvent;
        });
        if (!known && !entry.name.isEmpty())
            entries_.push_back(entry);
    };
    for (const Line& line : panel.lines)
        if (line.visible && line.role != LineRole::Replicate)
            add({line.name, line.experiment, line.role, false, EventShape::Dot, {}});
    for (const EventMark& event : panel.events)
        add({event.name, 0, LineRole::Main, true, event.shape, {}});
}

void PictureLegend::collect(const DifferencePanel& panel)
{
    if (panel.stepNoise <= 0)
        return;
    Entry entry;
    entry.name = words::stepNoiseLabel() + QStringLiteral(": ") + words::plusMinusText(panel.stepNoise);
    entry.isBand = true;
    entries_.push_back(entry);
}

void PictureLegend::place()
{
    double widestName = 0;
    for (const Entry& entry : entries_)
        widestName = std::max(widestName, textWidth(entry.name, theme_.font));
    // A name wider than the picture makes all of them smaller.
    const double room = width_ - swatchWidth - gap;
    if (widestName > room)
        theme_.font.setPixelSize(std::max(5, static_cast<int>(theme_.font.pixelSize() * room / widestName)));
    const double line = lineHeight(theme_.font) + 3;
    double x = 0, y = 0;
    for (Entry& entry : entries_) {
        const double width =
            (entry.isEvent ? symbolWidth : swatchWidth) + gap + textWidth(entry.name, theme_.font);
        if (x > 0 && x + width > width_) {
            x = 0;
            y += line;
        }
        entry.at = {x, y};
        x += width + between;
    }
    height_ = entries_.empty() ? 0 : y + line;
}

void PictureLegend::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const double line = lineHeight(theme_.font);
    for (const Entry& entry : entries_) {
        const QRectF swatch(entry.at, QSizeF(entry.isEvent ? symbolWidth : swatchWidth, line));
        if (entry.isBand)
            painter->fillRect(
                swatch.adjusted(0, line / 4, 0, -line / 4), QBrush(theme_.mutedText, Qt::Dense7Pattern));
        else if (entry.isEvent)
            drawEvent(*painter, entry.shape, swatch.center(), theme_);
        else
            drawSwatch(*painter, swatch, theme_, entry.experiment, entry.role);
        painter->setFont(theme_.font);
        painter->setPen(theme_.text);
        painter->drawText(QRectF(swatch.right() + gap, entry.at.y(), width_, line),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.name);
    }
}

} // namespace pgduel::chart
