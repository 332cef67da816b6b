#include "script/line.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "language/characters.h"
#include "language/mistake.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

bool isVariableName(std::string_view text)
{
    return !text.empty() && isNameStart(text.front()) && std::all_of(text.begin(), text.end(), isNamePart);
}

/// Length of a backslash with the line break after it, 0 when there is none at `at`.
std::size_t continuation(std::string_view text, std::size_t at)
{
    if (text.substr(at, 2) == "\\\n")
        return 2;
    return text.substr(at, 3) == "\\\r\n" ? 3 : 0;
}

} // namespace

Line::Line(std::string_view script, std::size_t backslash)
    : begin_(backslash)
    , end_(backslash + 1)
{
    while (end_ < script.size() && script[end_] != '\n') {
        const std::size_t joined = continuation(script, end_);
        end_ += joined ? joined : 1;
    }
    next_ = end_ < script.size() ? end_ + 1 : end_;
    split(script);
    afterCommand_ = end_;
    if (words_.empty()) // a backslash alone ends a statement and does nothing
        return;
    const Word name = words_.front();
    words_.erase(words_.begin());
    afterCommand_ = name.position + name.text.size();
    written_ = "\\" + std::string(name.text);
    command_ = lowered(written_);
}

void Line::split(std::string_view script)
{
    std::size_t at = begin_ + 1;
    const auto separated = [&] { return isBlank(script[at]) || continuation(script, at) > 0; };
    while (at < end_) {
        const std::size_t start = at;
        while (at < end_ && !separated())
            ++at;
        if (at > start)
            words_.push_back({script.substr(start, at - start), start});
        while (at < end_ && separated())
            at += isBlank(script[at]) ? 1 : continuation(script, at);
    }
}

const Word& Line::required(std::size_t index) const
{
    if (index >= words_.size())
        throw LanguageError(fault::missingArgument, end_, {written_});
    return words_[index];
}

void Line::refuseBeyond(std::size_t count) const
{
    if (words_.size() > count)
        throw LanguageError(
            fault::extraArgument, words_[count].position, {std::string(words_[count].text), written_});
}

const Word& variableName(const Word& word)
{
    if (!isVariableName(word.text))
        throw LanguageError(fault::badVariableName, word.position, {std::string(word.text)});
    return word;
}

std::string_view referredVariable(const Word& word)
{
    const std::string_view name = word.text.substr(1);
    if (!isVariableName(name))
        throw LanguageError(fault::badVariableName, word.position, {std::string(word.text)});
    return name;
}

SleepWords sleepWords(const Line& line)
{
    line.refuseBeyond(2);
    SleepWords result{line.required(0), {}};
    if (line.words().size() == 2)
        result.unit = line.words()[1];
    if (!result.unit.text.empty() || result.amount.text.front() == ':')
        return result;
    const std::size_t digits = result.amount.text.find_first_not_of("0123456789.+-");
    if (digits != std::string_view::npos && digits > 0) {
        result.unit = {result.amount.text.substr(digits), result.amount.position + digits};
        result.amount.text = result.amount.text.substr(0, digits);
    }
    return result;
}

/// A negative time is none; pgbench takes it too.
double sleepAmount(const Word& word)
{
    const bool plus = word.text.front() == '+' && word.text.substr(0, 2) != "+-";
    const std::string_view text = word.text.substr(plus ? 1 : 0);
    const char* const last = text.data() + text.size();
    double amount = 0;
    const auto [end, error] = std::from_chars(text.data(), last, amount, std::chars_format::fixed);
    if (error != std::errc() || end != last || !std::isfinite(amount))
        throw LanguageError(fault::badSleepTime, word.position, {std::string(word.text)});
    return std::max(amount, 0.0);
}

std::int64_t unitMicros(const Word& unit)
{
    const std::string name = lowered(unit.text);
    if (name.empty() || name == "s")
        return 1'000'000;
    if (name == "ms")
        return 1'000;
    if (name == "us")
        return 1;
    throw LanguageError(fault::unknownUnit, unit.position, {std::string(unit.text)});
}

} // namespace pgduel::workload
