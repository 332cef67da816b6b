#include "shell/style.h"

#include <cmath>

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include "house_style.h"

namespace pgduel::shell {

QFont scaledFont(const QFont& font, int steps)
{
    auto scaled = font;
    const double factor = std::pow(1.2, steps);
    if (font.pointSizeF() > 0)
        scaled.setPointSizeF(font.pointSizeF() * factor);
    else
        scaled.setPixelSize(qRound(font.pixelSize() * factor));
    return scaled;
}

QFont tabularFont(const QFont& font)
{
    // Qt 6.4 cannot switch on OpenType features; the usual system fonts have figures of one width by default.
    auto tabular = font;
    tabular.setKerning(false);
    return tabular;
}

void setInk(QWidget* label, const QColor& colour)
{
    QPalette ink;
    ink.setColor(QPalette::WindowText, colour);
    label->setPalette(ink);
}

void makePrimary(QWidget* button)
{
    button->setProperty("primary", true);
    auto face = button->font();
    face.setWeight(QFont::DemiBold);
    button->setFont(face);
}

Appearance::Appearance(QApplication& application)
    : QObject(&application)
    , systemIsDark_(isDark(QApplication::palette()))
{
    QApplication::setStyle(new HouseStyle); // the application owns it
    dress();
    application.installEventFilter(this);
}

void Appearance::setTheme(Theme theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    dress();
    emit themeChanged();
}

void Appearance::dress()
{
    dressing_ = true;
    const bool dark = theme_ == Theme::Dark || (theme_ == Theme::System && systemIsDark_);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    dressing_ = false;
}

bool Appearance::eventFilter(QObject* watched, QEvent* event)
{
    // The platform tells each window when the system's theme changes; its palette shows through once ours is
    // taken off.
    if (event->type() == QEvent::ThemeChange && !dressing_ && watched->isWidgetType()) {
        dressing_ = true;
        QApplication::setPalette(QPalette());
        const bool dark = isDark(QApplication::palette());
        dressing_ = false;
        const bool changed = dark != systemIsDark_;
        systemIsDark_ = dark;
        dress();
        if (changed && theme_ == Theme::System)
            emit themeChanged();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace pgduel::shell
