#include "driver/error_policy.h"

#include <algorithm>
#include <array>

namespace pgduel::workload {

OnError actionFor(const std::vector<ErrorRule>& rules, std::string_view state)
{
    const ErrorRule* best = nullptr;
    for (const ErrorRule& rule : rules)
        if (state.substr(0, rule.state.size()) == rule.state
            && (!best || rule.state.size() > best->state.size()))
            best = &rule;
    return best ? best->action : OnError::Count;
}

TransactionRecord::Outcome failureOf(std::string_view state)
{
    if (state == "40001")
        return TransactionRecord::Outcome::SerializationFailure;
    if (state == "40P01")
        return TransactionRecord::Outcome::DeadlockFailure;
    return TransactionRecord::Outcome::OtherFailure;
}

bool isPreparedMixUp(std::string_view state)
{
    return state == "42P05" || state == "26000";
}

bool isRefusal(std::string_view state)
{
    static constexpr std::array<std::string_view, 10> states{
        "42601", "42P01", "42703", "42883", "42704", "42501", "42804", "42P02", "42P18", "3F000"};
    return std::find(states.begin(), states.end(), state) != states.end();
}

} // namespace pgduel::workload
