#include "measure/conninfo.h"

#include <algorithm>

namespace pgduel::measure {

namespace {

constexpr std::string_view spaces = " \t\r\n\f\v";

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool beginsWith(std::string_view text, std::size_t at, std::string_view word)
{
    return text.size() - at >= word.size()
        && std::equal(word.begin(), word.end(), text.begin() + static_cast<std::ptrdiff_t>(at),
            [](char a, char b) { return a == lower(b); });
}

std::size_t findFirst(std::string_view text, std::string_view set, std::size_t from)
{
    return std::min(text.find_first_of(set, from), text.size());
}

/// End of the quoted value that begins at `at`, or the end of the text when the quote is left open.
std::size_t quotedEnd(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at)
        at += text[at] == '\\' ? 1 : 0;
    return std::min(at + 1, text.size());
}

/// Length of a keyword at `at` whose value is a secret; 0 when there is none. Also matches PGPASSWORD,
/// sslpassword.
std::size_t secretKeyword(std::string_view text, std::size_t at)
{
    for (const std::string_view word :
        {"password", "oauth_client_secret", "scram_client_key", "scram_server_key"}) {
        if (beginsWith(text, at, word))
            return word.size();
    }
    return 0;
}

class Redactor {
public:
    explicit Redactor(std::string_view text)
        : text_(text)
    {
    }

    std::string run()
    {
        while (at_ < text_.size()) {
            if (beginsWith(text_, at_, "://"))
                uriAuthority();
            else if (const std::size_t length = secretKeyword(text_, at_); length > 0)
                assignment(length);
            else
                copy(1);
        }
        return out_;
    }

private:
    void copy(std::size_t length)
    {
        // A URI ends at the first space: after it '&' no longer ends a value.
        for (const char c : text_.substr(at_, length))
            insideUri_ = insideUri_ && spaces.find(c) == std::string_view::npos;
        out_ += text_.substr(at_, length);
        at_ += length;
    }

    void uriAuthority()
    {
        copy(3);
        insideUri_ = true;
        // Up to the last '@' of the word: a password typed without percent coding may hold '@' and '/'
        // itself.
        const std::size_t wordEnd = findFirst(text_, " \t\r\n\f\v\"'<>", at_);
        const std::size_t sign = text_.substr(0, wordEnd).rfind('@');
        if (sign == std::string_view::npos || sign < at_)
            return;
        const std::size_t colon = text_.find(':', at_);
        if (colon > sign)
            return;
        copy(colon + 1 - at_);
        out_ += "***";
        at_ = sign;
    }

    void assignment(std::size_t keyword)
    {
        copy(keyword);
        std::size_t value = std::min(text_.find_first_not_of(spaces, at_), text_.size());
        if (value == text_.size() || text_[value] != '=')
            return;
        value = insideUri_ ? value + 1 : std::min(text_.find_first_not_of(spaces, value + 1), text_.size());
        copy(value - at_);
        if (at_ == text_.size())
            return;
        out_ += "***";
        if (text_[at_] == '\'' || text_[at_] == '"')
            at_ = quotedEnd(text_, at_);
        else
            at_ = plainEnd();
    }

    /// A backslash keeps the next character in the value, even a space.
    std::size_t plainEnd() const
    {
        const std::string_view stops = insideUri_ ? std::string_view(" \t\r\n\f\v&") : spaces;
        std::size_t end = at_;
        while (end < text_.size() && stops.find(text_[end]) == std::string_view::npos)
            end += text_[end] == '\\' && !insideUri_ ? 2 : 1;
        return std::min(end, text_.size());
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool insideUri_ = false;
    std::string out_;
};

} // namespace

std::string redactSecrets(std::string_view text)
{
    return Redactor(text).run();
}

} // namespace pgduel::measure
