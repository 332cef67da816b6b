#include "conninfo_parsers.h"

#include "measure/fault.h"
#include "measure/faults.h"

namespace pgduel::measure {

namespace {

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

class PairParser {
public:
    explicit PairParser(std::string_view text)
        : text_(text)
    {
    }

    std::map<std::string, std::string> parse()
    {
        std::map<std::string, std::string> values;
        for (skipSpaces(); !atEnd(); skipSpaces()) {
            const std::string name = keyword();
            skipSpaces();
            if (atEnd() || text_[at_] != '=')
                refuseConninfo(at_);
            ++at_;
            skipSpaces();
            values[name] = !atEnd() && text_[at_] == '\'' ? quotedValue() : plainValue();
        }
        return values;
    }

private:
    bool atEnd() const { return at_ == text_.size(); }
    void skipSpaces()
    {
        while (!atEnd() && isSpace(text_[at_]))
            ++at_;
    }
    std::string keyword()
    {
        const std::size_t begin = at_;
        while (!atEnd() && text_[at_] != '=' && !isSpace(text_[at_]))
            ++at_;
        if (at_ == begin)
            refuseConninfo(at_);
        return std::string(text_.substr(begin, at_ - begin));
    }
    std::string plainValue()
    {
        std::string value;
        while (!atEnd() && !isSpace(text_[at_]))
            takeCharacter(value);
        return value;
    }
    std::string quotedValue()
    {
        std::string value;
        ++at_;
        while (!atEnd() && text_[at_] != '\'')
            takeCharacter(value);
        if (atEnd())
            refuseConninfo(at_);
        ++at_;
        return value;
    }
    /// A backslash takes the next character as it is; at the very end it stands for nothing, as in libpq.
    void takeCharacter(std::string& value)
    {
        if (text_[at_] == '\\')
            ++at_;
        if (!atEnd())
            value += text_[at_++];
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

void refuseConninfo(std::size_t offset)
{
    throw Failure(Fault{fault::conninfoSyntax, {}, {std::to_string(offset + 1)}, {}});
}

std::map<std::string, std::string> parseConninfoPairs(std::string_view text)
{
    return PairParser(text).parse();
}

} // namespace pgduel::measure
