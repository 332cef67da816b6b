#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPalette>
#include <QPointer>
#include <QString>

#include "editor_guard.h"
#include "shell/study_document.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace pgduel::design {

class NumberBox;
using Text = std::function<QString()>; ///< a text in the language of now

/// An editor of the page and what belongs to it. `key` is the study's key, as in Fault::where.
struct Field {
    QString key;
    QPointer<QWidget> editor;
    QPointer<QLabel> label; ///< may be null: then `name` is only the accessible name
    QPointer<QLabel> fault; ///< line beneath the editor for mistakes, hidden when there are none
    Text name, hint;
};

/// Joins editors with the study: what is typed goes through the document, what the document holds is shown,
/// mistakes appear beneath the field of their key.
class Fields : public QObject {
    Q_OBJECT
public:
    explicit Fields(shell::StudyDocument& document, QObject* parent = nullptr);

    template <class T> using Get = std::function<T(const study::Study&)>;
    template <class T> using Set = std::function<void(study::Study&, const T&)>;

    /// Makes an editor known. The name is its label's text and accessible name.
    void add(Field field);
    void bind(QLineEdit* line, const QString& key, Get<QString> get, Set<QString> set);
    void bind(QSpinBox* box, const QString& key, Get<int> get, Set<int> set);
    void bind(NumberBox* box, const QString& key, Get<double> get, Set<double> set);
    void bind(QCheckBox* box, const QString& key, Get<bool> get, Set<bool> set);
    /// A choice among `values`, with words for each.
    void bind(QComboBox* box, const QString& key, std::vector<int> values, std::function<QString(int)> words,
        std::function<QString(int)> hints, Get<int> get, Set<int> set);

    void apply(const QString& key, const std::function<void(study::Study&)>& edit, bool merge);
    void showStudy(); ///< all editors from the document
    void retranslate();
    void recolour(
        const QPalette& palette); ///< the palette of the section: it changes before that of its children
    /// Shows each mistake at the field with the longest fitting key; returns those that no field here has.
    std::vector<measure::Fault> showFaults(const std::vector<measure::Fault>& faults);
    /// The editor with the longest key that `key` lies under; null when there is none.
    QWidget* editorOf(const QString& key) const;

    shell::StudyDocument& document() const { return document_; }
    EditorGuard& guard() { return guard_; }

private:
    struct Pull {
        QPointer<QWidget> editor;
        std::function<void()> show;
    };
    void pull(QWidget* editor, std::function<void()> show);
    const Field* find(const QString& key) const;
    void purge();

    shell::StudyDocument& document_;
    EditorGuard guard_;
    std::vector<Field> fields_;
    std::vector<Pull> pulls_, words_;
};

} // namespace pgduel::design
