#include "editor_guard.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace pgduel::design {

void EditorGuard::watch(QWidget* editor)
{
    editor->installEventFilter(this);
    if (editor->inherits("QAbstractSpinBox") || editor->inherits("QComboBox"))
        editor->setFocusPolicy(Qt::StrongFocus);
    for (auto* line : editor->findChildren<QLineEdit*>())
        line->installEventFilter(this);
}

bool EditorGuard::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Wheel && widget
        && (watched->inherits("QAbstractSpinBox") || watched->inherits("QComboBox"))) {
        event->ignore(); // goes on to the page, which scrolls
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace pgduel::design
