#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "language/expression.h"
#include "workload/script.h"

namespace pgduel::workload {

/// A variable written in an SQL text.
struct Reference {
    std::size_t offset = 0, length = 0; ///< of ":name" in SqlCommand::text
    int variable = 0; ///< index in Program::variables
    std::size_t position = 0; ///< in the script
    bool optional = false; ///< text instead when nothing sets such a variable
};

/// What becomes of the result of a statement. Rows: \gset wants exactly one row, \aset takes the last of any.
enum class Capture { None, OneRow, LastRow };

struct SqlCommand {
    std::string text; ///< with ":name" where variables stand
    std::vector<Reference> references;
    Capture capture = Capture::None;
    std::string prefix; ///< of the names of captured columns
};

struct SetCommand {
    int variable = 0;
    Expression expression;
};

struct SleepCommand {
    double amount = 0;
    int variable = -1; ///< holds the amount when not negative
    std::int64_t unitMicros = 1'000'000;
};

/// \shell and \setshell: words, joined by blanks, for the system's shell.
struct ShellCommand {
    struct Word {
        std::string text; ///< used when there is no variable
        int variable = -1; ///< index in Program::variables
    };
    std::vector<Word> words;
    int variable = -1; ///< of \setshell: takes the whole number that the first line of the output holds
};

enum class PipelineCommand { Start, Sync, End };

/// \if and its kin, resolved to jumps.
struct JumpCommand {
    std::size_t target = 0; ///< index of the next command
};
struct JumpIfFalseCommand {
    Expression condition;
    std::size_t target = 0;
};

struct Command {
    std::variant<SqlCommand, SetCommand, SleepCommand, JumpCommand, JumpIfFalseCommand, ShellCommand,
        PipelineCommand>
        action;
    std::size_t position = 0; ///< in the script
};

struct VariableUse {
    std::string name;
    std::size_t position = 0; ///< of the first use
    bool assigned = false; ///< by a \set or \setshell of this script
    bool needed = false; ///< read by an expression or an SQL text that cannot do without
};

/// A compiled script.
struct Program {
    std::string name;
    double weight = 1;
    std::vector<Command> commands;
    std::vector<VariableUse> variables;
    std::vector<std::size_t> lineStarts; ///< positions, for places
    std::vector<std::string> capturePrefixes; ///< of \gset and \aset
    bool usesPipeline = false; ///< has \startpipeline: extended or prepared protocol only
    bool usesShell = false; ///< has \shell or \setshell
    ScriptOptions options; ///< it was read with
    bool changesSchema = false; ///< has CREATE, DROP or ALTER: statements cannot all be prepared beforehand

    /// "name:line:column" of a position; columns count characters of UTF-8, from 1.
    std::string place(std::size_t position) const;
    /// A \gset or \aset may set it: columns may have any name.
    bool mayCapture(std::string_view variable) const;
    std::string text; ///< as written
};

} // namespace pgduel::workload
