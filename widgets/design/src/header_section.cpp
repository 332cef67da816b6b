#include "header_section.h"

#include <QLineEdit>

#include "shell/style.h"

namespace pgduel::design {

HeaderSection::HeaderSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , title_(new QLineEdit(this))
    , question_(new QLineEdit(this))
{
    auto face = shell::scaledFont(font(), 2);
    face.setWeight(QFont::DemiBold);
    title_->setFont(face);
    auto* rows = newRows();
    addRow(rows, QStringLiteral("study.title"), title_, [] { return tr("Title"); });
    addRow(rows, QStringLiteral("study.question"), question_, [] { return tr("Question"); });
    body()->addLayout(rows);
    fields_.bind(
        title_, QStringLiteral("study.title"),
        [](const study::Study& s) { return QString::fromStdString(s.title); },
        [](study::Study& s, const QString& text) { s.title = text.toStdString(); });
    fields_.bind(
        question_, QStringLiteral("study.question"),
        [](const study::Study& s) { return QString::fromStdString(s.question); },
        [](study::Study& s, const QString& text) { s.question = text.toStdString(); });
    start();
}

void HeaderSection::retranslate()
{
    title_->setPlaceholderText(tr("What is compared, in a few words"));
    question_->setPlaceholderText(tr("What should the comparison answer?"));
    Section::retranslate();
}

} // namespace pgduel::design
