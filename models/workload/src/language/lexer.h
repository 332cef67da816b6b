#pragma once

#include <cstddef>
#include <string_view>

#include "language/mistake.h"
#include "language/value.h"

namespace pgduel::workload {

enum class TokenKind { End, Number, SmallestInteger, Name, Variable, Symbol };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text; ///< as written; of a variable without the colon
    std::size_t position = 0;
    Value number; ///< of Number
};

/// Tokens of an expression: the part [begin, end) of a script text. A backslash before a line's end is a
/// blank.
class Lexer {
public:
    Lexer(std::string_view script, std::size_t begin, std::size_t end);
    Token next();

private:
    void skipBlanks();
    void skipDigits();
    bool skipExponent();
    Token number();
    Token variable();
    std::string_view from(std::size_t begin) const { return text_.substr(begin, at_ - begin); }

    std::string_view text_; ///< the script up to the end of the expression
    std::size_t at_;
};

} // namespace pgduel::workload
