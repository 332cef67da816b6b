#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "analysis/pair_analysis.h"
#include "exchange/study_results.h"
#include "shell/retranslated.h"

class QStackedWidget;
class QTabWidget;

namespace pgduel::shell {
class EmptyPlace;
class MessageBar;
} // namespace pgduel::shell

namespace pgduel::compare {

class CompareBar;
class FactsPanel;
class PairCharts;
class PointTable;
class ResultView;
struct Reading;

/// The page on which any two experiments of a study are compared: both lines, their relative difference under
/// them, the facts and the numbers.
class ComparePage : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit ComparePage(QWidget* parent = nullptr);
    ~ComparePage() override;

    /// Reads the finished runs in the background; empty: no study with results. The same path again reads
    /// anew and keeps the choice.
    void setStudyFile(const QString& path);
    void setPresenting(bool presenting);
    bool hasResults() const;
    const exchange::StudyResults* results() const;
    shell::MessageBar* messages() const { return messages_; }

    int baseline() const;
    int candidate() const;
    std::string metric() const;
    /// Of the pair and metric chosen; null while there is none.
    const analysis::PairAnalysis* analysis() const;
    void choose(int baseline, int candidate, const std::string& metric);

public slots:
    void nextPair();
    void previousPair();
    void swap();
    void exportPicture();
    void exportPoints();
    void toggleTable();

signals:
    /// Noise of the study's first metric from run to run; nothing: there is none to be seen.
    void noiseSeen(std::optional<double> noise);
    void designRequested(); ///< nothing to compare yet: the reader wants to go on

protected:
    void retranslate() override;
    void recolour() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    /// A tab of its own beside the charts of the pair.
    void addView(ResultView* view);
    void showResults(Reading reading);
    void refresh();
    void addShortcuts();

    QString path_;
    std::unique_ptr<Reading> reading_;
    /// Outlives a reading of the file: a further run changes only what it belongs to.
    std::shared_ptr<exchange::AnalysisCache> cache_ = std::make_shared<exchange::AnalysisCache>();
    int loading_ = 0; ///< number of the latest reading: an older one that ends late is dropped
    bool presenting_ = false;

    QStackedWidget* stack_;
    shell::EmptyPlace* empty_;
    shell::MessageBar* messages_;
    CompareBar* bar_;
    PairCharts* charts_;
    FactsPanel* facts_;
    PointTable* table_;
    QTabWidget* tabs_;
    std::vector<ResultView*> views_; ///< after the charts of the pair, in the order of their tabs
};

} // namespace pgduel::compare
