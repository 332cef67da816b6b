#pragma once

#include <QRectF>

#include "shell/step_rail.h"

class QPainter;

namespace pgduel::shell {

/// Draws the icon of a step as lines in one colour, so that it fits every theme and size.
void paintStepIcon(QPainter& painter, const QRectF& place, Step step, const QColor& colour);

} // namespace pgduel::shell
