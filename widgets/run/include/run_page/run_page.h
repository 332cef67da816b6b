#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "run/runner.h"
#include "run_page/run_mode.h"
#include "shell/retranslated.h"

class QScrollArea;
class QStackedWidget;

namespace pgduel::shell {
class Card;
class EmptyPlace;
class MessageBar;
} // namespace pgduel::shell

namespace pgduel::run_page {

class PlanBox;
class RunCharts;
class RunHeader;
class StandingBox;
struct NamedTrack;
struct StudyState;

/// The page of a running plan: live charts with the rival's earlier run as a ghost, how the experiments
/// stand, and the state of every run. Between plans it shows the last finished run of the study file.
class RunPage : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    /// The runner outlives the page and lives in the same thread.
    explicit RunPage(run::Runner& runner, QWidget* parent = nullptr);
    ~RunPage() override;

    /// Reads the file in the background; empty: no study with a plan that has begun.
    void setStudyFile(const QString& path);
    void setPresenting(bool presenting);
    shell::MessageBar* messages() const { return messages_; }
    RunCharts& charts() const { return *charts_; }
    const StudyState* state() const { return state_.get(); }

signals:
    void runRequested(); ///< run or resume
    void stopRequested();
    void pauseRequested(bool pause);

protected:
    void retranslate() override;
    void recolour() override;

private:
    void build();
    void connectRunner();
    void readState();
    void showState(StudyState state);
    void readShownRun();
    void readGhost();
    void readLines(int run, int* counter, void (RunPage::*take)(NamedTrack));
    void showRun(NamedTrack run);
    void showGhost(NamedTrack ghost);
    void takeLive();
    void liveRunBegan(int run);
    void progressed();
    void finished(run::Outcome outcome, const std::vector<measure::Fault>& faults);
    void askPause(bool pause);
    void askStop();
    void showStanding();
    void showHeader();
    QString runningText(const run::Progress& progress) const;
    QString storedText() const;
    void sayFaults(const std::vector<measure::Fault>& faults);
    NamedTrack named(int run) const; ///< without lines
    RunMode mode() const;
    bool isActive() const { return runner_.active(); }

    run::Runner& runner_;
    QString path_;
    std::unique_ptr<StudyState> state_; ///< as the study file had it last
    /// Numbers of the latest readings of the file: an older one that ends late is dropped.
    int reading_ = 0, runReading_ = 0, ghostReading_ = 0;
    int shownRun_ = -1, ghostRun_ = -1;
    bool live_ = false; ///< the run shown is the one that is going on
    bool pauseAsked_ = false, stopAsked_ = false, presenting_ = false;
    QTimer drain_, reread_;

    QStackedWidget* stack_;
    shell::EmptyPlace* empty_;
    shell::MessageBar* messages_;
    RunHeader* header_;
    RunCharts* charts_;
    StandingBox* standing_;
    PlanBox* plan_;
    shell::Card* planCard_;
    QScrollArea* side_;
};

} // namespace pgduel::run_page
