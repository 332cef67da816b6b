#pragma once

#include <map>
#include <string>

#include "language/parser.h"
#include "workload/error.h"

namespace pgduel::workload::test {

/// Variables with given values, numbered in the order in which an expression names them.
class NamedValues : public VariableSource {
public:
    explicit NamedValues(std::map<std::string, Value> values)
        : values_(std::move(values))
    {
    }
    int indexOf(std::string_view name)
    {
        names_.emplace_back(name);
        return static_cast<int>(names_.size()) - 1;
    }
    Value value(int variable) const override
    {
        return values_.at(names_[static_cast<std::size_t>(variable)]);
    }

    void debug(const Value& value) const override { shown += withType(value) + "\n"; }
    mutable std::string shown;

private:
    std::map<std::string, Value> values_;
    std::vector<std::string> names_;
};

inline std::string withArguments(const std::string& code, const std::vector<std::string>& args)
{
    std::string text = code.substr(code.find('.') + 1);
    for (const std::string& arg : args)
        text += " " + arg;
    return text;
}

/// "int 5", "double 2.5", "boolean true", "null"; a mistake as "column 3: syntax_error )"; an error as
/// "division_by_zero /".
inline std::string evaluated(const std::string& text, std::map<std::string, Value> variables = {})
{
    NamedValues values(std::move(variables));
    Random random(1);
    try {
        const Expression expression = parseExpression(text, 0, text.size(), "\\set",
            [&](std::string_view name, std::size_t) { return values.indexOf(name); });
        return withType(evaluate(expression, values, random));
    } catch (const LanguageError& error) {
        return "column " + std::to_string(error.position + 1) + ": " + withArguments(error.code, error.args);
    } catch (const EvaluationError& error) {
        return withArguments(error.fault().code, error.fault().args);
    }
}

} // namespace pgduel::workload::test
