#include "toml_table.h"

#include <algorithm>
#include <charconv>

#include "study/faults.h"
#include "study/level.h"
#include "study/number_text.h"

namespace pgduel::study {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

const char* typeName(const toml::node& node)
{
    switch (node.type()) {
    case toml::node_type::table:
        return "table";
    case toml::node_type::array:
        return "list";
    case toml::node_type::string:
        return "text";
    case toml::node_type::integer:
        return "integer";
    case toml::node_type::floating_point:
        return "number";
    case toml::node_type::boolean:
        return "boolean";
    default:
        return "date";
    }
}

} // namespace

std::optional<std::string> scalarText(const toml::node& node)
{
    if (const auto* text = node.as_string())
        return text->get();
    if (const auto* integer = node.as_integer())
        return std::to_string(integer->get());
    if (const auto* real = node.as_floating_point(); real && std::isfinite(real->get()))
        return numberText(real->get());
    if (const auto* flag = node.as_boolean())
        return flag->get() ? "on" : "off";
    return std::nullopt;
}

void Mistakes::add(const char* code, const toml::source_region& region, const std::string& key,
    std::vector<std::string> args, std::string detail)
{
    args.insert(args.begin(), key);
    faults_.push_back({code, place(region.begin), std::move(args), std::move(detail)});
}

std::string Mistakes::place(const toml::source_position& position) const
{
    return file_ + ':' + std::to_string(position.line) + ':' + std::to_string(position.column);
}

const toml::node* Table::find(const std::string& key)
{
    asked_.push_back(key);
    return table_.get(key);
}

void Table::wrongType(const std::string& key, const toml::node& node, const char* expected)
{
    mistakes_.add(fault::wrongType, node.source(), key, {expected, typeName(node)});
}

void Table::refuse(const char* code, const std::string& key, std::vector<std::string> args)
{
    find(key);
    note(code, key, std::move(args));
}

void Table::note(const char* code, const std::string& key, std::vector<std::string> args)
{
    const toml::node* node = table_.get(key);
    mistakes_.add(code, node ? node->source() : table_.source(), path(key), std::move(args));
}

bool Table::readText(const std::string& key, std::string& target, toml::source_region& place)
{
    const toml::node* node = find(key);
    if (!node)
        return false;
    place = node->source();
    if (const auto* text = node->as_string()) {
        target = text->get();
        return true;
    }
    wrongType(path(key), *node, "text");
    return false;
}

void Table::text(const std::string& key, std::string& target)
{
    toml::source_region place;
    readText(key, target, place);
}

void Table::scalar(const std::string& key, std::string& target)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    if (const auto value = scalarText(*node))
        target = *value;
    else
        wrongType(path(key), *node, "scalar");
}

void Table::flag(const std::string& key, bool& target)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    if (const auto* value = node->as_boolean())
        target = value->get();
    else
        wrongType(path(key), *node, "boolean");
}

void Table::real(const std::string& key, double& target, double least, double most)
{
    const toml::node* node = find(key);
    if (!node)
        return;
    const auto value = node->is_number() ? node->value<double>() : std::nullopt;
    if (!value)
        return wrongType(path(key), *node, "number");
    if (*value >= least && *value <= most)
        target = *value;
    else
        mistakes_.add(fault::outOfRange, node->source(), path(key),
            {numberText(*value), numberText(least), std::isfinite(most) ? numberText(most) : ""});
}

void Table::duration(const std::string& key, std::chrono::microseconds& target)
{
    std::string written;
    toml::source_region place;
    const toml::node* node = table_.get(key);
    if (node && !node->is_string()) {
        find(key);
        return wrongType(path(key), *node, "duration");
    }
    if (!readText(key, written, place))
        return;
    if (const auto micros = parseMicros(written))
        target = std::chrono::microseconds(*micros);
    else if (!written.empty() && written[0] == '-' && parseMicros(written.substr(1)))
        mistakes_.add(fault::outOfRange, place, path(key), {written, "0s", ""});
    else
        mistakes_.add(fault::badDuration, place, path(key), {written});
}

void Table::duration(const std::string& key, std::chrono::milliseconds& target)
{
    using std::chrono::duration_cast;
    std::chrono::microseconds exact = target;
    duration(key, exact);
    target = duration_cast<std::chrono::milliseconds>(exact);
    if (exact.count() > 0 && target.count() == 0) // it would silently become nothing
        note(fault::outOfRange, key, {formatMicros(exact.count()), "1ms", ""});
}

void Table::size(const std::string& key, std::string& target)
{
    toml::source_region place;
    if (readText(key, target, place) && parseBytes(target).value_or(0) <= 0)
        mistakes_.add(fault::badSize, place, path(key), {target});
}

void Table::percent(const std::string& key, std::string& target)
{
    toml::source_region place;
    if (!readText(key, target, place))
        return;
    const auto ratio = parsePercent(target);
    if (!ratio)
        mistakes_.add(fault::badPercent, place, path(key), {target});
    else if (*ratio < 0 || *ratio > 10)
        mistakes_.add(fault::outOfRange, place, path(key), {target, "0 %", "1000 %"});
}

void Table::readInteger(const std::string& key, const toml::node& node, std::int64_t& target,
    std::int64_t least, std::int64_t most)
{
    target = least - 1; // no value
    if (const auto* integer = node.as_integer()) {
        target = integer->get();
        if (target < least || target > most)
            mistakes_.add(fault::outOfRange, node.source(), key,
                {std::to_string(target), std::to_string(least), std::to_string(most)});
    } else {
        wrongType(key, node, "integer");
    }
}

void Table::seed(const std::string& key, std::uint64_t& target)
{
    const toml::node* node = table_.get(key);
    if (!node || !node->is_string())
        return integer(key, target, 0, std::numeric_limits<std::int64_t>::max());
    find(key);
    const std::string& digits = node->as_string()->get();
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc() && end == digits.data() + digits.size())
        target = value;
    else
        wrongType(path(key), *node, "integer");
}

void Table::oneOf(const std::string& key, std::string& target, const std::vector<std::string>& allowed)
{
    std::string word;
    toml::source_region place;
    if (!readText(key, word, place))
        return;
    if (std::find(allowed.begin(), allowed.end(), word) != allowed.end())
        target = word;
    else
        mistakes_.add(fault::notAllowed, place, path(key), {word, joined(allowed)});
}

void Table::require(const std::string& key)
{
    if (!has(key))
        note(fault::missingKey, key, {});
}

void Table::exactlyOneOf(const std::vector<std::string>& keys)
{
    std::vector<std::string> found;
    std::copy_if(
        keys.begin(), keys.end(), std::back_inserter(found), [&](const auto& key) { return has(key); });
    if (found.size() != 1)
        mistakes_.add(fault::exactlyOne, table_.source(), path_, {joined(keys), joined(found)});
}

void Table::finish()
{
    for (const auto& [key, node] : table_) {
        if (std::find(asked_.begin(), asked_.end(), key.str()) != asked_.end())
            continue;
        const toml::source_region& place = key.source().begin ? key.source() : node.source();
        mistakes_.add(fault::unknownKey, place, path(std::string(key.str())), {joined(asked_)});
    }
}

} // namespace pgduel::study
