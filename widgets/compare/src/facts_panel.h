#pragma once

#include <string>

#include <QScrollArea>

#include "analysis/pair_analysis.h"
#include "exchange/study_results.h"
#include "shell/retranslated.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace pgduel::shell {
class Card;
}

namespace pgduel::compare {

/// The verdict on a pair with its interval, its runs and what limits it; "Why?" opens the facts that it is
/// made of. Below, what is to be known of the runs, and in what else their configurations differ.
class FactsPanel : public shell::Retranslated<QScrollArea> {
    Q_OBJECT
public:
    explicit FactsPanel(QWidget* parent = nullptr);
    void showPair(const exchange::StudyResults& results, int baseline, int candidate,
        const analysis::PairAnalysis& analysis);
    /// Large type, nothing that names a machine.
    void setPresenting(bool presenting);

protected:
    void retranslate() override;

private:
    void showVerdict(const analysis::PairAnalysis& analysis);
    void showWhy();
    void showRuns(const exchange::StudyResults& results, int baseline, int candidate);
    void showDifferences(const exchange::StudyResults& results, int baseline, int candidate);
    QLabel* addText(shell::Card* card);

    bool presenting_ = false;
    shell::Card *facts_, *runs_, *differences_;
    QPushButton* whyButton_;
    QLabel *headline_, *pair_, *interval_, *extremes_, *sentences_, *why_, *runsText_, *differencesText_;
};

} // namespace pgduel::compare
