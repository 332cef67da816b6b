#include "house_style.h"

#include <QPainter>
#include <QWidget>

#include "shell/style.h"

namespace pgduel::shell {

namespace {

constexpr int lineAir = 3; ///< between the frame of a line and its text

bool isPrimary(const QWidget* widget)
{
    return widget && widget->property("primary").toBool();
}

} // namespace

HouseStyle::HouseStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

QSize HouseStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    auto result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.setWidth(std::max(result.width(), size.width() + 3 * grid));
        result.rheight() += grid / 2;
        break;
    case CT_LineEdit:
    case CT_ComboBox:
        result += QSize(2 * lineAir, grid / 2);
        break;
    case CT_ItemViewItem:
        result.rheight() += grid / 2;
        break;
    default:
        break;
    }
    return result;
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const auto place = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? place.adjusted(lineAir, 0, -lineAir, 0) : place;
}

void HouseStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element != CE_PushButton || !button || !isPrimary(widget) || !(option->state & State_Enabled)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    drawFilled(*button, painter, widget);
}

void HouseStyle::drawFilled(const QStyleOptionButton& button, QPainter* painter, const QWidget* widget) const
{
    const auto tones = tonesOf(button.palette);
    const auto fill = button.state & State_Sunken ? tones.accent.darker(118)
        : button.state & State_MouseOver          ? tones.accent.lighter(110)
                                                  : tones.accent;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(fill);
    const auto area = QRectF(button.rect).adjusted(1, 1, -1, -1);
    painter->drawRoundedRect(area, 4, 4);
    if (button.state & State_HasFocus) {
        painter->setPen(QPen(tones.onAccent, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(area.adjusted(2.5, 2.5, -2.5, -2.5), 2, 2);
    }
    painter->restore();
    auto label = button;
    label.palette.setColor(QPalette::ButtonText, tones.onAccent);
    QProxyStyle::drawControl(CE_PushButtonLabel, &label, painter, widget);
}

} // namespace pgduel::shell
