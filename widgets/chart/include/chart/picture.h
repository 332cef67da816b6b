#pragma once

#include <QImage>
#include <QSizeF>

#include <memory>
#include <variant>
#include <vector>

#include "chart/drawing.h"
#include "chart/error.h"
#include "chart/panel.h"
#include "chart/theme.h"

namespace pgduel::chart {

using Panel = std::variant<LinePanel, DifferencePanel>;

/// A picture in plain values: the same for window and command line, independent of window, screen and its
/// scale.
struct PictureSpec {
    QString title, subtitle; ///< wrapped, then shrunk, never cut
    std::vector<Panel>
        panels; ///< one under the other; plot areas line up, X labels under the last when axes are equal
    QString source; ///< footer: study, servers, date, how waits were counted …
    Theme theme = lightTheme();
    bool legend = true; ///< main and ghost lines of all panels, each name once
    std::vector<std::shared_ptr<const Drawing>> drawings = {}; ///< under the panels, or instead of them
};

/// Size on paper or screen.
struct PictureSize {
    /// Type grows with the picture.
    static PictureSize pixels(int width, int height);
    /// Type keeps its size on paper (about 8 pt). 16 × 9 cm at 300 DPI is 1890 × 1063 px.
    static PictureSize centimetres(double width, double height, double dpi);

    int width = 1600, height = 900; ///< px
    double dpi = 96; ///< written into the file
    double unit = 2; ///< px per unit of the layout; type is 13 units high
};

enum class PictureFormat { Png, Svg, Pdf };

/// Opaque; the same pixels for the same values on every call.
QImage renderPicture(const PictureSpec& spec, const PictureSize& size);

/// The file's bytes. PNG carries its DPI; SVG and PDF hold no raster image.
QByteArray encodePicture(const PictureSpec& spec, const PictureSize& size, PictureFormat format);

/// `path` with the format's suffix if it has not got it: call it before asking whether to overwrite.
QString withSuffix(const QString& path, PictureFormat format);

/// Writes atomically to exactly `path`: the old file stays whole when anything fails. Throws ChartError.
void savePicture(const PictureSpec& spec, const PictureSize& size, PictureFormat format, const QString& path);

} // namespace pgduel::chart
