#include "setting_rows.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "machine.h"
#include "setting_picker.h"
#include "shell/style.h"

namespace pgduel::design {

using shell::grid;

SettingRows::SettingRows(Fields& fields, Machine& machine, const QString& key, Place place, QWidget* parent)
    : QWidget(parent)
    , fields_(fields)
    , machine_(machine)
    , key_(key)
    , place_(std::move(place))
    , column_(new QVBoxLayout(this))
    , add_(new QPushButton(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(grid / 2);
    column_->addWidget(add_, 0, Qt::AlignLeft);
    connect(add_, &QPushButton::clicked, this, &SettingRows::pick);
}

const study::Settings* SettingRows::settings() const
{
    // The place is written for edits; here it is only read.
    return place_(const_cast<study::Study&>(fields_.document().study()));
}

QString SettingRows::keyOf(const std::string& setting) const
{
    return key_ + QLatin1Char('.') + QString::fromStdString(setting);
}

void SettingRows::showStudy()
{
    const auto* now = settings();
    bool news = false;
    for (auto row = rows_.begin(); row != rows_.end();) {
        if (now && now->count(row->first) > 0) {
            ++row;
            continue;
        }
        row->second.line->hide();
        row->second.line->deleteLater();
        row = rows_.erase(row);
    }
    if (!now)
        return;
    for (const auto& [setting, level] : *now) {
        if (rows_.count(setting) == 0) {
            addRow(setting);
            news = true;
        }
        showMeaning(rows_.at(setting), setting, level);
    }
    if (news) {
        retranslate();
        fields_.retranslate();
        fields_.showStudy();
    }
}

void SettingRows::addRow(const std::string& setting)
{
    auto* box = new QWidget(this);
    auto* rows = new QGridLayout(box);
    auto* name = new QLabel(box);
    auto* value = new QLineEdit(box);
    auto* meaning = new QLabel(box);
    auto* remove = new QToolButton(box);
    auto* fault = new QLabel(box);
    remove->setText(QStringLiteral("×"));
    remove->setAutoRaise(true);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(grid / 2);
    rows->addWidget(name, 0, 0);
    rows->addWidget(value, 0, 1);
    rows->addWidget(meaning, 0, 2);
    rows->addWidget(remove, 0, 3);
    rows->addWidget(fault, 1, 0, 1, 4);
    value->setFixedWidth(20 * grid);
    meaning->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("= 00000 MB")) + grid);
    rows->setColumnStretch(0, 1);
    const auto text = QString::fromStdString(setting);
    fields_.add({keyOf(setting), value, name, fault, [text] { return text; }, {}});
    fields_.bind(
        value, keyOf(setting),
        [this, setting](const study::Study& /*s*/) {
            const auto* now = settings();
            const auto found = now ? now->find(setting) : study::Settings::const_iterator();
            return now && found != now->end() ? QString::fromStdString(found->second) : QString();
        },
        [this, setting](study::Study& s, const QString& level) {
            if (auto* place = place_(s))
                (*place)[setting] = level.toStdString();
        });
    connect(remove, &QToolButton::clicked, this, [this, setting] { removeRow(setting); });
    column_->insertWidget(column_->count() - 1, box);
    rows_[setting] = {box, meaning, fault, remove};
}

void SettingRows::removeRow(const std::string& setting)
{
    fields_.document().apply(
        tr("Remove the setting %1").arg(QString::fromStdString(setting)), [&](study::Study& s) {
            if (auto* place = place_(s))
                place->erase(setting);
        });
}

void SettingRows::pick()
{
    auto* picker = new SettingPicker(fields_.document().settingFacts(), {}, window());
    connect(picker, &SettingPicker::chosen, this, [this](const QString& name) {
        const auto* fact = study::findSetting(fields_.document().settingFacts(), name.toStdString());
        const auto value = fact ? firstValue(*fact).toStdString() : std::string();
        fields_.document().apply(tr("Add the setting %1").arg(name), [&](study::Study& s) {
            if (auto* place = place_(s))
                place->emplace(name.toStdString(), value);
        });
        if (auto* editor = fields_.editorOf(keyOf(name.toStdString())))
            editor->setFocus();
    });
    picker->open();
}

void SettingRows::showMeaning(Row& row, const std::string& setting, const std::string& level)
{
    const auto meaning = meaningOf(fields_.document(), machine_, setting, level);
    row.meaning->setText(
        meaning.shown.isEmpty() || meaning.wrong ? QString() : QStringLiteral("= ") + meaning.shown);
}

void SettingRows::retranslate()
{
    add_->setText(tr("+ Setting"));
    add_->setAccessibleName(tr("Add a setting"));
    for (const auto& [setting, row] : rows_) {
        row.remove->setAccessibleName(tr("Remove the setting %1").arg(QString::fromStdString(setting)));
        row.remove->setToolTip(row.remove->accessibleName());
    }
}

} // namespace pgduel::design
