#pragma once

#include <QAbstractButton>
#include <QWidget>

#include "study/templates.h"
#include "study/toml.h"

namespace pgduel::test_support {

inline study::Study sharedBuffers()
{
    return study::readToml(study::findTemplate("shared-buffers")->toml, "shared-buffers");
}

/// The visible widget of this accessible name.
template <class Widget> Widget* named(QWidget* root, const char* name)
{
    for (auto* widget : root->findChildren<Widget*>()) {
        if (widget->accessibleName() == QString::fromUtf8(name) && !widget->isHidden())
            return widget;
    }
    return nullptr;
}

/// The editor of a key of the study.
template <class Widget> Widget* field(QWidget* root, const char* key)
{
    return root->findChild<Widget*>(QLatin1String(key));
}

/// Widgets that the keyboard reaches but a screen reader cannot name.
inline QStringList nameless(QWidget* root)
{
    QStringList found;
    for (auto* widget : root->findChildren<QWidget*>()) {
        const bool inner = widget->objectName().startsWith(QLatin1String("qt_"))
            || widget->inherits("QHeaderView") || widget->inherits("QComboBoxListView");
        if (!(widget->focusPolicy() & Qt::TabFocus) || inner || widget->isHidden())
            continue;
        if (widget->focusProxy()
            || (widget->parentWidget() && widget->parentWidget()->focusProxy() == widget))
            continue;
        if (widget->accessibleName().isEmpty())
            found +=
                QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
    }
    return found;
}

} // namespace pgduel::test_support
