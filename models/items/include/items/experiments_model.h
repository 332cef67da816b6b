#pragma once

#include <QAbstractListModel>
#include <vector>

#include "study/experiment.h"

namespace pgduel::items {

/// The experiments of a study by name, for the choice of A and B.
class ExperimentsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IndexRole = Qt::UserRole, ///< int, Experiment::index (colours follow it)
        IsBaselineRole ///< bool
    };

    using QAbstractListModel::QAbstractListModel;
    void setExperiments(std::vector<study::Experiment> experiments, int baseline);
    const std::vector<study::Experiment>& experiments() const { return experiments_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<study::Experiment> experiments_;
    int baseline_ = 0;
};

} // namespace pgduel::items
