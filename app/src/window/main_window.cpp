#include "window/main_window.h"

#include <QCloseEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QStackedWidget>

#include "compare/compare_page.h"
#include "design/design_page.h"
#include "design/start_page.h"
#include "run_page/run_page.h"
#include "shell/message_bar.h"
#include "shell/status_line.h"
#include "window/window_menus.h"

namespace pgduel::app {

MainWindow::MainWindow(QSettings& settings, words::LanguageSwitch& languages, shell::Appearance& appearance)
    : settings_(settings)
    , languages_(languages)
    , appearance_(appearance)
    , recent_(settings)
    , control_(document_)
{
    build();
    menus_ = std::make_unique<WindowMenus>(*this);
    menus_->setLanguage(languages_.chosen());
    menus_->setTheme(appearance_.theme());
    connectParts();
    retranslate();
    showStart();
    restoreGeometry(settings_.value(QStringLiteral("window/geometry")).toByteArray());
}

MainWindow::~MainWindow() = default;

void MainWindow::connectParts()
{
    connect(startPage_, &design::StartPage::openRequested, this, &MainWindow::openStudy);
    connect(startPage_, &design::StartPage::templateRequested, this, &MainWindow::openStudy);
    connect(startPage_, &design::StartPage::fileDropped, this, &MainWindow::openStudy);
    connect(startPage_, &design::StartPage::newRequested, this, &MainWindow::newStudy);
    connect(startPage_, &design::StartPage::openFileRequested, this, &MainWindow::chooseFile);
    connect(designPage_, &design::DesignPage::checkRequested, this, &MainWindow::check);
    connect(designPage_, &design::DesignPage::runRequested, this, &MainWindow::run);
    connect(runPage_, &run_page::RunPage::runRequested, this, &MainWindow::run);
    connect(runPage_, &run_page::RunPage::stopRequested, &control_, &RunControl::stop);
    connect(runPage_, &run_page::RunPage::pauseRequested, &control_, &RunControl::pauseAfterRun);
    connect(comparePage_, &compare::ComparePage::designRequested, this,
        [this] { showStep(shell::Step::Design); });
    connect(comparePage_, &compare::ComparePage::noiseSeen, designPage_, &design::DesignPage::setNoise);
    connect(rail_, &shell::StepRail::stepChosen, this, &MainWindow::showStep);
    connect(title_, &QLineEdit::textEdited, this, [this](const QString& text) {
        document_.apply(
            tr("Title"), [&text](study::Study& study) { study.title = text.toStdString(); },
            QStringLiteral("study.title"));
    });
    connect(&document_, &shell::StudyDocument::opened, this, &MainWindow::showDocument);
    connect(&document_, &shell::StudyDocument::changed, this, &MainWindow::showDocument);
    connect(&document_, &shell::StudyDocument::stateChanged, this, &MainWindow::showDocument);
    connect(&document_, &shell::StudyDocument::faultsChanged, this, &MainWindow::showStates);
    connect(&document_, &shell::StudyDocument::saveFailed, this,
        [this](const QString& text) { designPage_->messages()->say(shell::MessageBar::Kind::Error, text); });
    connect(&control_.runner(), &run::Runner::progressed, this, &MainWindow::showProgress);
    connect(&control_, &RunControl::studyFileReady, this, &MainWindow::studyFileReady);
    connect(&control_, &RunControl::ended, this, &MainWindow::runEnded);
    connect(&control_.runner(), &run::Runner::runEnded, this, [this](int, store::RunState state) {
        if (state != store::RunState::Done)
            return;
        rail_->setState(shell::Step::Compare, shell::State::Done); // what is there can be compared
        comparePage_->setStudyFile(document_.path());
    });
    connect(
        &control_.sleep(), &SleepInhibitor::activeChanged, status_, &shell::StatusLine::setSleepInhibited);
    connect(menus_.get(), &WindowMenus::languageChosen, &languages_, &words::LanguageSwitch::choose);
    connect(&languages_, &words::LanguageSwitch::changed, this, [this] {
        menus_->setLanguage(languages_.chosen());
        settings_.setValue(QStringLiteral("language"), words::languageCode(languages_.chosen()));
    });
    connect(menus_.get(), &WindowMenus::themeChosen, this, [this](shell::Theme theme) {
        appearance_.setTheme(theme);
        menus_->setTheme(theme);
        settings_.setValue(QStringLiteral("theme"), static_cast<int>(theme));
    });
}

void MainWindow::showDocument()
{
    const QString title = QString::fromStdString(document_.study().title);
    if (title_->text() != title)
        title_->setText(title);
    title_->setReadOnly(document_.isFrozen());
    menus_->setStudyOpen(document_.isOpen());
    showStates();
    retranslate();
}

void MainWindow::showStep(shell::Step step)
{
    if (!document_.isOpen())
        return;
    outer_->setCurrentIndex(1);
    rail_->setCurrent(step);
    pages_->setCurrentIndex(static_cast<int>(step));
}

void MainWindow::showStart()
{
    setPresenting(false);
    outer_->setCurrentIndex(0);
}

void MainWindow::setPresenting(bool presenting)
{
    if (presenting && !document_.isOpen())
        return;
    presenting_ = presenting;
    if (presenting && rail_->current() == shell::Step::Design)
        showStep(document_.isFrozen() && !control_.running() ? shell::Step::Compare : shell::Step::Run);
    for (QWidget* part : {static_cast<QWidget*>(rail_), header_, static_cast<QWidget*>(status_),
             static_cast<QWidget*>(menuBar())})
        part->setVisible(!presenting);
    runPage_->setPresenting(presenting);
    comparePage_->setPresenting(presenting);
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, presenting));
}

void MainWindow::toggleLanguage()
{
    languages_.choose(
        languages_.shown() == words::Language::Russian ? words::Language::English : words::Language::Russian);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !menus_)
        return;
    setLocale(QLocale()); // boxes with numbers keep the locale that they were made with
    retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (control_.running()) {
        const auto answer = QMessageBox::question(this, tr("A plan is running"),
            tr("Stop the running plan and close? What was measured is kept, and the plan can go on later."),
            QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
        if (answer != QMessageBox::Yes) {
            event->ignore();
            return;
        }
        event->ignore();
        closeAfterStop();
        return;
    }
    if (!mayGiveUpEdits()) {
        event->ignore();
        return;
    }
    settings_.setValue(QStringLiteral("window/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::stopAndClose()
{
    endsWithoutQuestion_ = true;
    if (control_.running())
        closeAfterStop();
    else
        close();
}

void MainWindow::closeAfterStop()
{
    if (!control_.running()) { // it has ended while the user was asked
        close();
        return;
    }
    // The window stays until servers and files are closed; when the user then keeps it, later runs do not
    // close it.
    connect(&control_, &RunControl::ended, this, &MainWindow::close,
        static_cast<Qt::ConnectionType>(Qt::UniqueConnection | Qt::SingleShotConnection));
    control_.stop();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (presenting_ && event->key() == Qt::Key_Escape)
        setPresenting(false);
    else if (presenting_ && event->key() == Qt::Key_L)
        toggleLanguage();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace pgduel::app
