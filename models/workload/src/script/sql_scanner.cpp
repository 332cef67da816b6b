#include "script/sql_scanner.h"

#include <algorithm>

#include "language/characters.h"
#include "language/mistake.h"
#include "script/routine_body.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

class Scanner {
public:
    Scanner(std::string_view script, std::size_t begin)
        : script_(script)
        , at_(begin)
    {
    }

    SqlPiece piece()
    {
        while (at_ < script_.size() && !done_)
            step();
        if (!done_)
            refuseOpen();
        piece_.end = at_;
        while (!piece_.text.empty() && isBlank(piece_.text.back()))
            piece_.text.pop_back();
        return std::move(piece_);
    }

private:
    char peek(std::size_t ahead = 0) const
    {
        return at_ + ahead < script_.size() ? script_[at_ + ahead] : '\0';
    }
    bool ahead(std::string_view text) const { return script_.substr(at_, text.size()) == text; }

    /// Takes `count` characters into the text.
    void take(std::size_t count)
    {
        if (piece_.text.empty())
            piece_.position = at_;
        piece_.text.append(script_.substr(at_, count));
        at_ += count;
    }

    void takeTo(std::size_t end) { take((end < script_.size() ? end : script_.size()) - at_); }

    void step()
    {
        const char c = peek();
        if (isBlank(c))
            return blank();
        if (ahead("--"))
            return lineComment();
        if (ahead("/*"))
            return blockComment();
        if (c == '\\')
            return backslash();
        piece_.hasTokens = true;
        if (c == '\'')
            return quoted('\'', false);
        if (c == '"')
            return quoted('"', false);
        if (c == '$')
            return dollar();
        if (c == ':')
            return colon();
        if (isDigit(c))
            return number();
        if (isNameStart(c))
            return word();
        symbol(c);
    }

    void blank()
    {
        if (piece_.text.empty())
            ++at_;
        else
            take(1);
    }

    void lineComment()
    {
        const std::size_t end = script_.find('\n', at_);
        if (piece_.text.empty())
            at_ = end == std::string_view::npos ? script_.size() : end;
        else
            takeTo(end);
    }

    void blockComment()
    {
        const std::size_t begin = at_;
        int depth = 0;
        do {
            if (at_ >= script_.size())
                throw LanguageError(fault::notClosed, begin, {"/*"});
            if (ahead("/*") || ahead("*/")) {
                depth += ahead("/*") ? 1 : -1;
                take(2);
            } else {
                take(1);
            }
        } while (depth > 0);
    }

    /// "\;" joins statements, "\:" is a colon, anything else begins a command.
    void backslash()
    {
        if (peek(1) == ';' || peek(1) == ':')
            return escaped();
        refuseOpen();
        piece_.atBackslash = true;
        done_ = true;
    }

    void refuseOpen() const
    {
        if (parentheses_ > 0)
            throw LanguageError(fault::notClosed, parenthesis_, {"("});
        if (routine_.open())
            throw LanguageError(fault::notClosed, body_, {"BEGIN ATOMIC"});
    }

    void escaped()
    {
        if (peek(1) == ';')
            routine_ = {};
        ++at_;
        if (!piece_.text.empty())
            piece_.escapes.push_back(piece_.text.size());
        piece_.hasTokens = true;
        take(1);
    }

    void quoted(char quote, bool escapes)
    {
        const std::size_t begin = at_;
        take(1);
        while (true) {
            if (at_ >= script_.size())
                throw LanguageError(fault::notClosed, begin, {std::string(1, quote)});
            if (peek() != quote)
                take(escapes && peek() == '\\' && at_ + 1 < script_.size() ? 2 : 1);
            else if (peek(1) == quote)
                take(2);
            else if (escapes && continued(at_ + 1) != at_ + 1)
                takeTo(continued(at_ + 1));
            else
                return take(1);
        }
    }

    /// Where a literal goes on after blanks and comments with a line break among them; `after` when it does
    /// not.
    std::size_t continued(std::size_t after) const
    {
        bool broken = false;
        std::size_t at = after;
        while (at < script_.size()) {
            if (script_.substr(at, 2) == "--")
                at = std::min(script_.find('\n', at), script_.size());
            else if (isBlank(script_[at]))
                broken = script_[at++] == '\n' || broken;
            else
                break;
        }
        return broken && at < script_.size() && script_[at] == '\'' ? at + 1 : after;
    }

    void dollar()
    {
        std::size_t end = at_ + 1;
        if (end < script_.size() && isNameStart(script_[end]))
            while (end < script_.size() && isNamePart(script_[end]))
                ++end;
        if (end >= script_.size() || script_[end] != '$')
            return take(1);
        const std::string_view tag = script_.substr(at_, end + 1 - at_);
        const std::size_t close = script_.find(tag, end + 1);
        if (close == std::string_view::npos)
            throw LanguageError(fault::notClosed, at_, {std::string(tag)});
        takeTo(close + tag.size());
    }

    void colon()
    {
        if (!isNameStart(peek(1))) {
            std::size_t colons = 1;
            while (peek(colons) == ':')
                ++colons;
            return take(colons);
        }
        std::size_t end = at_ + 1;
        while (end < script_.size() && isNamePart(script_[end]))
            ++end;
        piece_.variables.push_back(
            {piece_.text.size(), at_, std::string(script_.substr(at_ + 1, end - at_ - 1)), brackets_ > 0});
        takeTo(end);
    }

    void word()
    {
        std::size_t end = at_;
        while (end < script_.size() && (isNamePart(script_[end]) || script_[end] == '$'))
            ++end;
        const std::string_view text = script_.substr(at_, end - at_);
        takeTo(end);
        if (peek() == '\'' && (text == "e" || text == "E"))
            return quoted('\'', true);
        if (piece_.firstWord.empty())
            piece_.firstWord = lowered(text);
        if (parentheses_ > 0)
            return;
        const bool open = routine_.open();
        routine_.word(text);
        if (!open && routine_.open())
            body_ = word_; // of BEGIN
        word_ = end - text.size();
    }

    /// A letter right behind a number belongs to it and begins no word: it is an exponent or a mistake.
    void number()
    {
        while (isDigit(peek()) || peek() == '.')
            take(1);
        if (isNameStart(peek()))
            take(1);
    }

    void symbol(char c)
    {
        if (c == '(' && parentheses_++ == 0)
            parenthesis_ = at_;
        if (c == ')' && parentheses_ > 0)
            --parentheses_;
        brackets_ += c == '[' ? 1 : c == ']' && brackets_ > 0 ? -1 : 0;
        done_ = c == ';' && parentheses_ == 0 && !routine_.open();
        take(1);
    }

    std::string_view script_;
    std::size_t at_;
    SqlPiece piece_;
    RoutineBody routine_;
    int parentheses_ = 0, brackets_ = 0;
    std::size_t parenthesis_ = 0, body_ = 0; ///< where what is open begins
    std::size_t word_ = 0; ///< where the last word begins
    bool done_ = false;
};

} // namespace

SqlPiece scanSql(std::string_view script, std::size_t begin)
{
    return Scanner(script, begin).piece();
}

} // namespace pgduel::workload
