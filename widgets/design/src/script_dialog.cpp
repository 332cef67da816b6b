#include "script_dialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include "shell/style.h"
#include "words/study_words.h"

namespace pgduel::design {

using shell::grid;

ScriptDialog::ScriptDialog(shell::StudyDocument& document, ScriptCheck& check, int script, QWidget* parent)
    : Retranslated(parent)
    , document_(document)
    , check_(check)
    , index_(script)
    , text_(new QPlainTextEdit(this))
    , note_(new QLabel(this))
    , faults_(new QLabel(this))
    , own_(new QPushButton(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    build();
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(own_, &QPushButton::clicked, this, &ScriptDialog::makeOwn);
    connect(text_, &QPlainTextEdit::textChanged, this, &ScriptDialog::takeText);
    connect(&document_, &shell::StudyDocument::changed, this, &ScriptDialog::showStudy);
    connect(&check_, &ScriptCheck::changed, this, &ScriptDialog::showFaults);
    showStudy();
    retranslate();
}

void ScriptDialog::build()
{
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setTabChangesFocus(true);
    for (auto* label : {note_, faults_})
        label->setWordWrap(true);
    faults_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* top = new QHBoxLayout;
    top->addWidget(note_, 1);
    top->addWidget(own_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * grid, 2 * grid, 2 * grid, 2 * grid);
    column->setSpacing(grid);
    column->addLayout(top);
    column->addWidget(text_, 1);
    column->addWidget(faults_);
    column->addWidget(buttons_);
    resize(88 * grid, 60 * grid);
}

const study::ScriptSpec* ScriptDialog::script() const
{
    const auto& scripts = document_.study().scenario.scripts;
    return index_ < static_cast<int>(scripts.size()) ? &scripts[static_cast<std::size_t>(index_)] : nullptr;
}

void ScriptDialog::takeText()
{
    const auto text = text_->toPlainText().toStdString();
    document_.apply(
        tr("Edit the script"),
        [this, &text](
            study::Study& s) { s.scenario.scripts.at(static_cast<std::size_t>(index_)).sql = text; },
        QStringLiteral("scenario.script[%1].sql").arg(index_ + 1));
}

void ScriptDialog::makeOwn()
{
    document_.apply(tr("Make the script an own one"), [this](study::Study& s) {
        auto& spec = s.scenario.scripts.at(static_cast<std::size_t>(index_));
        spec.sql = scriptText(spec);
        spec.builtin.clear();
    });
    text_->setFocus();
}

void ScriptDialog::showStudy()
{
    const auto* spec = script();
    if (!spec) {
        reject();
        return;
    }
    const auto text = QString::fromStdString(scriptText(*spec));
    if (text_->toPlainText() != text) {
        const QSignalBlocker quiet(text_);
        text_->setPlainText(text);
    }
    text_->setReadOnly(!spec->builtin.empty() || document_.isFrozen());
    own_->setVisible(!spec->builtin.empty() && !document_.isFrozen());
    setWindowTitle(tr("Script “%1”").arg(QString::fromStdString(spec->name)));
    note_->setText(
        spec->builtin.empty() ? tr(
            "pgbench's script language: SQL and commands such as \\set. What is typed is checked at once.")
                              : tr("This script comes with pgDuel (%1) and stays as it is.")
                                    .arg(QString::fromStdString(spec->builtin)));
    showFaults();
}

void ScriptDialog::showFaults()
{
    QStringList lines;
    QList<QTextEdit::ExtraSelection> marks;
    const auto tones = shell::tonesOf(palette());
    for (const auto& fault : check_.faults()) {
        if (fault.script != index_)
            continue;
        lines += scriptFaultText(fault);
        const auto block = text_->document()->findBlockByNumber(fault.line - 1);
        if (!block.isValid())
            continue;
        QTextEdit::ExtraSelection line, place;
        line.cursor = place.cursor = QTextCursor(block);
        line.format.setBackground(tones.errorGround);
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        place.cursor.setPosition(block.position() + qBound(0, fault.column - 1, qMax(0, block.length() - 1)));
        place.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        if (!place.cursor.hasSelection())
            place.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        place.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        place.format.setUnderlineColor(tones.error);
        place.format.setFontWeight(QFont::Bold);
        marks << line << place;
    }
    text_->setExtraSelections(marks);
    shell::setInk(faults_, lines.isEmpty() ? tones.done : tones.error);
    faults_->setText(lines.isEmpty() ? tr("✓ No mistakes found") : lines.join(QLatin1Char('\n')));
}

void ScriptDialog::retranslate()
{
    text_->setAccessibleName(tr("Text of the script"));
    own_->setText(tr("Make it my own"));
    own_->setAccessibleName(own_->text());
    auto* close = buttons_->button(QDialogButtonBox::Close);
    close->setText(tr("Close"));
    close->setAccessibleName(close->text());
    showStudy();
}

} // namespace pgduel::design
