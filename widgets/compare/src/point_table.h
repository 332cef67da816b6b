#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QIdentityProxyModel>
#include <QTableView>

#include "items/point_table_model.h"
#include "shell/retranslated.h"
#include "study/load.h"

namespace pgduel::compare {

/// Words over the numbers of a PointTableModel.
class PointWords : public QIdentityProxyModel {
    Q_OBJECT
public:
    using QIdentityProxyModel::QIdentityProxyModel;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void languageChanged();
    void setSteps(const std::vector<study::LoadStep>& steps); ///< as planned

private:
    const items::PointTableModel& numbers() const;
    const analysis::Comparison& comparison() const { return numbers().comparison(); }
    QString text(const QModelIndex& index) const;
    std::optional<double> rateOf(int step) const;
    std::map<int, double> rates_; ///< by step, in an open loop
};

/// The numbers under the charts: one observation point a row; copies as tab-separated text.
class PointTable : public shell::Retranslated<QTableView> {
    Q_OBJECT
public:
    explicit PointTable(QWidget* parent = nullptr);
    void showAnalysis(const analysis::PairAnalysis& analysis, const std::vector<study::LoadStep>& steps);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void copy();
    int heightFor(int rows) const;
    items::PointTableModel numbers_;
    PointWords words_;
};

} // namespace pgduel::compare
