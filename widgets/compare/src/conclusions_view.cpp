#include "conclusions_view.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "exchange/output.h"
#include "save_file.h"
#include "shell/background.h"
#include "shell/card.h"
#include "shell/style.h"
#include "text_label.h"
#include "words/conclusions.h"
#include "words/faults.h"
#include "words/metrics.h"

namespace pgduel::compare {

namespace {

constexpr int widestText = 100 * shell::grid; ///< longer lines are hard to read

bool isWarning(const analysis::Statement& statement)
{
    return statement.kind == analysis::StatementKind::OneRun
        || statement.kind == analysis::StatementKind::NotMixed;
}

} // namespace

ConclusionsView::ConclusionsView(QWidget* parent)
    : ResultView(parent)
    , study_(new QLabel)
    , copy_(new QPushButton)
    , save_(new QPushButton)
{
    study_->setTextFormat(Qt::PlainText);
    study_->setWordWrap(true);
    study_->setFont(shell::scaledFont(font(), 2));
    auto* head = new QHBoxLayout;
    head->addWidget(study_, 1);
    head->addWidget(copy_);
    head->addWidget(save_);
    auto* content = new QWidget;
    content->setMaximumWidth(widestText);
    cards_ = new QVBoxLayout(content);
    cards_->setContentsMargins(0, 0, shell::grid, 0);
    cards_->setSpacing(shell::grid);
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(area, 1);
    connect(copy_, &QPushButton::clicked, this, &ConclusionsView::copy);
    connect(save_, &QPushButton::clicked, this, &ConclusionsView::save);
    retranslate();
}

QString ConclusionsView::title() const
{
    return words::conclusionsTitle();
}

void ConclusionsView::showStudy(const Reading& reading)
{
    path_ = QString::fromStdString(reading.path);
    studyTitle_ = QString::fromStdString(reading.results.study().title);
    statements_ = reading.conclusions;
    fill();
}

QString ConclusionsView::text() const
{
    return words::conclusions(statements_).join(QLatin1Char('\n'));
}

/// Warnings first, then a card for each metric, then what is open.
void ConclusionsView::fill()
{
    study_->setText(studyTitle_);
    while (auto* item = cards_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<analysis::Statement> group;
    const auto titleOf = [](const analysis::Statement& statement) {
        if (!statement.metric.id.empty())
            return words::metricName(statement.metric.id);
        return isWarning(statement) ? tr("To be read first") : tr("Still open");
    };
    for (std::size_t i = 0; i < statements_.size(); ++i) {
        group.push_back(statements_[i]);
        if (i + 1 < statements_.size() && titleOf(statements_[i + 1]) == titleOf(statements_[i]))
            continue;
        addCard(titleOf(statements_[i]), group);
        group.clear();
    }
    cards_->addStretch(1);
}

void ConclusionsView::addCard(const QString& title, const std::vector<analysis::Statement>& statements)
{
    auto* card = new shell::Card;
    card->setTitle(title);
    for (const QString& sentence : words::conclusions(statements)) {
        auto* label = textLabel();
        label->setText(sentence);
        card->body()->addWidget(label);
    }
    cards_->addWidget(card);
}

void ConclusionsView::copy()
{
    QApplication::clipboard()->setText(text());
    emit said(tr("The conclusions are in the clipboard."));
}

void ConclusionsView::save()
{
    const QFileInfo study(path_);
    const QString path = askFile(this, tr("Save conclusions"),
        study.dir().filePath(study.completeBaseName() + QStringLiteral("-conclusions.md")),
        tr("Markdown text (*.md)") + QStringLiteral(";;") + tr("Text (*.txt)"), QStringLiteral("md"));
    if (path.isEmpty())
        return;
    const bool plain = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    const QString whole = plain ? QString(studyTitle_ + QStringLiteral("\n\n") + text() + QLatin1Char('\n'))
                                : QString(QStringLiteral("# ") + studyTitle_ + QStringLiteral("\n\n")
                                    + words::conclusionsMarkdown(statements_));
    const std::string content = whole.toStdString();
    shell::inBackground(
        this,
        [out = path.toStdString(), content] {
            exchange::writeFile(out, [&content](const exchange::Sink& sink) { sink(content); });
            return true;
        },
        [this, path](bool) { emit said(tr("Saved: %1").arg(path)); },
        [this](const std::vector<measure::Fault>& faults) {
            emit failed(words::sentences(faults).join(QLatin1Char('\n')));
        });
}

void ConclusionsView::retranslate()
{
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("All sentences as text"));
    save_->setText(tr("Save…"));
    save_->setToolTip(tr("As Markdown or text"));
    setAccessibleName(tr("Conclusions of the study"));
    fill();
}

} // namespace pgduel::compare
