#pragma once

#include <QAbstractTableModel>
#include <QModelIndexList>

#include "analysis/pair_analysis.h"

namespace pgduel::items {

/// The numbers of a pair in one metric, one observation point per row. Raw numbers; widgets format them and
/// write the headers.
class PointTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Point,
        Sessions,
        Baseline,
        Candidate,
        Difference, ///< of the means of the runs
        Estimate, ///< ratio of the geometric means of the runs; what the interval is around
        IntervalLow,
        IntervalHigh,
        EvidenceBaseline,
        EvidenceCandidate,
        ColumnCount
    };
    enum Role {
        ValueRole = Qt::UserRole, ///< double, invalid when there is no value
        MissingRole, ///< int, analysis::Missing (of the difference)
        ThinRole, ///< bool: too little evidence
        DecidedRole ///< bool: the step differs, all steps considered
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setAnalysis(analysis::PairAnalysis analysis);
    const analysis::Comparison& comparison() const { return analysis_.comparison; }
    double confidence() const { return analysis_.verdict.confidence; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Display and ValueRole: the number itself; Point counts from 1; differences are ratios.
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QVariant value(const analysis::PairPoint& point, int row, int column) const;
    const analysis::PointInterval* intervalOf(int row) const;
    analysis::PairAnalysis analysis_;
};

/// Cells as tab-separated text, rows and columns in the model's order, as they are shown (DisplayRole); with
/// the model's horizontal headers in the first line when `headers` is true. For the clipboard.
QString tabSeparated(const QAbstractItemModel& model, const QModelIndexList& cells, bool headers);

} // namespace pgduel::items
