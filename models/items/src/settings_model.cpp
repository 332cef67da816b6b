#include "items/settings_model.h"

#include <algorithm>

namespace pgduel::items {

void SettingsModel::setFacts(std::vector<study::SettingFact> facts)
{
    beginResetModel();
    facts_ = std::move(facts);
    endResetModel();
}

bool SettingsModel::knowsDefaults() const
{
    const auto known = std::count_if(
        facts_.begin(), facts_.end(), [](const study::SettingFact& fact) { return !fact.bootValue.empty(); });
    return 2 * known > static_cast<std::ptrdiff_t>(facts_.size());
}

int SettingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(facts_.size());
}

int SettingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SettingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& fact = facts_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return QString::fromStdString(fact.name);
    case DescriptionRole:
        return QString::fromStdString(fact.description);
    case CategoryRole:
        return QString::fromStdString(fact.category);
    case ContextRole:
        return static_cast<int>(fact.context);
    case NeedsRestartRole:
        return fact.needsRestart();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Name:
        return QString::fromStdString(fact.name);
    case Type:
        return QString::fromStdString(fact.type);
    case Unit:
        return QString::fromStdString(fact.unit);
    case Default:
        return QString::fromStdString(fact.bootValue);
    default:
        return static_cast<int>(fact.context);
    }
}

} // namespace pgduel::items
