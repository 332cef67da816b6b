#pragma once

#include <vector>

#include "shell/card.h"
#include "shell/retranslated.h"
#include "standing.h"

class QGridLayout;
class QLabel;

namespace pgduel::run_page {

/// How the experiments stand in speed, as a fact at equal steps, never as a verdict.
class StandingBox : public shell::Retranslated<shell::Card> {
    Q_OBJECT
public:
    explicit StandingBox(QWidget* parent = nullptr);

    void setExperiments(const std::vector<study::Experiment>& experiments);
    void setTable(StandingTable table, const std::string& metric);
    /// Type of at least 20 pt.
    void setPresenting(bool presenting);
    QString text() const; ///< all of it as lines, for tests and screen readers

protected:
    void retranslate() override;

private:
    struct Row {
        QWidget* badge;
        QLabel *name, *value, *difference;
    };
    void fill();
    void fillRow(const Row& row, const StandingRow& standing);
    void setFonts();

    std::vector<QString> names_;
    std::vector<Row> rows_;
    StandingTable table_;
    std::string metric_ = "speed";
    bool presenting_ = false;
    QGridLayout* grid_;
    QLabel *unit_, *steps_, *note_;
};

} // namespace pgduel::run_page
