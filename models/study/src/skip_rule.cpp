#include "skip_rule.h"

#include <algorithm>
#include <charconv>

#include "blanks.h"

namespace pgduel::study {

namespace {

std::optional<double> number(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

struct Values {
    const std::vector<FactorSpec>& factors;
    const std::vector<std::string>& levels;

    std::optional<double> operand(std::string_view text) const
    {
        const std::string_view word = trimmed(text);
        for (std::size_t i = 0; i < factors.size(); ++i) {
            if (factors[i].name == word)
                return number(trimmed(levels[i]));
        }
        return number(word);
    }

    /// Operands joined by + and −. A sign needs an operand before it, so that "-1" alone is a number.
    std::optional<double> sum(std::string_view text) const
    {
        const std::string_view all = trimmed(text);
        const std::size_t sign = all.find_last_of("+-");
        if (sign == std::string_view::npos || trimmed(all.substr(0, sign)).empty() || operand(all))
            return operand(all);
        const auto left = sum(all.substr(0, sign));
        const auto right = operand(all.substr(sign + 1));
        if (!left || !right)
            return std::nullopt;
        return all[sign] == '+' ? *left + *right : *left - *right;
    }
};

bool compare(double a, std::string_view op, double b)
{
    if (op == "<")
        return a < b;
    if (op == "<=")
        return a <= b;
    if (op == ">")
        return a > b;
    if (op == ">=")
        return a >= b;
    return op == "!=" ? a != b : a == b;
}

} // namespace

std::optional<bool> evaluateSkipRule(
    const std::string& rule, const std::vector<FactorSpec>& factors, const std::vector<std::string>& levels)
{
    const std::string_view text = rule;
    const std::size_t begin = text.find_first_of("<>=!");
    if (begin == std::string_view::npos)
        return std::nullopt;
    const std::size_t end = std::min(text.find_first_not_of("<>=!", begin), text.size());
    const std::string_view op = text.substr(begin, end - begin);
    constexpr std::string_view known[]{"<", "<=", "=", "==", "!=", ">=", ">"};
    const Values values{factors, levels};
    const auto left = values.sum(text.substr(0, begin));
    const auto right = values.sum(text.substr(end));
    if (std::find(std::begin(known), std::end(known), op) == std::end(known) || !left || !right)
        return std::nullopt;
    return compare(*left, op, *right);
}

bool isSkipped(const std::vector<FactorSpec>& factors, const std::vector<std::string>& levels)
{
    for (const FactorSpec& factor : factors) {
        for (const std::string& rule : factor.skip) {
            if (evaluateSkipRule(rule, factors, levels).value_or(false))
                return true;
        }
    }
    return false;
}

} // namespace pgduel::study
