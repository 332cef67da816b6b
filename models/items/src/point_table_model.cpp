#include "items/point_table_model.h"

namespace pgduel::items {

void PointTableModel::setAnalysis(analysis::PairAnalysis analysis)
{
    beginResetModel();
    analysis_ = std::move(analysis);
    endResetModel();
}

int PointTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(comparison().points.size());
}

int PointTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PointTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& point = comparison().points[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case ValueRole:
        return value(point, index.row(), index.column());
    case MissingRole:
        return static_cast<int>(point.missing);
    case ThinRole:
        return !point.enoughEvidence;
    case DecidedRole:
        return intervalOf(index.row()) && intervalOf(index.row())->decided;
    default:
        return {};
    }
}

const analysis::PointInterval* PointTableModel::intervalOf(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return place < analysis_.points.size() ? &analysis_.points[place] : nullptr;
}

QVariant PointTableModel::value(const analysis::PairPoint& point, int row, int column) const
{
    const auto orNothing = [](const std::optional<double>& number) {
        return number ? QVariant(*number) : QVariant();
    };
    const analysis::PointInterval* interval = intervalOf(row);
    switch (column) {
    case Estimate:
        return interval ? orNothing(interval->estimate) : QVariant();
    case IntervalLow:
        return interval && interval->interval ? QVariant(interval->interval->low) : QVariant();
    case IntervalHigh:
        return interval && interval->interval ? QVariant(interval->interval->high) : QVariant();
    case Point:
        return row + 1;
    case Sessions:
        return point.sessions;
    case Baseline:
        return orNothing(point.baseline);
    case Candidate:
        return orNothing(point.candidate);
    case Difference:
        return orNothing(point.difference);
    case EvidenceBaseline:
        return point.evidenceBaseline;
    default:
        return point.evidenceCandidate;
    }
}

} // namespace pgduel::items
