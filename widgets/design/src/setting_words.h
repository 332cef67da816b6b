#pragma once

#include <QString>

#include "items/settings_model.h"
#include "study/setting_fact.h"

namespace pgduel::design {

/// "integer · 128 kB to 8 TB · default 128 MB"
QString settingSummary(const study::SettingFact& fact);
/// "128 kB … 8 TB", "0 … 1": range in the reader's units; empty when there is none.
QString rangeText(const study::SettingFact& fact);
/// The value with its unit, sizes and times in a readable unit: "16384" of 8kB → "128 MB".
QString valueText(const study::SettingFact& fact, const std::string& value);

/// Bytes of one unit of a memory setting ("8kB" → 8192); nothing for other settings.
std::optional<std::int64_t> unitBytes(const study::SettingFact& fact);
/// The value a setting starts with when it is added: its default with a unit, as a file would have it.
QString firstValue(const study::SettingFact& fact);

/// The search with words: headers, and what a change takes.
class WordedSettings : public items::SettingsSearch {
    Q_OBJECT
public:
    using SettingsSearch::SettingsSearch;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();
};

} // namespace pgduel::design
