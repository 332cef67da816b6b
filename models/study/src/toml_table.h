#pragma once

#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <toml++/toml.h>

#include "measure/fault.h"
#include "study/names.h"

namespace pgduel::study {

/// Collects the mistakes of one file.
class Mistakes {
public:
    explicit Mistakes(std::string file)
        : file_(std::move(file))
    {
    }
    /// `key` becomes the first of the args.
    void add(const char* code, const toml::source_region& place, const std::string& key,
        std::vector<std::string> args, std::string detail = {});
    std::string place(const toml::source_position& position) const; ///< "file:line:column"
    std::vector<measure::Fault> take() { return std::move(faults_); }

private:
    std::string file_;
    std::vector<measure::Fault> faults_;
};

/// Text, number or boolean in the form in which settings and levels are kept; nothing for other nodes.
std::optional<std::string> scalarText(const toml::node& node);

/// One table of a study file while it is read. Each reading function leaves its target alone when the key is
/// absent, and notes a mistake when the value is not what it should be. finish() notes the keys that nobody
/// asked for.
class Table {
public:
    Table(const toml::table& table, std::string path, Mistakes& mistakes)
        : table_(table)
        , path_(std::move(path))
        , mistakes_(mistakes)
    {
    }

    bool has(const std::string& key) const { return table_.contains(key); }
    bool isTable(const std::string& key) const { return table_[key].is_table(); }
    std::string peek(const std::string& key) const { return table_[key].value_or(std::string()); } ///< a text
    std::string path(const std::string& key) const { return path_.empty() ? key : path_ + '.' + key; }

    void text(const std::string& key, std::string& target);
    /// Text, number or boolean, kept as text: 250 → "250", true → "on".
    void scalar(const std::string& key, std::string& target);
    void flag(const std::string& key, bool& target);
    void texts(const std::string& key, std::vector<std::string>& target);
    void scalars(const std::string& key, std::vector<std::string>& target);
    void real(const std::string& key, double& target, double least, double most);
    void duration(const std::string& key, std::chrono::milliseconds& target);
    void duration(const std::string& key, std::chrono::microseconds& target);
    void size(const std::string& key, std::string& target); ///< checked, kept as written
    void percent(const std::string& key, std::string& target); ///< checked, kept as written
    template <class T> void integer(const std::string& key, T& target, std::int64_t least, std::int64_t most);
    void integers(const std::string& key, std::vector<int>& target, std::int64_t least, std::int64_t most);
    void seed(
        const std::string& key, std::uint64_t& target); ///< above 2^63 as text: TOML has no such integers
    template <class E> void choice(const std::string& key, E& target);
    void oneOf(const std::string& key, std::string& target, const std::vector<std::string>& allowed);
    void pairs(const std::string& key, std::vector<std::pair<std::string, std::string>>& target);

    /// A table of free keys with scalar values. Nested tables are joined by points: pg_stat_statements.track.
    void map(const std::string& key, std::map<std::string, std::string>& target);
    void table(const std::string& key, const std::function<void(Table&)>& read);
    /// Each table of an array of tables; paths are counted from 1.
    void tables(const std::string& key, const std::function<void(Table&)>& read);

    void require(const std::string& key); ///< a key that must be there
    void exactlyOneOf(const std::vector<std::string>& keys);
    void finish();
    void refuse(
        const char* code, const std::string& key, std::vector<std::string> args); ///< note a known key
    void note(const char* code, const std::string& key, std::vector<std::string> args);

private:
    const toml::node* find(const std::string& key);
    void wrongType(const std::string& key, const toml::node& node, const char* expected);
    void readInteger(const std::string& path, const toml::node& node, std::int64_t& target,
        std::int64_t least, std::int64_t most);
    bool readText(const std::string& key, std::string& target, toml::source_region& place);
    void flatten(const toml::table& table, const std::string& prefix, const std::string& path,
        std::map<std::string, std::string>& target);

    const toml::table& table_;
    std::string path_;
    Mistakes& mistakes_;
    std::vector<std::string> asked_;
};

template <class T>
void Table::integer(const std::string& key, T& target, std::int64_t least, std::int64_t most)
{
    if (const toml::node* node = find(key)) {
        std::int64_t value = 0;
        readInteger(path(key), *node, value, least, most);
        if (value >= least && value <= most)
            target = static_cast<T>(value);
    }
}

template <class E> void Table::choice(const std::string& key, E& target)
{
    std::string word = nameOf(target);
    std::vector<std::string> allowed;
    for (const auto& entry : namesOf<E>())
        allowed.emplace_back(entry.second);
    oneOf(key, word, allowed);
    for (const auto& [value, name] : namesOf<E>()) {
        if (word == name)
            target = value;
    }
}

} // namespace pgduel::study
