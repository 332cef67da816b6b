#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QWidget>

namespace sample {

/// For a look by eye: with PGDUEL_PICTURES set, a picture of the widget goes into that folder.
inline void picture(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("PGDUEL_PICTURES");
    if (!folder.isEmpty() && QDir().mkpath(folder))
        widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

/// Widgets a person can reach with Tab that a screen reader could not name.
inline QStringList nameless(const QWidget& page)
{
    QStringList found;
    for (const auto* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->inherits("QScrollBar"))
            continue;
        // The inner parts of scrolled views and spin boxes are named by their owners.
        const auto* view = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
        if ((view && view->viewport() == widget) || widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (widget->accessibleName().isEmpty() && !(button && !button->text().isEmpty()))
            found << QString::fromLatin1(widget->metaObject()->className());
    }
    return found;
}

/// Buttons and one-line labels whose text does not fit.
inline QStringList clipped(const QWidget& page)
{
    QStringList found;
    for (const auto* label : page.findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty() && label->text() != QStringLiteral(" ")) {
            const bool narrow = !label->wordWrap() && label->sizeHint().width() > label->width();
            const bool low = label->wordWrap() && label->heightForWidth(label->width()) > label->height();
            if (narrow || low)
                found << label->text();
        }
    for (const auto* button : page.findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->text().isEmpty() && button->sizeHint().width() > button->width())
            found << button->text();
    return found;
}

} // namespace sample
