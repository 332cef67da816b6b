#include "window/window_menus.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "design/design_page.h"
#include "shell/shortcuts_sheet.h"
#include "window/main_window.h"

namespace pgduel::app {

WindowMenus::WindowMenus(MainWindow& window)
    : QObject(&window)
    , window_(window)
{
    addFile();
    addEdit();
    addRun();
    addView();
    addHelp();
    retranslate();
    enable();
}

QMenu* WindowMenus::menu(const char* title)
{
    auto* menu = window_.menuBar()->addMenu(QString());
    menus_.append({menu, title});
    return menu;
}

QAction* WindowMenus::add(QMenu* menu, const char* text, const QKeySequence& key)
{
    auto* action = menu->addAction(QString());
    action->setShortcut(key);
    items_.append({action, text});
    return action;
}

void WindowMenus::addFile()
{
    auto* file = menu(QT_TR_NOOP("&File"));
    connect(add(file, QT_TR_NOOP("&Start page"), Qt::CTRL | Qt::Key_Home), &QAction::triggered, &window_,
        &MainWindow::showStart);
    connect(add(file, QT_TR_NOOP("&New study"), QKeySequence::New), &QAction::triggered, &window_,
        &MainWindow::newStudy);
    connect(add(file, QT_TR_NOOP("&Open…"), QKeySequence::Open), &QAction::triggered, &window_,
        &MainWindow::chooseFile);
    auto* save = add(file, QT_TR_NOOP("&Save definition as…"), QKeySequence::Save);
    connect(save, &QAction::triggered, &window_, &MainWindow::saveAs);
    needStudy_ << save;
    file->addSeparator();
    connect(add(file, QT_TR_NOOP("&Quit"), QKeySequence::Quit), &QAction::triggered, &window_,
        &MainWindow::close);
}

void WindowMenus::addEdit()
{
    auto* edit = menu(QT_TR_NOOP("&Edit"));
    // The page names the edit in them and binds their keys; a second action with the same key would be
    // ambiguous.
    edit->addAction(window_.designPage().undoAction());
    edit->addAction(window_.designPage().redoAction());
}

void WindowMenus::addRun()
{
    auto* run = menu(QT_TR_NOOP("&Run"));
    auto* check = add(run, QT_TR_NOOP("&Check"), Qt::Key_F4);
    auto* start = add(run, QT_TR_NOOP("&Run"), Qt::Key_F5);
    auto* quick = add(run, QT_TR_NOOP("&Quick look (short steps, little data)"), Qt::SHIFT | Qt::Key_F5);
    auto* stop = add(run, QT_TR_NOOP("&Stop"), Qt::CTRL | Qt::Key_Period);
    connect(check, &QAction::triggered, &window_, &MainWindow::check);
    connect(start, &QAction::triggered, &window_, &MainWindow::run);
    connect(quick, &QAction::triggered, &window_, &MainWindow::quickLook);
    connect(stop, &QAction::triggered, &window_.control(), &RunControl::stop);
    needStudy_ << check;
    needIdle_ << start << quick;
    needRunning_ << stop;
}

void WindowMenus::addView()
{
    auto* view = menu(QT_TR_NOOP("&View"));
    const auto step = [this, view](const char* text, Qt::Key key, shell::Step shown) {
        auto* action = add(view, text, Qt::CTRL | key);
        connect(action, &QAction::triggered, &window_, [this, shown] { window_.showStep(shown); });
        needStudy_ << action;
    };
    step(QT_TR_NOOP("&Design"), Qt::Key_1, shell::Step::Design);
    step(QT_TR_NOOP("&Run"), Qt::Key_2, shell::Step::Run);
    step(QT_TR_NOOP("&Compare"), Qt::Key_3, shell::Step::Compare);
    view->addSeparator();
    auto* present = add(view, QT_TR_NOOP("&Presenter view"), Qt::Key_F11);
    connect(present, &QAction::triggered, &window_, [this] { window_.setPresenting(!window_.presenting()); });
    needStudy_ << present;
    window_.addAction(present); // works while the menu bar is hidden
    addLanguages(view);
    addThemes(view);
}

void WindowMenus::addLanguages(QMenu* view)
{
    auto* menu = view->addMenu(QString());
    menus_.append({menu, QT_TR_NOOP("&Language")});
    languages_ = new QActionGroup(this);
    for (const auto language :
        {words::Language::System, words::Language::English, words::Language::Russian}) {
        auto* action = menu->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(language));
        languages_->addAction(action);
        connect(action, &QAction::triggered, this, [this, language] { emit languageChosen(language); });
    }
}

void WindowMenus::addThemes(QMenu* view)
{
    auto* menu = view->addMenu(QString());
    menus_.append({menu, QT_TR_NOOP("&Theme")});
    themes_ = new QActionGroup(this);
    const auto theme = [this, menu](const char* text, shell::Theme chosen) {
        auto* action = add(menu, text);
        action->setCheckable(true);
        action->setData(static_cast<int>(chosen));
        themes_->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen] { emit themeChosen(chosen); });
    };
    theme(QT_TR_NOOP("As the &system"), shell::Theme::System);
    theme(QT_TR_NOOP("&Light"), shell::Theme::Light);
    theme(QT_TR_NOOP("&Dark"), shell::Theme::Dark);
}

void WindowMenus::addHelp()
{
    auto* help = menu(QT_TR_NOOP("&Help"));
    auto* shortcuts = add(help, QT_TR_NOOP("&Keys"), Qt::Key_F1);
    connect(shortcuts, &QAction::triggered, this, &WindowMenus::showShortcuts);
    connect(add(help, QT_TR_NOOP("&About pgDuel")), &QAction::triggered, this, &WindowMenus::showAbout);
}

void WindowMenus::showShortcuts()
{
    shell::ShortcutsSheet(&window_).exec();
}

void WindowMenus::showAbout()
{
    QMessageBox::about(&window_, tr("About pgDuel"),
        tr("pgDuel %1: design PostgreSQL performance experiments, run them and compare them. Free software "
           "under the "
           "GPL, version 3 or later.")
            .arg(QStringLiteral(PGDUEL_VERSION)));
}

void WindowMenus::retranslate()
{
    for (const auto& [menu, title] : menus_)
        menu->setTitle(tr(title));
    for (const auto& item : items_)
        item.action->setText(tr(item.text));
    for (auto* action : languages_->actions())
        action->setText(words::languageName(static_cast<words::Language>(action->data().toInt())));
}

void WindowMenus::setRunning(bool running)
{
    running_ = running;
    enable();
}

void WindowMenus::setStudyOpen(bool open)
{
    open_ = open;
    enable();
}

void WindowMenus::enable()
{
    for (auto* action : needStudy_)
        action->setEnabled(open_);
    for (auto* action : needIdle_)
        action->setEnabled(open_ && !running_);
    for (auto* action : needRunning_)
        action->setEnabled(running_);
}

void WindowMenus::setLanguage(words::Language chosen)
{
    for (auto* action : languages_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(chosen));
}

void WindowMenus::setTheme(shell::Theme theme)
{
    for (auto* action : themes_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(theme));
}

} // namespace pgduel::app
