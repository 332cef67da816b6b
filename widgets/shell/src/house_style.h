#pragma once

#include <QProxyStyle>
#include <QStyleOptionButton>

namespace pgduel::shell {

/// Fusion with more air around texts, and main buttons (makePrimary) filled with the accent colour. No style
/// sheet: those overrule fonts and palettes that widgets set for themselves.
class HouseStyle : public QProxyStyle {
    Q_OBJECT
public:
    HouseStyle();

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
        const QWidget* widget) const override;
    QRect subElementRect(
        SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;

private:
    void drawFilled(const QStyleOptionButton& button, QPainter* painter, const QWidget* widget) const;
};

} // namespace pgduel::shell
