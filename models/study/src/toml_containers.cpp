#include "toml_table.h"

#include "study/faults.h"

namespace pgduel::study {

namespace {

std::string placeIn(const std::string& key, std::size_t index)
{
    return key + '[' + std::to_string(index + 1) + ']';
}

} // namespace

void Table::texts(const std::string& key, std::vector<std::string>& target)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const toml::array* array = node->as_array();
    if (!array)
        return wrongType(path(key), *node, "text_list");
    target.clear();
    for (std::size_t i = 0; i < array->size(); ++i) {
        const toml::node& element = *array->get(i);
        if (const auto* text = element.as_string())
            target.push_back(text->get());
        else
            wrongType(placeIn(path(key), i), element, "text");
    }
}

void Table::scalars(const std::string& key, std::vector<std::string>& target)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const toml::array* array = node->as_array();
    if (!array)
        return wrongType(path(key), *node, "list");
    target.clear();
    for (std::size_t i = 0; i < array->size(); ++i) {
        if (const auto value = scalarText(*array->get(i)))
            target.push_back(*value);
        else
            wrongType(placeIn(path(key), i), *array->get(i), "scalar");
    }
}

void Table::integers(const std::string& key, std::vector<int>& target, std::int64_t least, std::int64_t most)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const toml::array* array = node->as_array();
    if (!array)
        return wrongType(path(key), *node, "integer_list");
    target.clear();
    for (std::size_t i = 0; i < array->size(); ++i) {
        std::int64_t value = 0;
        readInteger(placeIn(path(key), i), *array->get(i), value, least, most);
        if (value >= least && value <= most)
            target.push_back(static_cast<int>(value));
    }
}

void Table::pairs(const std::string& key, std::vector<std::pair<std::string, std::string>>& target)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const toml::array* array = node->as_array();
    if (!array)
        return wrongType(path(key), *node, "pair_list");
    for (std::size_t i = 0; i < array->size(); ++i) {
        const toml::array* pair = array->get(i)->as_array();
        const auto* first = pair && pair->size() == 2 ? pair->get(0)->as_string() : nullptr;
        const auto* second = pair && pair->size() == 2 ? pair->get(1)->as_string() : nullptr;
        if (first && second)
            target.emplace_back(first->get(), second->get());
        else
            wrongType(placeIn(path(key), i), *array->get(i), "pair_list");
    }
}

void Table::flatten(const toml::table& table, const std::string& prefix, const std::string& where,
    std::map<std::string, std::string>& target)
{
    for (const auto& [name, node] : table) {
        const std::string key = prefix + std::string(name.str());
        if (const toml::table* inner = node.as_table())
            flatten(*inner, key + '.', where, target);
        else if (const auto value = scalarText(node))
            target[key] = *value;
        else
            wrongType(where + '.' + key, node, "scalar");
    }
}

void Table::map(const std::string& key, std::map<std::string, std::string>& target)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    if (const toml::table* inner = node->as_table())
        flatten(*inner, {}, path(key), target);
    else
        wrongType(path(key), *node, "table");
}

void Table::table(const std::string& key, const std::function<void(Table&)>& read)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const toml::table* inner = node->as_table();
    if (!inner)
        return wrongType(path(key), *node, "table");
    Table reader(*inner, path(key), mistakes_);
    read(reader);
    reader.finish();
}

void Table::tables(const std::string& key, const std::function<void(Table&)>& read)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const toml::array* array = node->as_array();
    if (!array)
        return wrongType(path(key), *node, "table_list");
    for (std::size_t i = 0; i < array->size(); ++i) {
        const std::string place = placeIn(path(key), i);
        const toml::table* inner = array->get(i)->as_table();
        if (!inner) {
            wrongType(place, *array->get(i), "table");
            continue;
        }
        Table reader(*inner, place, mistakes_);
        read(reader);
        reader.finish();
    }
}

} // namespace pgduel::study
