#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QStringView>

#include <vector>

namespace pgduel::chart {

/// Second channel beside colour: the shape drawn on points, and every so often along a long line.
enum class MarkerShape { Circle, Square, Triangle, Diamond, TriangleDown, Cross, Plus };

/// How one experiment looks in every chart, table and picture.
struct SeriesStyle {
    QColor colour;
    MarkerShape marker = MarkerShape::Circle;
    bool dashed = false; ///< from the eighth experiment on, where colours begin again
};

/// Colours and sizes of charts, as a plain value. Lines and texts stand out from their background by at least
/// 3 : 1.
struct Theme {
    bool dark = false;
    QColor background, plotBackground, text, mutedText, grid, axis, boundary, crosshair, box;
    std::vector<QColor>
        series; ///< by experiment index: Okabe–Ito without yellow, darkened or lightened to 3 : 1
    QColor gain, loss,
        neutral; ///< blue, orange, grey: told apart without red and green; areas are drawn paler
    QFont font; ///< pixel size set: independent of the screen
    double lineWidth = 1.6; ///< px
    double markerSize = 6.5; ///< px

    SeriesStyle seriesStyle(int experiment) const;
    /// Colour of the rival's earlier run: the experiment's colour mixed with the background.
    QColor ghostColour(int experiment) const;
    /// Translucent version for areas: the grid shines through.
    QColor tint(const QColor& colour) const;
};

Theme lightTheme();
Theme darkTheme();
/// For a projector: type of at least 27 px (20 pt), 3 px lines.
Theme presenterTheme(const Theme& base);
/// Light or dark after the lightness of the window colour, with the application's font.
Theme themeFor(const QPalette& palette);

/// Fixed colour of a wait class ("IO", "LWLock", "Lock", "CPU" …); one grey for classes not known.
QColor waitClassColour(const Theme& theme, QStringView waitClass);

/// WCAG contrast ratio, 1 … 21.
double contrast(const QColor& one, const QColor& other);

} // namespace pgduel::chart
