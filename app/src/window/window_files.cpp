// The main window and files: opening, saving, recent studies, what may be given up.
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>

#include "compare/compare_page.h"
#include "design/start_page.h"
#include "run_page/run_page.h"
#include "shell/message_bar.h"
#include "shell/status_line.h"
#include "study/experiment.h"
#include "window/main_window.h"
#include "window/result_path.h"
#include "words/faults.h"

namespace pgduel::app {

namespace {

QString droppedFile(const QMimeData* data)
{
    const auto urls = data->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

void MainWindow::openStudy(const QString& pathOrTemplate)
{
    if (!mayReplaceStudy())
        return;
    status_->setActivity(tr("Opening %1").arg(pathOrTemplate));
    shell::loadStudy(
        pathOrTemplate, this, [this](const shell::LoadedStudy& study) { loaded(study); },
        [this](const shell::Faults& faults) {
            status_->setActivity(tr("Ready"));
            showStart();
            startPage_->messages()->say(
                shell::MessageBar::Kind::Error, words::sentences(faults).join(QLatin1Char('\n')));
        });
}

void MainWindow::loaded(const shell::LoadedStudy& study)
{
    status_->setActivity(tr("Ready"));
    startPage_->messages()->clear();
    document_.open(study.study, study.origin, study.path, study.frozen);
    const QString results = study.frozen ? study.path : QString();
    runPage_->setStudyFile(results);
    comparePage_->setStudyFile(results);
    const bool complete = study.frozen && study.runsDone == study.runs;
    rail_->setState(shell::Step::Run,
        complete ? shell::State::Done : (study.frozen ? shell::State::NeedsAttention : shell::State::Empty));
    rail_->setState(shell::Step::Compare, study.runsDone > 0 ? shell::State::Done : shell::State::Empty);
    if (study.origin == shell::StudyDocument::Origin::StudyFile)
        noteRecent(complete ? shell::State::Done : shell::State::NeedsAttention);
    showStep(complete ? shell::Step::Compare : (study.frozen ? shell::Step::Run : shell::Step::Design));
}

void MainWindow::newStudy()
{
    if (!mayReplaceStudy())
        return;
    study::Study study;
    study.title = tr("New study").toStdString();
    document_.open(study, shell::StudyDocument::Origin::None, {});
    runPage_->setStudyFile({});
    comparePage_->setStudyFile({});
    rail_->setState(shell::Step::Compare, shell::State::Empty);
    showStep(shell::Step::Design);
}

void MainWindow::chooseFile()
{
    const QString folder = settings_.value(QStringLiteral("folders/open"), folderForNewStudies()).toString();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a study"), folder, tr("Studies (*.pgduel *.study.toml *.toml);;All files (*)"));
    if (path.isEmpty())
        return;
    settings_.setValue(QStringLiteral("folders/open"), QFileInfo(path).absolutePath());
    openStudy(path);
}

void MainWindow::saveAs()
{
    QFileDialog dialog(this, tr("Save the definition of the study"), folderForNewStudies(),
        tr("Definition of a study (*.study.toml)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("study.toml")); // before the question whether to overwrite
    dialog.selectFile(
        fileNameOf(QString::fromStdString(document_.study().title)) + QStringLiteral(".study.toml"));
    if (dialog.exec() == QDialog::Accepted)
        document_.saveToml(dialog.selectedFiles().value(0));
}

void MainWindow::noteRecent(shell::State state)
{
    shell::RecentStudy recent;
    recent.path = document_.path();
    recent.title = QString::fromStdString(document_.study().title);
    for (const auto& experiment : study::experimentsOf(document_.study()))
        recent.experiments << QString::fromStdString(experiment.name);
    recent.state = state;
    recent.seen = QDateTime::currentDateTimeUtc();
    recent_.note(recent);
}

bool MainWindow::mayReplaceStudy()
{
    if (control_.running()) {
        QMessageBox::information(this, tr("A plan is running"),
            tr("Stop the running plan, or wait for its end, before another study is opened."));
        return false;
    }
    return mayGiveUpEdits();
}

bool MainWindow::mayGiveUpEdits()
{
    if (!document_.isDirty() || endsWithoutQuestion_)
        return true;
    return QMessageBox::question(this, tr("Edits are in no file yet"),
               tr("The edits of this study are in no file yet. Give them up?"),
               QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel)
        == QMessageBox::Discard;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    openStudy(droppedFile(event->mimeData()));
}

} // namespace pgduel::app
