#pragma once

#include <QObject>

class QWidget;

namespace pgduel::design {

/// Two habits of Qt's editors that do harm here: the wheel changes a value that is only scrolled past, and
/// Ctrl+Z takes back typing in one field where the study's own history should answer.
class EditorGuard : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void watch(QWidget* editor); ///< and the line inside a spin box or combo box

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace pgduel::design
