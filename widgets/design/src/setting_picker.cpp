#include "setting_picker.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "shell/style.h"

namespace pgduel::design {

using shell::grid;

SettingPicker::SettingPicker(
    const std::vector<study::SettingFact>& facts, const QString& current, QWidget* parent)
    : Retranslated(parent)
    , search_(new QLineEdit(this))
    , list_(new QTreeView(this))
    , name_(new QLabel(this))
    , summary_(new QLabel(this))
    , description_(new QLabel(this))
    , nothing_(new QLabel(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    model_.setFacts(facts);
    found_.setSourceModel(&model_);
    build();
    retranslate();
    connect(search_, &QLineEdit::textChanged, this, &SettingPicker::search);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &SettingPicker::showFacts);
    connect(list_, &QTreeView::activated, this, &SettingPicker::choose);
    connect(buttons_, &QDialogButtonBox::accepted, this, &SettingPicker::choose);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    search({});
    const auto hits =
        found_.match(found_.index(0, 0), items::SettingsModel::NameRole, current, 1, Qt::MatchExactly);
    if (!hits.isEmpty()) {
        list_->setCurrentIndex(hits.first());
        list_->scrollTo(hits.first(), QAbstractItemView::PositionAtCenter);
    }
    search_->setFocus();
}

void SettingPicker::build()
{
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_->setModel(&found_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAlternatingRowColors(true);
    list_->setAllColumnsShowFocus(true);
    list_->hideColumn(items::SettingsModel::Unit);
    // Before a server runs, PostgreSQL tells few defaults.
    list_->setColumnHidden(items::SettingsModel::Default, !model_.knowsDefaults());
    list_->header()->setStretchLastSection(true);
    for (int column = 0; column < items::SettingsModel::ColumnCount; ++column)
        list_->header()->resizeSection(column, column == 0 ? 36 * grid : column == 3 ? 18 * grid : 12 * grid);
    auto face = shell::scaledFont(font(), 1);
    face.setWeight(QFont::DemiBold);
    name_->setFont(face);
    for (auto* label : {summary_, description_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * grid, 2 * grid, 2 * grid, 2 * grid);
    column->setSpacing(grid);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addWidget(nothing_);
    for (auto* label : {name_, summary_, description_})
        column->addWidget(label);
    column->addWidget(buttons_);
    resize(92 * grid, 68 * grid);
}

void SettingPicker::retranslate()
{
    setWindowTitle(tr("Choose a setting"));
    search_->setPlaceholderText(
        tr("Search in names and descriptions, for example “buffers” or “checkpoint”"));
    search_->setAccessibleName(tr("Search for a setting"));
    list_->setAccessibleName(tr("Settings found"));
    nothing_->setText(tr("No setting fits these words. Use fewer or shorter words."));
    auto* choose = buttons_->button(QDialogButtonBox::Ok);
    choose->setText(tr("Choose"));
    choose->setAccessibleName(choose->text());
    auto* cancel = buttons_->button(QDialogButtonBox::Cancel);
    cancel->setText(tr("Cancel"));
    cancel->setAccessibleName(cancel->text());
    shell::makePrimary(choose);
    found_.retranslate();
    showFacts();
}

void SettingPicker::search(const QString& text)
{
    found_.setWords(text);
    const bool any = found_.rowCount() > 0;
    nothing_->setVisible(!any);
    if (any)
        list_->setCurrentIndex(found_.index(0, 0));
    showFacts();
}

const study::SettingFact* SettingPicker::current() const
{
    const auto index = found_.mapToSource(list_->currentIndex());
    return index.isValid() ? &model_.fact(index.row()) : nullptr;
}

void SettingPicker::showFacts()
{
    const auto* fact = found_.rowCount() > 0 ? current() : nullptr;
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fact != nullptr);
    name_->setText(fact ? QString::fromStdString(fact->name) : QString());
    summary_->setText(fact ? settingSummary(*fact) : QString());
    description_->setText(fact ? QString::fromStdString(fact->description) : QString());
}

void SettingPicker::choose()
{
    if (const auto* fact = current()) {
        emit chosen(QString::fromStdString(fact->name));
        accept();
    }
}

bool SettingPicker::eventFilter(QObject* watched, QEvent* event)
{
    // Up and down move in the list while the words are typed.
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool down = key->key() == Qt::Key_Down;
        if (down || key->key() == Qt::Key_Up) {
            const auto next =
                list_->currentIndex().siblingAtRow(list_->currentIndex().row() + (down ? 1 : -1));
            if (next.isValid())
                list_->setCurrentIndex(next);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace pgduel::design
