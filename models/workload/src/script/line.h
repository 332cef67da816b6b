#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pgduel::workload {

struct Word {
    std::string_view text;
    std::size_t position = 0;
};

/// A backslash command: its line and the lines joined to it by a backslash at their end.
class Line {
public:
    Line(std::string_view script, std::size_t backslash);

    const std::string& command() const { return command_; } ///< "\set", in lower case; "" when none is there
    const std::string& written() const { return written_; } ///< the same as it is written
    std::size_t begin() const { return begin_; }
    std::size_t afterCommand() const { return afterCommand_; }
    std::size_t end() const { return end_; } ///< of the last line, without its line break
    std::size_t next() const { return next_; } ///< where the following line begins
    const std::vector<Word>& words() const { return words_; }

    const Word& required(std::size_t index) const; ///< throws LanguageError when it is missing
    void refuseBeyond(std::size_t count) const; ///< throws LanguageError when there are more words

private:
    void split(std::string_view script);

    std::string command_, written_;
    std::size_t begin_, afterCommand_, end_, next_;
    std::vector<Word> words_;
};

/// The word, when it can be the name of a variable; else throws LanguageError.
const Word& variableName(const Word& word);

/// Name of the variable that a word ":name" refers to; throws LanguageError when it can be none.
std::string_view referredVariable(const Word& word);

/// \sleep 100 ms, 100ms, 1.5 s, :pause us, 2 (seconds).
struct SleepWords {
    Word amount, unit;
};
SleepWords sleepWords(const Line& line);
double sleepAmount(const Word& word);
std::int64_t unitMicros(const Word& unit);

} // namespace pgduel::workload
