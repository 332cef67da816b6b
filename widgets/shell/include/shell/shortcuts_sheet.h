#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QTreeWidget;

namespace pgduel::shell {

/// All shortcuts of a window, made from its actions (menus give the groups), and keys of pages that are no
/// actions.
class ShortcutsSheet : public QDialog {
    Q_OBJECT
public:
    struct Key {
        QString group, what, keys;
    };
    /// `more`: keys that no action has, such as those of charts.
    explicit ShortcutsSheet(QWidget* window, const QList<Key>& more = {});
    int count() const;

private:
    void add(const Key& key);
    QTreeWidget* list_;
};

} // namespace pgduel::shell
