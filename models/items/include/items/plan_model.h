#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "store/records.h"
#include "study/experiment.h"
#include "study/plan.h"

namespace pgduel::items {

/// The runs of a plan in order of execution, with their state: facts through roles; widgets give the words.
class PlanModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Order, Block, ExperimentName, Replicate, StateColumn, ColumnCount };
    enum Role {
        ExperimentRole = Qt::UserRole, ///< int, Experiment::index (colours follow it)
        BlockRole, ///< int, from 0
        StateRole, ///< int, store::RunState
        AttemptRole, ///< int
        FirstOfBlockRole, ///< bool: a new block begins here
        FaultCodeRole ///< QString, of a failed run
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// A plan that has not begun.
    void setPlan(
        const std::vector<study::PlannedRun>& plan, const std::vector<study::Experiment>& experiments);
    /// A plan as the study file has it.
    void setRuns(std::vector<store::RunRecord> runs, const std::vector<study::Experiment>& experiments);
    void setState(int run, store::RunState state); ///< by PlannedRun::index

    int blocks() const;
    const std::vector<store::RunRecord>& runs() const { return runs_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Display: numbers from 1 and the experiment's name; StateColumn has its state as a number.
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<store::RunRecord> runs_;
    std::vector<QString> names_; ///< by experiment
};

} // namespace pgduel::items
