#pragma once

#include <QAbstractTableModel>

#include "items/plan_model.h"

namespace pgduel::design {

/// The plan as a table: one row per block (or as many runs as there are experiments), the runs in order from
/// left to right. Shows the experiments' names; items::PlanModel::Role gives the facts of a cell's run.
class PlanGridModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit PlanGridModel(QObject* parent = nullptr);
    /// `byBlock`: rows are blocks; else they are just stretches of the order.
    void setPlan(const std::vector<study::PlannedRun>& plan,
        const std::vector<study::Experiment>& experiments, bool byBlock);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int runAt(const QModelIndex& index) const;

    items::PlanModel plan_;
    int columns_ = 0;
    bool byBlock_ = true;
};

} // namespace pgduel::design
