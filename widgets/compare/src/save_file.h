#pragma once

#include <QString>

class QWidget;

namespace pgduel::compare {

/// Asks where to save, beginning at `proposed`; empty when it was cancelled. The dialog adds the suffix
/// before it asks whether to overwrite.
QString askFile(QWidget* parent, const QString& title, const QString& proposed, const QString& filter,
    const QString& suffix);

} // namespace pgduel::compare
