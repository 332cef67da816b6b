#pragma once

#include <QEvent>

namespace pgduel::shell {

/// A widget whose texts follow the language: retranslate() sets all of them, and is called again when it
/// changes. Call it at the end of the constructor yourself.
template <class Base> class Retranslated : public Base {
public:
    using Base::Base;

protected:
    virtual void retranslate() = 0;
    virtual void recolour() { } ///< the palette is another one

    void changeEvent(QEvent* event) override
    {
        Base::changeEvent(event);
        if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
            retranslate();
        else if (event->type() == QEvent::PaletteChange)
            recolour();
    }
};

} // namespace pgduel::shell
