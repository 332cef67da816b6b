#include "conninfo_parsers.h"

#include <algorithm>
#include <array>

namespace pgduel::measure {

namespace {

constexpr std::array<std::string_view, 2> schemes{"postgresql://", "postgres://"};

std::size_t schemeLength(std::string_view text)
{
    for (const std::string_view scheme : schemes) {
        if (text.substr(0, scheme.size()) == scheme)
            return scheme.size();
    }
    return 0;
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

class UriParser {
public:
    explicit UriParser(std::string_view text)
        : text_(text)
        , at_(schemeLength(text))
    {
    }

    std::map<std::string, std::string> parse()
    {
        credentials();
        hosts();
        if (take('/'))
            setIfGiven("dbname", decodedUntil("?"));
        if (take('?')) {
            do
                parameter();
            while (take('&'));
        }
        return values_;
    }

private:
    bool atEnd() const { return at_ == text_.size(); }
    bool take(char c)
    {
        const bool there = !atEnd() && text_[at_] == c;
        at_ += there ? 1 : 0;
        return there;
    }
    void setIfGiven(const char* keyword, const std::string& value)
    {
        if (!value.empty())
            values_[keyword] = value;
    }

    std::string decodedUntil(const char* stops)
    {
        const std::size_t end = std::min(text_.find_first_of(stops, at_), text_.size());
        std::string value;
        while (at_ < end) {
            if (text_[at_] != '%') {
                value += text_[at_++];
                continue;
            }
            const int high = at_ + 1 < end ? hexDigit(text_[at_ + 1]) : -1;
            const int low = at_ + 2 < end ? hexDigit(text_[at_ + 2]) : -1;
            if (high < 0 || low < 0 || high + low == 0)
                refuseConninfo(at_);
            value += static_cast<char>(high * 16 + low);
            at_ += 3;
        }
        return value;
    }

    void credentials()
    {
        const std::size_t sign = text_.find_first_of("@/", at_);
        if (sign == std::string_view::npos || text_[sign] != '@')
            return;
        setIfGiven("user", decodedUntil(":@"));
        if (take(':'))
            setIfGiven("password", decodedUntil("@"));
        take('@');
    }

    std::string host()
    {
        if (!take('['))
            return decodedUntil(":/?,");
        const std::size_t close = text_.find(']', at_);
        if (close == std::string_view::npos || close == at_)
            refuseConninfo(at_);
        std::string address(text_.substr(at_, close - at_));
        at_ = close + 1;
        if (!atEnd() && std::string_view(":/?,").find(text_[at_]) == std::string_view::npos)
            refuseConninfo(at_);
        return address;
    }

    /// Several hosts become lists with commas, as libpq takes them; ports are listed only when one is given.
    void hosts()
    {
        std::string hostList;
        std::string portList;
        bool anyPort = false;
        for (const char* comma = "";; comma = ",") {
            hostList += comma;
            hostList += host();
            portList += comma;
            if (take(':')) {
                portList += decodedUntil("/?,");
                anyPort = true;
            }
            if (!take(','))
                break;
        }
        setIfGiven("host", hostList);
        if (anyPort)
            setIfGiven("port", portList);
    }

    void parameter()
    {
        const std::size_t begin = at_;
        const std::string keyword = decodedUntil("=&");
        if (keyword.empty() || !take('='))
            refuseConninfo(begin);
        const std::size_t end = std::min(text_.find('&', at_), text_.size());
        if (text_.substr(at_, end - at_).find('=') != std::string_view::npos)
            refuseConninfo(at_);
        const std::string value = decodedUntil("&");
        if (keyword == "ssl" && value == "true")
            values_["sslmode"] = "require"; // the form JDBC users know, which libpq accepts too
        else
            values_[keyword] = value;
    }

    std::string_view text_;
    std::size_t at_;
    std::map<std::string, std::string> values_;
};

} // namespace

bool isConninfoUri(std::string_view text)
{
    return schemeLength(text) > 0;
}

std::map<std::string, std::string> parseConninfoUri(std::string_view text)
{
    return UriParser(text).parse();
}

} // namespace pgduel::measure
