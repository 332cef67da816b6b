#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <vector>

#include "study/setting_fact.h"

namespace pgduel::items {

/// The settings of a server, one per row. Names, units and descriptions are PostgreSQL's own and are never
/// translated.
class SettingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Type, Unit, Default, Context, ColumnCount };
    enum Role {
        NameRole = Qt::UserRole, ///< QString
        DescriptionRole, ///< QString
        CategoryRole, ///< QString
        ContextRole, ///< int, study::SettingContext
        NeedsRestartRole ///< bool
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setFacts(std::vector<study::SettingFact> facts);
    bool knowsDefaults() const; ///< of most settings
    const study::SettingFact& fact(int row) const { return facts_.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<study::SettingFact> facts_;
};

/// Search over a SettingsModel: every word must be in the name, the category or the description. Hits in the
/// name come first. Settings that no experiment can vary (context internal) are left out.
class SettingsSearch : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit SettingsSearch(QObject* parent = nullptr);
    void setWords(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    int rank(const QString& name) const;
    QStringList words_;
};

} // namespace pgduel::items
