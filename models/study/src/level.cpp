#include "study/level.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "blanks.h"
#include "study/faults.h"
#include "study/number_text.h"
#include "study/toml.h"
#include "units.h"

namespace pgduel::study {

namespace {

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

/// "on" or "off" for the words that PostgreSQL takes as such; empty for others.
std::string boolWord(const std::string& level)
{
    const std::string word = lower(trimmed(level));
    for (const char* yes : {"on", "true", "yes", "1"}) {
        if (word == yes)
            return "on";
    }
    for (const char* no : {"off", "false", "no", "0"}) {
        if (word == no)
            return "off";
    }
    return {};
}

class Resolver {
public:
    Resolver(const std::string& level, const ServerFacts& server, const SettingFact& setting)
        : level_(level)
        , server_(server)
        , setting_(setting)
        , bytesPerUnit_(bytesInUnit(setting.unit))
        , microsPerUnit_(microsInUnit(setting.unit))
    {
    }

    ResolvedLevel run() const
    {
        if (setting_.type == "bool")
            return word(boolWord(level_), "bool");
        if (setting_.type == "enum")
            return enumeration();
        if (setting_.type == "integer" || setting_.type == "real")
            return bytesPerUnit_ ? size() : number();
        return {level_, level_, std::nullopt};
    }

private:
    [[noreturn]] void refuse(const char* code, std::vector<std::string> args) const
    {
        args.insert(args.begin(), {setting_.name, level_});
        throw StudyError({measure::Fault{code, setting_.name, std::move(args), {}}});
    }
    [[noreturn]] void refuseSyntax(const std::string& allowed) const
    {
        refuse(fault::levelSyntax, {allowed});
    }

    ResolvedLevel word(const std::string& value, const std::string& allowed) const
    {
        if (value.empty())
            refuseSyntax(allowed);
        return {value, value, std::nullopt};
    }

    ResolvedLevel enumeration() const
    {
        const std::string wanted = lower(trimmed(level_));
        if (setting_.values.empty())
            return word(std::string(trimmed(level_)), "text");
        std::string allowed;
        for (const std::string& value : setting_.values) {
            if (lower(value) == wanted)
                return word(value, {});
            allowed += (allowed.empty() ? "" : ", ") + value;
        }
        // Several enums take the words of a bool beside those they list, such as synchronous_commit = true.
        const std::string asBool = boolWord(level_);
        if (std::find(setting_.values.begin(), setting_.values.end(), asBool) != setting_.values.end())
            return word(asBool, {});
        refuseSyntax(allowed);
    }

    ResolvedLevel size() const
    {
        const auto amount = parseAmount(level_);
        if (!amount)
            refuseSyntax("size");
        if (amount->unit.empty())
            return sizeOf(amount->number);
        const auto bytes = isShareOfRam(*amount) ? std::floor(ram() * amount->number / 100)
            : bytesInUnit(amount->unit)
            ? std::floor(amount->number * static_cast<double>(*bytesInUnit(amount->unit)))
            : std::nan("");
        if (std::isnan(bytes))
            refuseSyntax("size");
        return sizeOf(bytes / static_cast<double>(*bytesPerUnit_));
    }

    static bool isShareOfRam(const Amount& amount) { return lower(withoutBlanks(amount.unit)) == "%ram"; }

    double ram() const
    {
        if (!server_.ramBytes)
            refuse(fault::levelNoRam, {});
        return static_cast<double>(*server_.ramBytes);
    }

    ResolvedLevel sizeOf(double units) const
    {
        const double whole = std::floor(units);
        checkRange(whole);
        ResolvedLevel result{numberText(whole), numberText(whole), std::nullopt};
        if (whole > 0) { // 0 and -1 have meanings of their own: off, automatic
            result.bytes = static_cast<std::int64_t>(whole) * *bytesPerUnit_;
            result.shown = showBytes(*result.bytes);
        }
        return result;
    }

    ResolvedLevel number() const
    {
        const bool isReal = setting_.type == "real";
        const std::string allowed = microsPerUnit_ ? "time" : isReal ? "real" : "integer";
        if (const auto value = codedInteger(); value && !isReal)
            return numeric(*value);
        const auto amount = parseAmount(level_);
        if (!amount)
            refuseSyntax(allowed);
        double value = amount->number;
        if (!amount->unit.empty()) {
            const auto micros = microsInUnit(amount->unit);
            if (!micros || !microsPerUnit_)
                refuseSyntax(allowed);
            value *= static_cast<double>(*micros) / static_cast<double>(*microsPerUnit_);
            value =
                isReal ? value : std::round(value); // as PostgreSQL reads "1500ms" for a setting in seconds
        }
        if (!isReal && value != std::floor(value))
            refuseSyntax(allowed);
        return numeric(value);
    }

    /// Hexadecimal and octal, as in unix_socket_permissions = 0777.
    std::optional<double> codedInteger() const
    {
        const std::string_view text = trimmed(level_);
        if (text.size() < 2 || text[0] != '0')
            return std::nullopt;
        const int base = text[1] == 'x' || text[1] == 'X' ? 16 : 8;
        long long value = 0;
        const char* begin = text.data() + (base == 16 ? 2 : 1);
        const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value, base);
        if (error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
        return static_cast<double>(value);
    }

    ResolvedLevel numeric(double value) const
    {
        checkRange(value);
        const std::string text = numberText(value);
        return {text, microsPerUnit_ && value > 0 ? text + ' ' + setting_.unit : text, std::nullopt};
    }

    void checkRange(double value) const
    {
        if ((setting_.min && value < *setting_.min) || (setting_.max && value > *setting_.max))
            refuse(fault::levelRange,
                {setting_.min ? numberText(*setting_.min) : "", setting_.max ? numberText(*setting_.max) : "",
                    setting_.unit});
    }

    const std::string& level_;
    const ServerFacts& server_;
    const SettingFact& setting_;
    std::optional<std::int64_t> bytesPerUnit_, microsPerUnit_;
};

} // namespace

ResolvedLevel resolve(const std::string& level, const ServerFacts& server, const SettingFact& setting)
{
    return Resolver(level, server, setting).run();
}

} // namespace pgduel::study
