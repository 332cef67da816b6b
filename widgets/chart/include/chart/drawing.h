#pragma once

#include <QRectF>
#include <QSizeF>

#include "chart/theme.h"

class QPainter;

namespace pgduel::chart {

/// A figure without axes of its own library: painted the same in the window and in pictures.
class Drawing {
public:
    virtual ~Drawing() = default;
    virtual void paint(QPainter& painter, const QRectF& area, const Theme& theme) const = 0;
    /// What it needs to be read, in the units of the theme's type.
    virtual QSizeF smallestSize(const Theme& theme) const = 0;
};

} // namespace pgduel::chart
