#include "language/operators.h"

namespace pgduel::workload {

const Infix* findInfix(const Token& token, const std::string& lowered)
{
    static constexpr Infix operators[] = {
        {"or", OrLevel, Operation::Or},
        {"and", AndLevel, Operation::And},
        {"=", Comparison, Operation::Equal},
        {"<>", Comparison, Operation::NotEqual},
        {"!=", Comparison, Operation::NotEqual},
        {"<", Comparison, Operation::Less},
        {"<=", Comparison, Operation::LessOrEqual},
        {">", Comparison, Operation::Less, true},
        {">=", Comparison, Operation::LessOrEqual, true},
        {"|", Bitwise, Operation::BitOr},
        {"#", Bitwise, Operation::BitXor},
        {"&", Bitwise, Operation::BitAnd},
        {"<<", Bitwise, Operation::ShiftLeft},
        {">>", Bitwise, Operation::ShiftRight},
        {"+", Sum, Operation::Add},
        {"-", Sum, Operation::Subtract},
        {"*", Product, Operation::Multiply},
        {"/", Product, Operation::Divide},
        {"%", Product, Operation::Modulo},
    };
    if (token.kind != TokenKind::Symbol && token.kind != TokenKind::Name)
        return nullptr;
    for (const Infix& infix : operators)
        if (infix.text == lowered)
            return &infix;
    return nullptr;
}

} // namespace pgduel::workload
