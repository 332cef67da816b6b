#include "items/experiments_model.h"

namespace pgduel::items {

void ExperimentsModel::setExperiments(std::vector<study::Experiment> experiments, int baseline)
{
    beginResetModel();
    experiments_ = std::move(experiments);
    baseline_ = baseline;
    endResetModel();
}

int ExperimentsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(experiments_.size());
}

QVariant ExperimentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& experiment = experiments_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(experiment.name);
    case IndexRole:
        return experiment.index;
    case IsBaselineRole:
        return index.row() == baseline_;
    default:
        return {};
    }
}

} // namespace pgduel::items
