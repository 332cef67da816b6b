#pragma once

#include <QGridLayout>

#include "fields.h"
#include "shell/card.h"
#include "shell/retranslated.h"

namespace pgduel::design {

/// A card of the design page: fields of one part of the study.
class Section : public shell::Retranslated<shell::Card> {
    Q_OBJECT
public:
    Section(shell::StudyDocument& document, QWidget* parent);

    /// Shows mistakes at their fields; returns those that no field here has.
    virtual std::vector<measure::Fault> showFaults(const std::vector<measure::Fault>& faults);
    QWidget* editorOf(const QString& key) const { return fields_.editorOf(key); }

protected:
    const study::Study& study() const { return document_.study(); }
    /// The study changed; the fields show it already.
    virtual void showStudy() { }
    void start(); ///< call at the end of the constructor: texts, values, mistakes
    void retranslate() override;
    void recolour() override;

    /// A field with its label before it and room for mistakes beneath, in the grid's next row.
    void addRow(QGridLayout* rows, const QString& key, QWidget* editor, Text name, Text hint = {});
    /// A field in a box of its own, with its label above it.
    QWidget* addCell(const QString& key, QWidget* editor, Text name, Text hint = {});
    static QGridLayout* newRows();

    shell::StudyDocument& document_;
    Fields fields_;
};

} // namespace pgduel::design
