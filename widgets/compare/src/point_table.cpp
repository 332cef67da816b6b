#include "point_table.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include "shell/style.h"
#include "words/comparison_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::compare {

using Model = items::PointTableModel;

namespace {

constexpr int leastRows = 5, mostRows = 9;

} // namespace

const Model& PointWords::numbers() const
{
    return static_cast<const Model&>(*sourceModel());
}

QString PointWords::text(const QModelIndex& index) const
{
    const QVariant value = index.data(Model::ValueRole);
    switch (index.column()) {
    case Model::Baseline:
    case Model::Candidate:
        return value.isValid() ? words::metricValue(comparison().metric.id, value.toDouble())
                               : QStringLiteral("–");
    case Model::Difference:
        if (!value.isValid())
            return words::missingReason(
                static_cast<analysis::Missing>(index.data(Model::MissingRole).toInt()));
        return words::percentDifference(value.toDouble())
            + (index.data(Model::ThinRole).toBool() ? QStringLiteral(" *") : QString());
    case Model::Sessions:
        if (const auto rate = rateOf(comparison().points[static_cast<std::size_t>(index.row())].step))
            return words::givenNumber(*rate);
        return words::number(static_cast<std::int64_t>(value.toDouble()));
    case Model::Estimate:
    case Model::IntervalLow:
    case Model::IntervalHigh:
        return value.isValid() ? words::percentDifference(value.toDouble()) : QStringLiteral("–");
    default:
        return words::number(static_cast<std::int64_t>(value.toDouble()));
    }
}

/// Steps of an open loop are told apart by their rate, not by their sessions.
std::optional<double> PointWords::rateOf(int step) const
{
    const auto found = rates_.find(step);
    return found == rates_.end() ? std::nullopt : std::optional(found->second);
}

void PointWords::setSteps(const std::vector<study::LoadStep>& steps)
{
    rates_.clear();
    for (const auto& step : steps)
        if (step.rate > 0)
            rates_[step.index] = step.rate;
}

QVariant PointWords::data(const QModelIndex& index, int role) const
{
    const QModelIndex source = mapToSource(index);
    if (role == Qt::DisplayRole)
        return text(source);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && source.data(Model::ThinRole).toBool())
        return tr("* Too few sampled waits: this point does not count for min, mean and max.");
    return QIdentityProxyModel::data(index, role);
}

QVariant PointWords::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QIdentityProxyModel::headerData(section, orientation, role);
    const QString unit = words::metricUnit(comparison().metric.id);
    const QString inUnit = unit.isEmpty() ? QString() : QStringLiteral(", ") + unit;
    switch (section) {
    case Model::Point:
        return tr("Point");
    case Model::Sessions:
        return rates_.empty() ? tr("Sessions") : tr("Transactions/s asked for");
    case Model::Baseline:
        return QString(QString::fromStdString(comparison().baseline) + inUnit);
    case Model::Candidate:
        return QString(QString::fromStdString(comparison().candidate) + inUnit);
    case Model::Difference:
        return tr("Difference of means of runs");
    case Model::Estimate:
        return tr("Geometric mean ratio of runs");
    case Model::IntervalLow:
        return tr("%1 interval from").arg(words::levelText(numbers().confidence()));
    case Model::IntervalHigh:
        return tr("%1 interval to").arg(words::levelText(numbers().confidence()));
    case Model::EvidenceBaseline:
        return tr("Counts A");
    case Model::EvidenceCandidate:
        return tr("Counts B");
    default:
        return {};
    }
}

void PointWords::languageChanged()
{
    if (!sourceModel())
        return;
    emit headerDataChanged(Qt::Horizontal, 0, Model::ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

PointTable::PointTable(QWidget* parent)
    : Retranslated(parent)
{
    words_.setSourceModel(&numbers_);
    setModel(&words_);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    // Name and unit stand under each other where a column is narrow.
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    horizontalHeader()->setMinimumHeight(2 * fontMetrics().height() + shell::grid);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + shell::grid);
    setFont(shell::tabularFont(font()));
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    retranslate();
}

void PointTable::showAnalysis(
    const analysis::PairAnalysis& analysis, const std::vector<study::LoadStep>& steps)
{
    words_.setSteps(steps);
    numbers_.setAnalysis(analysis);
    words_.languageChanged();
    updateGeometry();
}

QSize PointTable::sizeHint() const
{
    return {QTableView::sizeHint().width(), heightFor(mostRows)};
}

QSize PointTable::minimumSizeHint() const
{
    return {QTableView::minimumSizeHint().width(), heightFor(leastRows)};
}

int PointTable::heightFor(int rows) const
{
    const int shown = std::min(rows, std::max(1, model() ? model()->rowCount() : 1));
    return horizontalHeader()->minimumHeight() + shown * verticalHeader()->defaultSectionSize()
        + 2 * frameWidth();
}

void PointTable::retranslate()
{
    setAccessibleName(tr("Table of the numbers"));
    words_.languageChanged();
}

void PointTable::copy()
{
    QApplication::clipboard()->setText(
        items::tabSeparated(words_, selectionModel()->selectedIndexes(), true));
}

void PointTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableView::keyPressEvent(event);
}

} // namespace pgduel::compare
