#include <algorithm>

#include "items/settings_model.h"

namespace pgduel::items {

SettingsSearch::SettingsSearch(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    sort(SettingsModel::Name);
}

void SettingsSearch::setWords(const QString& text)
{
    words_ = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidate();
}

bool SettingsSearch::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto index = sourceModel()->index(row, SettingsModel::Name, parent);
    if (index.data(SettingsModel::ContextRole).toInt() == static_cast<int>(study::SettingContext::Internal))
        return false;
    const QString all = index.data(SettingsModel::NameRole).toString() + QLatin1Char('\n')
        + index.data(SettingsModel::CategoryRole).toString() + QLatin1Char('\n')
        + index.data(SettingsModel::DescriptionRole).toString();
    return std::all_of(words_.begin(), words_.end(),
        [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

int SettingsSearch::rank(const QString& name) const
{
    if (words_.isEmpty())
        return 0;
    if (name.startsWith(words_.first(), Qt::CaseInsensitive))
        return 0;
    return name.contains(words_.first(), Qt::CaseInsensitive) ? 1 : 2;
}

bool SettingsSearch::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto a = left.data(SettingsModel::NameRole).toString();
    const auto b = right.data(SettingsModel::NameRole).toString();
    const int rankA = rank(a), rankB = rank(b);
    return rankA != rankB ? rankA < rankB : a.compare(b, Qt::CaseInsensitive) < 0;
}

} // namespace pgduel::items
