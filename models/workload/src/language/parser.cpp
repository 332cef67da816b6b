#include "language/parser.h"

#include <limits>
#include <optional>

#include "language/characters.h"
#include "language/operators.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

Expression constant(Value value)
{
    return {Operation::Constant, value, -1, {}};
}

class Parser {
public:
    Parser(Lexer lexer, const std::string& command, const VariableIndex& variableIndex)
        : lexer_(lexer)
        , command_(command)
        , variableIndex_(variableIndex)
    {
        advance();
    }

    Expression whole()
    {
        Expression result = expression(Anything);
        if (token_.kind != TokenKind::End)
            unexpected();
        return result;
    }

private:
    /// Deeper nesting and longer chains are refused, so that no script can exhaust the stack.
    static constexpr int maxDepth = 200;
    static constexpr int maxOperators = 2000;

    struct Depth {
        explicit Depth(Parser& parser)
            : parser_(parser)
        {
            if (++parser_.depth_ > maxDepth)
                parser_.unexpected();
        }
        ~Depth() { --parser_.depth_; }
        Depth(const Depth&) = delete;
        Depth& operator=(const Depth&) = delete;
        Parser& parser_;
    };

    [[noreturn]] void unexpected() const
    {
        if (token_.kind == TokenKind::End)
            throw LanguageError(fault::unexpectedEnd, token_.position, {command_});
        const std::string colon = token_.kind == TokenKind::Variable ? ":" : "";
        throw LanguageError(fault::syntaxError, token_.position, {colon + std::string(token_.text)});
    }

    void advance()
    {
        token_ = lexer_.next();
        word_ = lowered(token_.text);
    }

    bool at(std::string_view text) const
    {
        return (token_.kind == TokenKind::Symbol || token_.kind == TokenKind::Name) && word_ == text;
    }

    bool take(std::string_view text)
    {
        if (!at(text))
            return false;
        advance();
        return true;
    }

    void expect(std::string_view text)
    {
        if (!take(text))
            unexpected();
    }

    /// An expression whose operators bind tighter than `loosest`.
    Expression expression(Precedence loosest)
    {
        const Depth depth(*this);
        Expression left = operand();
        while (true) {
            if (loosest < IsLevel && operators_ < maxOperators && takeIs(left)) {
                ++operators_;
                continue;
            }
            const Infix* infix = findInfix(token_, word_);
            if (!infix || infix->precedence <= loosest)
                return left;
            if (++operators_ > maxOperators)
                unexpected();
            advance();
            Expression right = expression(infix->precedence);
            if (infix->swapped)
                std::swap(left, right);
            left = make(infix->operation, std::move(left), std::move(right));
            const Infix* following = findInfix(token_, word_);
            if (infix->precedence == Comparison && following && following->precedence == Comparison)
                unexpected(); // a = b = c has no meaning
        }
    }

    /// IS [NOT] NULL|TRUE|FALSE, ISNULL, NOTNULL after an operand.
    bool takeIs(Expression& operand)
    {
        bool negated = at("notnull");
        Value wanted = Null{};
        if (take("is")) {
            negated = take("not");
            if (at("true") || at("false"))
                wanted = at("true");
            else if (!at("null"))
                unexpected();
            advance();
        } else if (!take("isnull") && !take("notnull")) {
            return false;
        }
        operand = make(Operation::Is, std::move(operand), constant(wanted));
        if (negated)
            operand = make(Operation::Not, std::move(operand));
        return true;
    }

    Expression operand()
    {
        if (token_.kind == TokenKind::Number)
            return taken(constant(token_.number));
        if (token_.kind == TokenKind::Variable)
            return taken({Operation::Variable, {}, variableIndex_(token_.text, token_.position), {}});
        if (take("("))
            return closed(expression(Anything));
        if (take("not"))
            return make(Operation::Not, expression(AndLevel));
        if (take("-"))
            return negative();
        if (take("+"))
            return expression(Sign);
        if (take("~"))
            return make(Operation::BitXor, constant(std::int64_t{-1}), expression(Bitwise));
        if (take("case"))
            return caseExpression();
        if (token_.kind == TokenKind::Name)
            return named();
        unexpected();
    }

    Expression taken(Expression result)
    {
        advance();
        return result;
    }

    Expression closed(Expression result)
    {
        expect(")");
        return result;
    }

    Expression negative()
    {
        if (token_.kind == TokenKind::SmallestInteger)
            return taken(constant(std::numeric_limits<std::int64_t>::min()));
        return make(Operation::Subtract, constant(std::int64_t{0}), expression(Sign));
    }

    Expression caseExpression()
    {
        Expression result{Operation::Case, {}, -1, {}};
        if (!at("when"))
            unexpected();
        while (take("when")) {
            result.arguments.push_back(expression(Anything));
            expect("then");
            result.arguments.push_back(expression(Anything));
        }
        result.arguments.push_back(take("else") ? expression(Anything) : constant(Null{}));
        expect("end");
        return result;
    }

    Expression named()
    {
        if (at("true") || at("false"))
            return taken(constant(at("true")));
        if (at("null"))
            return taken(constant(Null{}));
        const Token name = token_;
        const FunctionSpec* function = findFunction(word_);
        if (!function)
            throw LanguageError(fault::unknownFunction, name.position, {std::string(name.text)});
        advance();
        expect("(");
        Expression call{function->operation, {}, -1, {}};
        if (!at(")")) {
            do {
                if (function->most == FunctionSpec::any && call.arguments.size() == maxArguments)
                    fold(call);
                call.arguments.push_back(expression(Anything));
            } while (take(","));
        }
        const int count = static_cast<int>(call.arguments.size());
        if (!at(")"))
            unexpected();
        if (count < function->least && function->most == FunctionSpec::any)
            throw LanguageError(fault::tooFewArguments, name.position,
                {std::string(name.text), std::to_string(function->least)});
        if (function->most != FunctionSpec::any && (count < function->least || count > function->most))
            throw LanguageError(fault::argumentCount, name.position,
                {std::string(name.text), std::to_string(count), std::to_string(function->least),
                    std::to_string(function->most)});
        if (function->seeded && count < function->most)
            call.arguments.push_back(
                {Operation::Variable, {}, variableIndex_("default_seed", name.position), {}});
        return closed(std::move(call));
    }

    /// f(a, b, c) as f(f(a, b), c).
    void fold(Expression& call)
    {
        if (++operators_ > maxOperators)
            unexpected();
        call = make(call.operation, std::move(call));
    }

    static Expression make(Operation operation, Expression first)
    {
        Expression result{operation, {}, -1, {}};
        result.arguments.push_back(std::move(first));
        return result;
    }

    static Expression make(Operation operation, Expression first, Expression second)
    {
        Expression result = make(operation, std::move(first));
        result.arguments.push_back(std::move(second));
        return result;
    }

    Lexer lexer_;
    const std::string& command_;
    const VariableIndex& variableIndex_;
    Token token_;
    std::string word_; ///< the token in lower case
    int depth_ = 0;
    int operators_ = 0;
};

} // namespace

Expression parseExpression(std::string_view script, std::size_t begin, std::size_t end,
    const std::string& command, const VariableIndex& variableIndex)
{
    return Parser(Lexer(script, begin, end), command, variableIndex).whole();
}

} // namespace pgduel::workload
