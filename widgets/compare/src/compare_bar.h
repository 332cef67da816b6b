#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QWidget>

#include "exchange/study_results.h"
#include "shell/retranslated.h"

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace pgduel::compare {

/// The head of the compare page: A, B, the metric, and the steps through the study's pairs.
class CompareBar : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit CompareBar(QWidget* parent = nullptr);

    /// Offers what the results have; keeps the choice where it is still there.
    void setResults(const exchange::StudyResults& results);
    void choose(int baseline, int candidate, const std::string& metric);
    int baseline() const;
    int candidate() const;
    const std::string& metric() const { return metric_; }
    void stepPair(int direction);
    void swap();
    void toggleTable();

signals:
    void chosen(); ///< another pair or metric
    void sideBySideChosen(bool sideBySide);
    void sameScaleChosen(bool sameScale);
    void tableChosen(bool shown);
    void exportPictureChosen();
    void exportPointsChosen();

protected:
    void retranslate() override;

private:
    void build();
    QToolButton* metricButton(const std::string& metric);
    void fillMetrics(const std::vector<std::string>& there);
    void showPair();
    int pairIndex() const; ///< of the study's pairs, -1 when it is another one

    std::vector<std::pair<int, int>> pairs_;
    std::vector<std::string> metrics_;
    std::string metric_ = "speed";
    QComboBox *baseline_, *candidate_;
    QLabel *aLabel_, *bLabel_, *pair_;
    QToolButton *swap_, *previous_, *next_, *more_, *view_;
    QMenu *moreMenu_, *viewMenu_;
    QAction *sideBySide_, *sameScale_, *table_, *picture_, *points_;
    QHBoxLayout* metricRow_;
    QButtonGroup* metricButtons_;
};

} // namespace pgduel::compare
