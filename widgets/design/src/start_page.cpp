#include "design/start_page.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>

#include "click_card.h"
#include "shell/background.h"
#include "shell/empty_place.h"
#include "shell/message_bar.h"
#include "shell/style.h"
#include "study/templates.h"
#include "words/faults.h"
#include "words/numbers.h"
#include "words/study_words.h"

namespace pgduel::design {

using shell::grid;

namespace {

QVBoxLayout* column(QLabel* title, QWidget* beside, QVBoxLayout* cards)
{
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    if (beside)
        head->addWidget(beside);
    auto* whole = new QVBoxLayout;
    whole->setSpacing(grid);
    cards->setSpacing(grid);
    whole->addLayout(head);
    whole->addLayout(cards);
    whole->addStretch(1);
    return whole;
}

void empty(QVBoxLayout* cards)
{
    while (auto* item = cards->takeAt(0)) {
        if (auto* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

QString firstFile(const QMimeData* data)
{
    for (const auto& url : data->urls()) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
}

ClickCard* recentCard(const shell::RecentStudy& study, bool missing, QWidget* parent)
{
    auto* card = new ClickCard(parent);
    const auto title = study.title.isEmpty() ? QFileInfo(study.path).fileName() : study.title;
    card->addLine(title, ClickCard::Weight::Strong);
    card->addLine(words::list(study.experiments), ClickCard::Weight::Plain);
    const auto state = missing ? StartPage::tr("the file is not there now") : shell::stateText(study.state);
    const auto seen = words::dateTime(study.seen.toMSecsSinceEpoch() * 1000);
    card->addLine(QStringList{state, seen}.join(QStringLiteral(" · ")), ClickCard::Weight::Quiet);
    card->setAccessibleName(StartPage::tr("Open the study “%1”").arg(title));
    card->setAccessibleDescription(state);
    card->setToolTip(study.path);
    card->setEnabled(!missing);
    return card;
}

} // namespace

StartPage::StartPage(shell::RecentStudies& recent, QWidget* parent)
    : Retranslated(parent)
    , recent_(recent)
    , messages_(new shell::MessageBar(this))
    , motto_(new QLabel(this))
    , templatesTitle_(new QLabel(this))
    , recentTitle_(new QLabel(this))
    , dropHint_(new QLabel(this))
    , open_(new QPushButton(this))
    , new_(new QPushButton(this))
    , forget_(new QPushButton(this))
    , templates_(new QVBoxLayout)
    , recentCards_(new QVBoxLayout)
    , noRecent_(new shell::EmptyPlace(this))
{
    setAcceptDrops(true);
    build();
    connect(open_, &QPushButton::clicked, this, &StartPage::openFileRequested);
    connect(new_, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(noRecent_, &shell::EmptyPlace::actionTriggered, this, &StartPage::openFileRequested);
    connect(forget_, &QPushButton::clicked, this, [this] {
        for (const auto& path : missing_)
            recent_.remove(path);
    });
    connect(&recent_, &shell::RecentStudies::changed, this, [this] {
        showRecent();
        checkFiles();
    });
    retranslate();
    checkFiles();
}

void StartPage::build()
{
    auto* content = new QWidget;
    auto* columns = new QHBoxLayout;
    columns->setSpacing(4 * grid);
    columns->addLayout(column(templatesTitle_, new_, templates_), 1);
    auto* right = column(recentTitle_, open_, recentCards_);
    right->insertWidget(2, noRecent_);
    right->insertWidget(3, forget_, 0, Qt::AlignLeft);
    columns->addLayout(right, 1);
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(4 * grid, 3 * grid, 4 * grid, 3 * grid);
    page->setSpacing(3 * grid);
    page->addWidget(motto_);
    page->addLayout(columns, 1);
    page->addWidget(dropHint_, 0, Qt::AlignHCenter);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(messages_);
    whole->addWidget(scroll, 1);
}

void StartPage::showTemplates()
{
    empty(templates_);
    for (const auto& entry : study::templates()) {
        const auto text = words::templateText(entry.id);
        const auto id = QString::fromStdString(entry.id);
        auto* card = new ClickCard(this);
        card->addLine(text.title, ClickCard::Weight::Strong);
        card->addLine(text.question, ClickCard::Weight::Plain);
        card->addLine(text.description, ClickCard::Weight::Quiet);
        card->addLine(text.needs, ClickCard::Weight::Quiet);
        card->setAccessibleName(tr("Open the template “%1”").arg(text.title));
        card->setAccessibleDescription(text.question);
        card->setObjectName(id);
        connect(card, &QAbstractButton::clicked, this, [this, id] { emit templateRequested(id); });
        templates_->addWidget(card);
    }
}

void StartPage::showRecent()
{
    empty(recentCards_);
    const auto studies = recent_.list();
    for (const auto& study : studies) {
        auto* card = recentCard(study, missing_.contains(study.path), this);
        connect(
            card, &QAbstractButton::clicked, this, [this, path = study.path] { emit openRequested(path); });
        recentCards_->addWidget(card);
    }
    noRecent_->setVisible(studies.isEmpty());
    forget_->setVisible(!missing_.isEmpty());
}

void StartPage::checkFiles()
{
    // A file on a sleeping disk or a lost network folder must not hold the window.
    QStringList paths;
    for (const auto& study : recent_.list())
        paths += study.path;
    shell::inBackground(
        this,
        [paths] {
            QStringList missing;
            for (const auto& path : paths) {
                if (!QFileInfo::exists(path))
                    missing += path;
            }
            return missing;
        },
        [this](const QStringList& missing) {
            if (missing == missing_)
                return;
            missing_ = missing;
            showRecent();
        },
        [this](const std::vector<measure::Fault>& faults) {
            messages_->say(shell::MessageBar::Kind::Error, words::sentences(faults).join(QLatin1Char('\n')));
        });
}

void StartPage::retranslate()
{
    motto_->setText(tr("Only by comparing the figures in a race can one draw conclusions."));
    templatesTitle_->setText(tr("Begin with a template"));
    recentTitle_->setText(tr("Recent studies"));
    dropHint_->setText(tr("A study file (.pgduel or .study.toml) can be dropped anywhere in this window."));
    open_->setText(tr("Open a file…"));
    new_->setText(tr("Empty study"));
    forget_->setText(tr("Forget the missing files"));
    for (auto* button : {open_, new_, forget_})
        button->setAccessibleName(button->text());
    noRecent_->setTexts(
        tr("No study yet"), tr("Studies that you open or run stand here, newest first."), tr("Open a file…"));
    recolour(); // makes the cards anew
}

void StartPage::recolour()
{
    shell::setInk(motto_, shell::tonesOf(palette()).muted);
    shell::setInk(dropHint_, shell::tonesOf(palette()).muted);
    motto_->setFont(shell::scaledFont(font(), 1));
    for (auto* title : {templatesTitle_, recentTitle_}) {
        auto face = shell::scaledFont(font(), 2);
        face.setWeight(QFont::DemiBold);
        title->setFont(face);
    }
    showTemplates();
    showRecent();
}

void StartPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!firstFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent* event)
{
    if (const auto path = firstFile(event->mimeData()); !path.isEmpty()) {
        event->acceptProposedAction();
        emit fileDropped(path);
    }
}

} // namespace pgduel::design
