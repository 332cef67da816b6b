#pragma once

#include <QWidget>

#include "run_page/run_mode.h"
#include "shell/retranslated.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace pgduel::run_page {

/// What the plan does now and what can be done about it.
class RunHeader : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit RunHeader(QWidget* parent = nullptr);

    void setMode(RunMode mode);
    RunMode mode() const { return mode_; }
    /// `place`: block, run, experiment; `now`: what happens, time left.
    void setTexts(const QString& place, const QString& now);
    void setAmount(double done, double total); ///< total 0: nothing to show
    bool elapsed() const;

signals:
    void runRequested();
    void stopRequested();
    void pauseRequested(bool pause);
    void elapsedChosen(bool elapsed);

protected:
    void retranslate() override;
    void recolour() override;

private:
    void build();
    void showButtons();
    RunMode mode_ = RunMode::Ready;
    QLabel *place_, *now_;
    QProgressBar* amount_;
    QToolButton* axis_;
    QPushButton *pause_, *stop_, *run_;
};

} // namespace pgduel::run_page
