#include "items/plan_model.h"

#include <algorithm>

namespace pgduel::items {

void PlanModel::setPlan(
    const std::vector<study::PlannedRun>& plan, const std::vector<study::Experiment>& experiments)
{
    std::vector<store::RunRecord> runs(plan.size());
    for (std::size_t i = 0; i < plan.size(); ++i)
        runs[i].planned = plan[i];
    setRuns(std::move(runs), experiments);
}

void PlanModel::setRuns(std::vector<store::RunRecord> runs, const std::vector<study::Experiment>& experiments)
{
    beginResetModel();
    runs_ = std::move(runs);
    names_.clear();
    for (const auto& experiment : experiments)
        names_.push_back(QString::fromStdString(experiment.name));
    endResetModel();
}

void PlanModel::setState(int run, store::RunState state)
{
    for (std::size_t i = 0; i < runs_.size(); ++i) {
        if (runs_[i].planned.index != run || runs_[i].state == state)
            continue;
        runs_[i].state = state;
        const int row = static_cast<int>(i);
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

int PlanModel::blocks() const
{
    int last = -1;
    for (const auto& run : runs_)
        last = std::max(last, run.planned.block);
    return last + 1;
}

int PlanModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int PlanModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlanModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto& run = runs_[row];
    switch (role) {
    case ExperimentRole:
        return run.planned.experiment;
    case BlockRole:
        return run.planned.block;
    case StateRole:
        return static_cast<int>(run.state);
    case AttemptRole:
        return run.attempt;
    case FirstOfBlockRole:
        return row == 0 || runs_[row - 1].planned.block != run.planned.block;
    case FaultCodeRole:
        return run.fault ? QString::fromStdString(run.fault->code) : QString();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Order:
        return run.planned.index + 1;
    case Block:
        return run.planned.block + 1;
    case ExperimentName: {
        const auto experiment = static_cast<std::size_t>(run.planned.experiment);
        return experiment < names_.size() ? names_[experiment] : QString();
    }
    case Replicate:
        return run.planned.replicate + 1;
    default:
        return static_cast<int>(run.state);
    }
}

} // namespace pgduel::items
