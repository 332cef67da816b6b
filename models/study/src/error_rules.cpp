#include "study/error_rules.h"

#include <algorithm>

#include "blanks.h"
#include "study/faults.h"
#include "study/names.h"
#include "study/toml.h"

namespace pgduel::study {

namespace {

constexpr const char* key = "scenario.on_error";
constexpr std::size_t stateLength = 5;

[[noreturn]] void refuse(const std::string& part)
{
    throw StudyError({measure::Fault{fault::badErrorRule, key, {key, part, allNames<OnError>()}, {}}});
}

std::string upper(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return result;
}

bool isState(const std::string& state)
{
    return !state.empty() && state.size() <= stateLength
        && state.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos;
}

/// One part of the text: "40001=retry" or "count".
ErrorRule ruleOf(const std::string& part)
{
    const std::size_t sign = part.find('=');
    ErrorRule rule;
    if (sign != std::string::npos) {
        rule.state = upper(trimmed(std::string_view(part).substr(0, sign)));
        if (!isState(rule.state))
            refuse(part);
    }
    const std::string_view word =
        trimmed(sign == std::string::npos ? std::string_view(part) : std::string_view(part).substr(sign + 1));
    for (const auto& [action, name] : namesOf<OnError>()) {
        if (word == name) {
            rule.action = action;
            return rule;
        }
    }
    refuse(part);
}

/// Whether one of the rules was written for this usual one: by its SQLSTATE, its class, or as "all others".
bool isReplaced(const ErrorRule& usual, const std::vector<ErrorRule>& rules)
{
    return std::any_of(rules.begin(), rules.end(), [&](const ErrorRule& rule) {
        return rule.state.empty() ? usual.state.empty() : usual.state.rfind(rule.state, 0) == 0;
    });
}

} // namespace

std::vector<ErrorRule> usualErrorRules()
{
    return {{"40001", OnError::Retry}, {"40P01", OnError::Retry}, {"", OnError::Count}};
}

std::vector<ErrorRule> parseErrorRules(const std::string& text)
{
    std::vector<ErrorRule> rules;
    std::string_view rest = text;
    while (!trimmed(text).empty()) {
        const std::size_t comma = rest.find(',');
        const std::string part(trimmed(rest.substr(0, comma)));
        const ErrorRule rule = ruleOf(part);
        const auto same = [&](const ErrorRule& other) { return other.state == rule.state; };
        if (std::any_of(rules.begin(), rules.end(), same))
            throw StudyError({measure::Fault{fault::repeated, key, {key, part}, {}}});
        rules.push_back(rule);
        if (comma == std::string_view::npos)
            break;
        rest.remove_prefix(comma + 1);
    }
    const std::vector<ErrorRule> written = rules;
    for (const ErrorRule& usual : usualErrorRules()) {
        if (!isReplaced(usual, written))
            rules.push_back(usual);
    }
    return rules;
}

} // namespace pgduel::study
