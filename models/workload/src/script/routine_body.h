#pragma once

#include <string>
#include <string_view>

#include "language/characters.h"

namespace pgduel::workload {

/// Follows the words of a statement to know whether a BEGIN opens the body of an SQL-standard routine.
class RoutineBody {
public:
    void word(std::string_view text) ///< one outside quotes, comments and parentheses
    {
        const std::string lower = lowered(text.substr(0, longestWord + 1));
        if (depth_ > 0)
            depth_ += lower == "case" || lower == "begin" ? 1 : lower == "end" ? -1 : 0;
        else if (routine_ && lower == "atomic" && last_ == "begin")
            depth_ = 1;
        prelude(lower);
        last_ = lower;
    }
    bool open() const { return depth_ > 0; }

private:
    static constexpr std::size_t longestWord = 9; ///< "procedure"

    /// CREATE [OR REPLACE] FUNCTION | PROCEDURE
    void prelude(const std::string& lower)
    {
        if (count_ == 0)
            create_ = lower == "create";
        else if (create_ && (lower == "function" || lower == "procedure"))
            routine_ = count_ == 1 || (count_ == 3 && last_ == "replace");
        if (count_ < 4)
            ++count_;
    }

    bool create_ = false, routine_ = false;
    int count_ = 0, depth_ = 0;
    std::string last_;
};

} // namespace pgduel::workload
