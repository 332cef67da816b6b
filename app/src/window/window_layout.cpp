// How the main window is put together; what it does is in main_window.cpp.
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "compare/compare_page.h"
#include "design/design_page.h"
#include "design/start_page.h"
#include "run_page/run_page.h"
#include "shell/status_line.h"
#include "window/main_window.h"
#include "window/window_menus.h"

namespace pgduel::app {

namespace {

QLineEdit* makeTitle(QWidget* parent)
{
    auto* title = new QLineEdit(parent);
    title->setFrame(false);
    title->setFont(shell::scaledFont(title->font(), 2));
    title->setStyleSheet(QStringLiteral("QLineEdit { background: transparent; }"));
    return title;
}

} // namespace

void MainWindow::build()
{
    outer_ = new QStackedWidget(this);
    startPage_ = new design::StartPage(recent_, outer_);
    auto* work = new QWidget(outer_);
    rail_ = new shell::StepRail(work);
    header_ = new QWidget(work);
    title_ = makeTitle(header_);
    server_ = new QLabel(header_);
    pages_ = new QStackedWidget(work);
    designPage_ = new design::DesignPage(document_, pages_);
    runPage_ = new run_page::RunPage(control_.runner(), pages_);
    comparePage_ = new compare::ComparePage(pages_);
    for (QWidget* page : {static_cast<QWidget*>(designPage_), static_cast<QWidget*>(runPage_),
             static_cast<QWidget*>(comparePage_)})
        pages_->addWidget(page);
    status_ = new shell::StatusLine(this);

    auto* head = new QHBoxLayout(header_);
    head->setContentsMargins(2 * shell::grid, shell::grid, 2 * shell::grid, 0);
    head->addWidget(title_, 1);
    head->addWidget(server_);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(pages_, 1);
    auto* row = new QHBoxLayout(work);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(rail_);
    row->addLayout(column, 1);

    outer_->addWidget(startPage_);
    outer_->addWidget(work);
    auto* whole = new QWidget(this);
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(outer_, 1);
    rows->addWidget(status_);
    setCentralWidget(whole);
    setAcceptDrops(true);
    resize(1280, 800);
}

void MainWindow::retranslate()
{
    menus_->retranslate();
    title_->setAccessibleName(tr("Title of the study"));
    title_->setPlaceholderText(tr("Title of the study"));
    server_->setText(tr("Private server"));
    server_->setToolTip(tr("A PostgreSQL server that pgDuel makes for this study and removes afterwards"));
    if (!control_.running())
        status_->setActivity(tr("Ready"));
    const QString name = document_.isOpen() ? QString::fromStdString(document_.study().title) : QString();
    setWindowTitle(name.isEmpty() ? QStringLiteral("pgDuel") : name + QStringLiteral(" – pgDuel"));
}

} // namespace pgduel::app
