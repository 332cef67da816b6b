#pragma once

#include <QString>
#include <QWidget>

#include "chart/theme.h"

namespace pgduel::run_page {

/// "A", "B" … of an experiment; from the 27th on its number.
QString experimentLetter(int experiment);

/// The letter on the experiment's colour; with `filled` false the colour is only at the rim.
void paintBadge(
    QPainter& painter, const QRectF& place, int experiment, const chart::Theme& theme, bool filled = true);

/// The badge of an experiment beside its name; as large as the font asks for.
class Badge : public QWidget {
    Q_OBJECT
public:
    explicit Badge(int experiment, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int experiment_;
};

} // namespace pgduel::run_page
