#include "fields.h"

#include <algorithm>
#include <map>

#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include "number_box.h"
#include "shell/style.h"
#include "study/faults.h"
#include "study/validate.h"
#include "words/faults.h"

namespace pgduel::design {

namespace {

bool liesUnder(const QString& where, const QString& key)
{
    if (!where.startsWith(key))
        return false;
    return where.size() == key.size() || where[key.size()] == QLatin1Char('.')
        || where[key.size()] == QLatin1Char('[');
}

/// False when the value of this key is one whose feature comes later: it is shown, but cannot be chosen.
bool isSupported(const QString& key, const std::function<void(study::Study&)>& edit)
{
    study::Study study;
    edit(study);
    const auto faults = study::validate(study);
    return std::none_of(faults.begin(), faults.end(), [&key](const measure::Fault& fault) {
        return fault.code == study::fault::notYetSupported && fault.where == key.toStdString();
    });
}

} // namespace

Fields::Fields(shell::StudyDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
}

void Fields::add(Field field)
{
    purge();
    guard_.watch(field.editor);
    if (field.label)
        field.label->setBuddy(field.editor);
    if (field.fault) {
        field.fault->setWordWrap(true);
        field.fault->hide();
    }
    field.editor->setObjectName(field.key);
    const auto tones = shell::tonesOf(QGuiApplication::palette());
    if (field.label)
        shell::setInk(field.label, tones.muted);
    if (field.fault)
        shell::setInk(field.fault, tones.error);
    fields_.push_back(std::move(field));
}

void Fields::purge()
{
    const auto gone = [](const auto& entry) { return entry.editor.isNull(); };
    fields_.erase(std::remove_if(fields_.begin(), fields_.end(), gone), fields_.end());
    pulls_.erase(std::remove_if(pulls_.begin(), pulls_.end(), gone), pulls_.end());
    words_.erase(std::remove_if(words_.begin(), words_.end(), gone), words_.end());
}

void Fields::pull(QWidget* editor, std::function<void()> show)
{
    pulls_.push_back({editor, std::move(show)});
}

void Fields::apply(const QString& key, const std::function<void(study::Study&)>& edit, bool merge)
{
    const auto* field = find(key);
    const auto name = field && field->name ? field->name() : key;
    //: an entry of the Undo menu; %1 is the name of a field
    document_.apply(tr("Change “%1”").arg(name), edit, merge ? key : QString());
}

void Fields::bind(QLineEdit* line, const QString& key, Get<QString> get, Set<QString> set)
{
    connect(line, &QLineEdit::textEdited, this, [this, key, set](const QString& text) {
        apply(
            key, [&](study::Study& study) { set(study, text); }, true);
    });
    pull(line, [this, line, get] {
        const auto text = get(document_.study());
        if (line->text() != text)
            line->setText(text);
    });
}

void Fields::bind(QSpinBox* box, const QString& key, Get<int> get, Set<int> set)
{
    box->setKeyboardTracking(false);
    box->setAlignment(Qt::AlignRight);
    connect(box, &QSpinBox::valueChanged, this, [this, key, set](int value) {
        apply(
            key, [&](study::Study& study) { set(study, value); }, true);
    });
    pull(box, [this, box, get] {
        const QSignalBlocker quiet(box);
        box->setValue(get(document_.study()));
    });
}

void Fields::bind(NumberBox* box, const QString& key, Get<double> get, Set<double> set)
{
    connect(box, &NumberBox::valueChanged, this, [this, key, set](double value) {
        apply(
            key, [&](study::Study& study) { set(study, value); }, true);
    });
    pull(box, [this, box, get] {
        const QSignalBlocker quiet(box);
        box->setValue(get(document_.study()));
    });
}

void Fields::bind(QCheckBox* box, const QString& key, Get<bool> get, Set<bool> set)
{
    connect(box, &QCheckBox::toggled, this, [this, key, set](bool on) {
        apply(
            key, [&](study::Study& study) { set(study, on); }, false);
    });
    pull(box, [this, box, get] {
        const QSignalBlocker quiet(box);
        box->setChecked(get(document_.study()));
    });
}

void Fields::bind(QComboBox* box, const QString& key, std::vector<int> values,
    std::function<QString(int)> words, std::function<QString(int)> hints, Get<int> get, Set<int> set)
{
    for (const int value : values) {
        box->addItem(QString(), value);
        auto* item = qobject_cast<QStandardItemModel*>(box->model())->item(box->count() - 1);
        item->setEnabled(isSupported(key, [&](study::Study& study) { set(study, value); }));
    }
    connect(box, &QComboBox::activated, this, [this, box, key, set](int index) {
        const int value = box->itemData(index).toInt();
        apply(
            key, [&](study::Study& study) { set(study, value); }, false);
    });
    pull(box, [this, box, get, hints] {
        box->setCurrentIndex(box->findData(get(document_.study())));
        if (hints)
            box->setToolTip(hints(get(document_.study())));
    });
    words_.push_back({box, [box, words, hints] {
                          for (int i = 0; i < box->count(); ++i) {
                              const int value = box->itemData(i).toInt();
                              box->setItemText(i, words(value));
                              if (hints)
                                  box->setItemData(i, hints(value), Qt::ToolTipRole);
                          }
                      }});
}

void Fields::showStudy()
{
    purge();
    for (const auto& pull : std::vector<Pull>(pulls_)) {
        if (pull.editor)
            pull.show();
    }
}

void Fields::retranslate()
{
    purge();
    for (const auto& field : fields_) {
        const auto name = field.name ? field.name() : QString();
        field.editor->setAccessibleName(name);
        if (auto* box = qobject_cast<QCheckBox*>(field.editor))
            box->setText(name);
        if (field.label)
            field.label->setText(name);
        if (field.hint) {
            field.editor->setToolTip(field.hint());
            field.editor->setAccessibleDescription(field.hint());
        }
    }
    for (const auto& words : words_)
        words.show();
}

void Fields::recolour(const QPalette& palette)
{
    const auto tones = shell::tonesOf(palette);
    for (const auto& field : fields_) {
        if (field.label)
            shell::setInk(field.label, tones.muted);
        if (field.fault)
            shell::setInk(field.fault, tones.error);
    }
}

const Field* Fields::find(const QString& key) const
{
    const Field* best = nullptr;
    for (const auto& field : fields_) {
        if (field.editor && liesUnder(key, field.key) && (!best || field.key.size() > best->key.size()))
            best = &field;
    }
    return best;
}

QWidget* Fields::editorOf(const QString& key) const
{
    const auto* field = find(key);
    return field ? field->editor.data() : nullptr;
}

std::vector<measure::Fault> Fields::showFaults(const std::vector<measure::Fault>& faults)
{
    purge();
    std::map<const Field*, QStringList> texts;
    std::vector<measure::Fault> others;
    for (const auto& fault : faults) {
        const auto* field = find(QString::fromStdString(fault.where));
        if (!field || !field->fault) {
            others.push_back(fault);
            continue;
        }
        const auto text = words::explain(fault);
        texts[field] +=
            QStringList({text.what, text.detail, text.wayOut}).join(QLatin1Char(' ')).simplified();
    }
    for (const auto& field : fields_) {
        if (!field.fault)
            continue;
        const auto found = texts.find(&field);
        field.fault->setText(found == texts.end() ? QString() : found->second.join(QLatin1Char('\n')));
        field.fault->setVisible(found != texts.end());
    }
    return others;
}

} // namespace pgduel::design
