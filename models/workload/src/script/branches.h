#pragma once

#include <vector>

#include "script/line.h"
#include "script/program.h"

namespace pgduel::workload {

/// Turns \if … \elif … \else … \endif into jumps while a script is read. Throws LanguageError where they do
/// not match.
class Branches {
public:
    explicit Branches(Program& program)
        : program_(program)
    {
    }
    void condition(const Line& line, Expression value); ///< \if, \elif
    void plain(const Line& line); ///< \else, \endif
    void finish(); ///< the script's end

private:
    struct Open {
        std::size_t position; ///< of \if
        std::size_t test; ///< JumpIfFalse that waits for its target
        std::vector<std::size_t> exits; ///< jumps to \endif that wait for their target
        bool elseSeen = false;
    };
    Open& open(const Line& line);
    void close(const Line& line);
    void nextBranch(Open& open, std::size_t position);
    void add(Expression value, Open& open, std::size_t position);

    Program& program_;
    std::vector<Open> open_;
};

} // namespace pgduel::workload
