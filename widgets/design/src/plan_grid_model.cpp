#include "plan_grid_model.h"

#include <algorithm>

namespace pgduel::design {

PlanGridModel::PlanGridModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void PlanGridModel::setPlan(const std::vector<study::PlannedRun>& plan,
    const std::vector<study::Experiment>& experiments, bool byBlock)
{
    beginResetModel();
    plan_.setPlan(plan, experiments);
    columns_ = std::max<int>(1, static_cast<int>(experiments.size()));
    byBlock_ = byBlock;
    endResetModel();
}

void PlanGridModel::retranslate()
{
    if (rowCount() > 0)
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int PlanGridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || columns_ == 0 ? 0 : (plan_.rowCount() + columns_ - 1) / columns_;
}

int PlanGridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns_;
}

int PlanGridModel::runAt(const QModelIndex& index) const
{
    return index.row() * columns_ + index.column();
}

QVariant PlanGridModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || runAt(index) >= plan_.rowCount())
        return {};
    const auto run = plan_.index(runAt(index), items::PlanModel::ExperimentName);
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return tr("Run %1: %2").arg(runAt(index) + 1).arg(run.data().toString());
    return run.data(role);
}

QVariant PlanGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (orientation == Qt::Horizontal)
        return section + 1;
    if (byBlock_)
        return tr("Block %1").arg(section + 1);
    //: numbers of the first and the last run of a row
    return tr("Runs %1 to %2")
        .arg(section * columns_ + 1)
        .arg(std::min((section + 1) * columns_, plan_.rowCount()));
}

} // namespace pgduel::design
