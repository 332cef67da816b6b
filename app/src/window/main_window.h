#pragma once

#include <memory>

#include <QMainWindow>

#include "run/progress.h"
#include "shell/recent_studies.h"
#include "shell/step_rail.h"
#include "shell/study_document.h"
#include "shell/study_loader.h"
#include "shell/style.h"
#include "window/run_control.h"
#include "words/language.h"

class QLabel;
class QLineEdit;
class QSettings;
class QStackedWidget;

namespace pgduel::shell {
class StatusLine;
}
namespace pgduel::design {
class DesignPage;
class StartPage;
} // namespace pgduel::design
namespace pgduel::run_page {
class RunPage;
}
namespace pgduel::compare {
class ComparePage;
}

namespace pgduel::app {

class WindowMenus;

/// One window, one study: the rail with its steps at the left, the title and the server above, the pages, the
/// status line.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// The objects outlive the window; settings hold the window's size, theme, language and recent studies.
    MainWindow(QSettings& settings, words::LanguageSwitch& languages, shell::Appearance& appearance);
    ~MainWindow() override;

    void openStudy(const QString& pathOrTemplate); ///< in the background
    RunControl& control() { return control_; }
    design::DesignPage& designPage() { return *designPage_; }
    run_page::RunPage& runPage() { return *runPage_; }
    compare::ComparePage& comparePage() { return *comparePage_; }
    shell::StudyDocument& document() { return document_; }
    shell::Step step() const { return rail_->current(); }
    bool presenting() const { return presenting_; }

public slots:
    void showStep(pgduel::shell::Step step);
    void showStart();
    void newStudy();
    void chooseFile();
    void saveAs();
    void check();
    void run();
    void quickLook(); ///< the plan with short steps and little data
    void setPresenting(bool presenting);
    void toggleLanguage();
    void stopAndClose(); ///< without a question: the system or a signal wants the program to end

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void start(double timeScale);
    void build();
    void connectParts();
    void loaded(const shell::LoadedStudy& study);
    void showDocument();
    void showProgress(const run::Progress& progress);
    void studyFileReady(const QString& path);
    void runEnded(run::Outcome outcome, const std::vector<measure::Fault>& faults);
    void checked(const std::vector<measure::Fault>& faults);
    void showStates();
    void noteRecent(shell::State state);
    void retranslate();
    bool mayReplaceStudy(); ///< asks when a plan runs or edits are in no file
    bool mayGiveUpEdits();
    void closeAfterStop();

    QSettings& settings_;
    words::LanguageSwitch& languages_;
    shell::Appearance& appearance_;
    shell::StudyDocument document_;
    shell::RecentStudies recent_;
    RunControl control_;
    std::unique_ptr<WindowMenus> menus_;

    QStackedWidget *outer_ = nullptr, *pages_ = nullptr;
    QWidget* header_ = nullptr;
    QLineEdit* title_ = nullptr;
    QLabel* server_ = nullptr;
    shell::StepRail* rail_ = nullptr;
    shell::StatusLine* status_ = nullptr;
    design::StartPage* startPage_ = nullptr;
    design::DesignPage* designPage_ = nullptr;
    run_page::RunPage* runPage_ = nullptr;
    compare::ComparePage* comparePage_ = nullptr;
    bool presenting_ = false, endsWithoutQuestion_ = false;
};

} // namespace pgduel::app
