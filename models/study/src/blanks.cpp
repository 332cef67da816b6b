#include "blanks.h"

namespace pgduel::study {

namespace {

constexpr std::string_view blanks[]{" ", "\t", "\u00a0", "\u202f", "\u2009"};

} // namespace

std::size_t blankAt(std::string_view text)
{
    for (const std::string_view blank : blanks) {
        if (text.substr(0, blank.size()) == blank)
            return blank.size();
    }
    return 0;
}

std::string_view trimmed(std::string_view text)
{
    while (const std::size_t length = blankAt(text))
        text.remove_prefix(length);
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view blank : blanks) {
            if (text.size() >= blank.size() && text.substr(text.size() - blank.size()) == blank) {
                text.remove_suffix(blank.size());
                again = true;
            }
        }
    }
    return text;
}

std::string withoutBlanks(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t blank = blankAt(text);
        if (blank == 0)
            result += text.front();
        text.remove_prefix(blank ? blank : 1);
    }
    return result;
}

} // namespace pgduel::study
