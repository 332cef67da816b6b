#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

class QApplication;
class QWidget;

namespace pgduel::shell {

enum class Theme { System, Light, Dark };

inline constexpr int grid = 8; ///< all distances are multiples of it, halves for what belongs together

bool isDark(const QPalette& palette);
QPalette lightPalette();
QPalette darkPalette();

/// Colours beyond QPalette's roles. Text on its ground has a contrast of at least 4.5 : 1 in both themes.
struct Tones {
    QColor accent; ///< the one accent colour: chosen step, primary button, focus
    QColor onAccent; ///< text on it
    QColor page; ///< ground of a page
    QColor card; ///< ground of a card
    QColor line; ///< borders and separators
    QColor muted; ///< secondary text
    QColor error, errorGround;
    QColor warning, warningGround;
    QColor notice, noticeGround;
    QColor done; ///< something is finished and well
};
Tones tonesOf(const QPalette& palette);

/// The font, `steps` steps up (or down) a 1.2 type scale; weight stays.
QFont scaledFont(const QFont& font, int steps);
/// The font with figures of one width where the font has them.
QFont tabularFont(const QFont& font);

/// Gives a label's text a colour; everything else goes on following the theme. Call it again when the theme
/// changes.
void setInk(QWidget* label, const QColor& colour);

/// Marks a button as the page's main action (filled with the accent colour).
void makePrimary(QWidget* button);

/// Dresses the application: Fusion with our palettes and a little more air. Follows the system's light or
/// dark while theme() is System. Lives as long as the application.
class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(QApplication& application);
    Theme theme() const { return theme_; }
    void setTheme(Theme theme);

signals:
    void themeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dress();

    Theme theme_ = Theme::System;
    bool systemIsDark_ = false, dressing_ = false;
};

} // namespace pgduel::shell
