#include "study/setting_fact.h"

#include <algorithm>

namespace pgduel::study {

namespace {

/// PostgreSQL compares names of settings without case ("TimeZone").
bool sameName(const std::string& a, const std::string& b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

const SettingFact* findSetting(const std::vector<SettingFact>& facts, const std::string& name)
{
    const auto it = std::find_if(
        facts.begin(), facts.end(), [&](const SettingFact& f) { return sameName(f.name, name); });
    return it == facts.end() ? nullptr : &*it;
}

} // namespace pgduel::study
