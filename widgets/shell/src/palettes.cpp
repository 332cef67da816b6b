#include <QPalette>

#include "shell/style.h"

namespace pgduel::shell {

namespace {

struct Base {
    QRgb window, windowText, base, alternate, text, button, mid, dark, placeholder, accent, onAccent, link;
};

QPalette made(const Base& b)
{
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, QRgb colour) { p.setColor(role, QColor(colour)); };
    set(QPalette::Window, b.window);
    set(QPalette::WindowText, b.windowText);
    set(QPalette::Base, b.base);
    set(QPalette::AlternateBase, b.alternate);
    set(QPalette::ToolTipBase, b.base);
    set(QPalette::ToolTipText, b.text);
    set(QPalette::PlaceholderText, b.placeholder);
    set(QPalette::Text, b.text);
    set(QPalette::Button, b.button);
    set(QPalette::ButtonText, b.text);
    set(QPalette::BrightText, b.onAccent);
    set(QPalette::Light, b.base);
    set(QPalette::Midlight, b.alternate);
    set(QPalette::Mid, b.mid);
    set(QPalette::Dark, b.dark);
    set(QPalette::Shadow, b.dark);
    set(QPalette::Highlight, b.accent);
    set(QPalette::HighlightedText, b.onAccent);
    set(QPalette::Link, b.link);
    set(QPalette::LinkVisited, b.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor(b.placeholder));
    p.setColor(QPalette::Disabled, QPalette::Highlight, QColor(b.mid));
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(b.text));
    return p;
}

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QPalette lightPalette()
{
    return made({0xfff4f5f7, 0xff1b1f24, 0xffffffff, 0xfff0f2f5, 0xff1b1f24, 0xffffffff, 0xffd3d8de,
        0xff9aa3ad, 0xff737b85, 0xff1f5fa8, 0xffffffff, 0xff1f5fa8});
}

QPalette darkPalette()
{
    return made({0xff1a1d21, 0xffe7eaee, 0xff22262b, 0xff2a2f35, 0xffe7eaee, 0xff2d3238, 0xff3d444c,
        0xff5a636d, 0xff88919b, 0xff7db3ee, 0xff10161d, 0xff8fbdf0});
}

Tones tonesOf(const QPalette& palette)
{
    Tones t;
    t.accent = palette.color(QPalette::Active, QPalette::Highlight);
    t.onAccent = palette.color(QPalette::Active, QPalette::HighlightedText);
    t.page = palette.color(QPalette::Active, QPalette::Window);
    t.card = palette.color(QPalette::Active, QPalette::Base);
    t.line = palette.color(QPalette::Active, QPalette::Mid);
    if (isDark(palette)) {
        t.muted = QColor(0xffa9b2bc);
        t.error = QColor(0xffffb4a6);
        t.errorGround = QColor(0xff4a221c);
        t.warning = QColor(0xfff3cd84);
        t.warningGround = QColor(0xff43351a);
        t.notice = QColor(0xffb5d4f7);
        t.noticeGround = QColor(0xff1e3450);
        t.done = QColor(0xff6fcfae);
    } else {
        t.muted = QColor(0xff59626c);
        t.error = QColor(0xff9c2712);
        t.errorGround = QColor(0xfffde9e5);
        t.warning = QColor(0xff704800);
        t.warningGround = QColor(0xfffff2d6);
        t.notice = QColor(0xff174a82);
        t.noticeGround = QColor(0xffe6f0fb);
        t.done = QColor(0xff0b7a5b);
    }
    return t;
}

} // namespace pgduel::shell
