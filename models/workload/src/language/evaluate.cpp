#include "language/expression.h"

#include <array>

#include "language/functions.h"

namespace pgduel::workload {

namespace {

class Evaluator {
public:
    Evaluator(const VariableSource& variables, Random& random)
        : variables_(variables)
        , random_(random)
    {
    }

    /// Leaves, which most arguments are, without a call.
    Value operator()(const Expression& e)
    {
        if (e.operation == Operation::Constant)
            return e.constant;
        return e.operation == Operation::Variable ? variables_.value(e.variable) : compound(e);
    }

private:
    [[gnu::noinline]] Value compound(const Expression& e)
    {
        switch (e.operation) {
        case Operation::And:
            return connect(e, false);
        case Operation::Or:
            return connect(e, true);
        case Operation::Case:
            return choose(e);
        default:
            return e.arguments.size() <= few ? call<few>(e) : call<maxArguments>(e);
        }
    }

    /// AND is decided by false, OR by true. NULL on the left gives NULL whatever stands right, as in pgbench.
    Value connect(const Expression& e, bool deciding)
    {
        const Value left = (*this)(e.arguments[0]);
        if (isNull(left))
            return Null{};
        if (toBoolean(left) == deciding)
            return deciding;
        const Value right = (*this)(e.arguments[1]);
        if (isNull(right))
            return Null{};
        return toBoolean(right);
    }

    Value choose(const Expression& e)
    {
        for (std::size_t i = 0; i + 1 < e.arguments.size(); i += 2)
            if (isTrue((*this)(e.arguments[i])))
                return (*this)(e.arguments[i + 1]);
        return (*this)(e.arguments.back());
    }

    /// Arguments that need no more room than this are the usual case.
    static constexpr std::size_t few = 3;

    template <std::size_t room> Value call(const Expression& e)
    {
        std::array<Value, room> values;
        std::size_t count = 0;
        bool anyNull = false;
        for (const Expression& argument : e.arguments) {
            values[count] = (*this)(argument);
            anyNull = anyNull || isNull(values[count++]);
        }
        if (e.operation == Operation::Debug) {
            variables_.debug(values[0]);
            return values[0];
        }
        if (e.operation == Operation::Is)
            return values[0] == values[1];
        if (anyNull)
            return Null{};
        return apply(e.operation, values.data(), static_cast<int>(count), random_);
    }

    const VariableSource& variables_;
    Random& random_;
};

} // namespace

Value evaluate(const Expression& expression, const VariableSource& variables, Random& random)
{
    return Evaluator(variables, random)(expression);
}

} // namespace pgduel::workload
