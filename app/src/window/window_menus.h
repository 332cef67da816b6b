#pragma once

#include <QAction>
#include <QList>
#include <QObject>

#include "shell/style.h"
#include "words/language.h"

class QMenu;

namespace pgduel::app {

class MainWindow;

/// The menu bar: every action of the window with its key. The shortcuts sheet is made from it.
class WindowMenus : public QObject {
    Q_OBJECT
public:
    explicit WindowMenus(MainWindow& window);

    void retranslate();
    void setRunning(bool running);
    void setStudyOpen(bool open);
    void setLanguage(words::Language chosen);
    void setTheme(shell::Theme theme);

signals:
    void languageChosen(pgduel::words::Language language);
    void themeChosen(pgduel::shell::Theme theme);

private:
    struct Item {
        QAction* action;
        const char* text; ///< English source text, marked with QT_TR_NOOP
    };
    QMenu* menu(const char* title);
    QAction* add(QMenu* menu, const char* text, const QKeySequence& key = {});
    void addFile();
    void addEdit();
    void addRun();
    void addView();
    void addLanguages(QMenu* view);
    void addThemes(QMenu* view);
    void addHelp();
    void enable();
    void showShortcuts();
    void showAbout();

    MainWindow& window_;
    QList<Item> items_;
    QList<std::pair<QMenu*, const char*>> menus_;
    QList<QAction*> needStudy_, needIdle_, needRunning_;
    bool open_ = false, running_ = false;
    QActionGroup *languages_ = nullptr, *themes_ = nullptr;
};

} // namespace pgduel::app
