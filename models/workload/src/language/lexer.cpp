#include "language/lexer.h"

#include <charconv>

#include "language/characters.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// 2^63: only allowed after a minus sign.
constexpr std::string_view smallestMagnitude = "9223372036854775808";

} // namespace

Lexer::Lexer(std::string_view script, std::size_t begin, std::size_t end)
    : text_(script.substr(0, end))
    , at_(begin)
{
}

void Lexer::skipBlanks()
{
    while (at_ < text_.size()) {
        const std::string_view rest = text_.substr(at_);
        if (isBlank(rest[0]))
            ++at_;
        else if (rest.substr(0, 2) == "\\\n")
            at_ += 2;
        else if (rest.substr(0, 3) == "\\\r\n")
            at_ += 3;
        else
            break;
    }
}

void Lexer::skipDigits()
{
    while (at_ < text_.size() && isDigit(text_[at_]))
        ++at_;
}

/// An exponent is one only when digits follow; else "e" begins a name, which is a mistake there.
bool Lexer::skipExponent()
{
    std::size_t at = at_;
    if (at >= text_.size() || (text_[at] != 'e' && text_[at] != 'E'))
        return false;
    ++at;
    if (at < text_.size() && (text_[at] == '+' || text_[at] == '-'))
        ++at;
    if (at >= text_.size() || !isDigit(text_[at]))
        return false;
    at_ = at;
    skipDigits();
    return true;
}

Token Lexer::number()
{
    const std::size_t begin = at_;
    skipDigits();
    const bool fraction = at_ < text_.size() && text_[at_] == '.';
    if (fraction) {
        ++at_;
        skipDigits();
    }
    const bool real = skipExponent() || fraction;
    Token token{TokenKind::Number, from(begin), begin, {}};
    const char* const last = token.text.data() + token.text.size();
    std::int64_t integer = 0;
    double floating = 0;
    const std::errc error = real ? std::from_chars(token.text.data(), last, floating).ec
                                 : std::from_chars(token.text.data(), last, integer).ec;
    token.number = real ? Value(floating) : Value(integer);
    if (error == std::errc())
        return token;
    if (token.text != smallestMagnitude)
        throw LanguageError(fault::numberTooLarge, begin, {std::string(token.text)});
    token.kind = TokenKind::SmallestInteger;
    return token;
}

Token Lexer::variable()
{
    const std::size_t begin = at_++;
    while (at_ < text_.size() && isNamePart(text_[at_]))
        ++at_;
    if (at_ == begin + 1)
        throw LanguageError(fault::syntaxError, begin, {":"});
    return {TokenKind::Variable, text_.substr(begin + 1, at_ - begin - 1), begin, {}};
}

Token Lexer::next()
{
    skipBlanks();
    const std::size_t begin = at_;
    if (at_ >= text_.size())
        return {TokenKind::End, {}, text_.size(), {}};
    const char c = text_[at_];
    const char following = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
    if (isDigit(c) || (c == '.' && isDigit(following)))
        return number();
    if (c == ':')
        return variable();
    if (isNameStart(c)) {
        while (at_ < text_.size() && isNamePart(text_[at_]))
            ++at_;
        return {TokenKind::Name, from(begin), begin, {}};
    }
    static constexpr std::string_view pairs[] = {"<>", "!=", "<=", ">=", "<<", ">>"};
    for (const std::string_view pair : pairs) {
        if (text_.substr(begin, 2) == pair) {
            at_ += 2;
            return {TokenKind::Symbol, pair, begin, {}};
        }
    }
    ++at_;
    if (std::string_view("+-*/%=<>|#&~(),").find(c) == std::string_view::npos)
        throw LanguageError(fault::syntaxError, begin, {std::string(1, c)});
    return {TokenKind::Symbol, from(begin), begin, {}};
}

} // namespace pgduel::workload
