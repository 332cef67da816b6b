#include <charconv>

#include "study/toml.h"
#include "toml_table.h"

namespace pgduel::study {

namespace {

/// Walks down a key such as "scenario.script[2].weight" as far as it is there.
class Finder {
public:
    explicit Finder(const toml::table& document)
        : node_(&document)
    {
    }

    const toml::node& find(std::string_view key)
    {
        while (!key.empty() && step(key))
            continue;
        return *node_;
    }

private:
    /// Takes one part off the key; false when it is not there.
    bool step(std::string_view& key)
    {
        if (key.front() == '[')
            return stepIntoArray(key);
        key.remove_prefix(key.front() == '.' ? 1 : 0);
        const toml::table* table = node_->as_table();
        if (!table)
            return false;
        // The longest part first: a setting may have points in its name.
        for (std::size_t end = key.size(); end > 0; end = endBefore(key, end)) {
            if (const toml::node* next = table->get(key.substr(0, end))) {
                node_ = next;
                key.remove_prefix(end);
                return true;
            }
        }
        return false;
    }

    static std::size_t endBefore(std::string_view key, std::size_t end)
    {
        const std::size_t previous = key.find_last_of(".[", end - 1);
        return previous == std::string_view::npos || previous == 0 ? 0 : previous;
    }

    bool stepIntoArray(std::string_view& key)
    {
        const toml::array* array = node_->as_array();
        std::size_t place = 0;
        const auto [end, error] = std::from_chars(key.data() + 1, key.data() + key.size(), place);
        if (!array || error != std::errc() || place == 0 || place > array->size())
            return false;
        node_ = array->get(place - 1);
        key.remove_prefix(std::min(key.size(), static_cast<std::size_t>(end - key.data()) + 1));
        return true;
    }

    const toml::node* node_;
};

} // namespace

std::vector<measure::Fault> placed(
    std::vector<measure::Fault> faults, std::string_view text, const std::string& name)
{
    const Mistakes places(name);
    const toml::table document = toml::parse(text);
    for (measure::Fault& fault : faults) {
        const toml::node& node = Finder(document).find(fault.where);
        // The document itself has no place of its own: what is missing at the top level is missing from line
        // 1 on.
        fault.where = node.source().begin ? places.place(node.source().begin) : places.place({1, 1});
    }
    return faults;
}

} // namespace pgduel::study
