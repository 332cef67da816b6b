#pragma once

#include <map>

#include "load_kind.h"
#include "section.h"

class QLabel;

namespace pgduel::design {

class LoadCurve;

/// Who makes the load, and sessions or rate over time: a preset with its numbers, drawn as a curve.
class LoadSection : public Section {
    Q_OBJECT
public:
    LoadSection(shell::StudyDocument& document, QWidget* parent);
    std::vector<measure::Fault> showFaults(const std::vector<measure::Fault>& faults) override;

protected:
    void showStudy() override;
    void retranslate() override;
    void recolour() override;

private:
    struct Cell {
        QString key;
        QWidget* box;
    };
    void order(const QString& key, QWidget* editor, Text name, Text hint = {});
    void addChoices();
    void addCounts();
    void addRates();
    void addTimes();
    void addList();
    void arrange();
    bool isUsed(const QString& key) const;
    bool isRate() const { return study().scenario.load.preset == study::LoadPreset::Rate; }
    RateForm rateForm() const;

    LoadCurve* curve_;
    QLabel* summary_;
    QLineEdit* list_;
    QGridLayout* cells_;
    std::vector<Cell> order_;
    LoadKind kind_;
    int arranged_ = -1; ///< preset and form of rates that the cells are laid out for
    bool listIsWrong_ = false;
};

} // namespace pgduel::design
