#include "shell/shortcuts_sheet.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "shell/style.h"

namespace pgduel::shell {

namespace {

QString plain(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

QString keysOf(const QAction* action)
{
    QStringList keys;
    for (const auto& sequence : action->shortcuts())
        keys += sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

/// The menu an action stands in names its group.
QString groupOf(const QAction* action)
{
    for (auto* object : action->associatedObjects()) {
        if (const auto* menu = qobject_cast<QMenu*>(object))
            return plain(menu->title());
    }
    return {};
}

} // namespace

ShortcutsSheet::ShortcutsSheet(QWidget* window, const QList<Key>& more)
    : QDialog(window)
    , list_(new QTreeWidget(this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    list_->setAccessibleName(windowTitle());
    list_->setHeaderLabels({tr("Action"), tr("Keys")});
    list_->setRootIsDecorated(false);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAccessibleName(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(grid);
    column->addWidget(list_);
    column->addWidget(buttons);
    for (const auto* action : window->findChildren<QAction*>()) {
        if (!action->shortcuts().isEmpty() && !action->text().isEmpty())
            add({groupOf(action), plain(action->text()), keysOf(action)});
    }
    for (const auto& key : more)
        add(key);
    list_->expandAll();
    resize(60 * grid, 70 * grid);
}

void ShortcutsSheet::add(const Key& key)
{
    const auto group = key.group.isEmpty() ? tr("Everywhere") : key.group;
    const auto found = list_->findItems(group, Qt::MatchExactly);
    auto* parent = found.isEmpty() ? new QTreeWidgetItem(list_, {group}) : found.first();
    auto face = list_->font();
    face.setWeight(QFont::DemiBold);
    parent->setFont(0, face);
    new QTreeWidgetItem(parent, {key.what, key.keys});
}

int ShortcutsSheet::count() const
{
    int rows = 0;
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        rows += list_->topLevelItem(i)->childCount();
    return rows;
}

} // namespace pgduel::shell
