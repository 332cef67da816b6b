#pragma once

#include <vector>

#include "driver/blueprint.h"
#include "language/expression.h"

namespace pgduel::workload {

/// Hears of each command that an execution carried out by itself.
class CommandClock {
public:
    virtual ~CommandClock() = default;
    virtual void commandDone(std::size_t command) = 0; ///< number among the commands of all scripts
};

/// One session's way through the scripts: its variables, its random numbers, the command it is at. No
/// network.
class Execution : private VariableSource {
public:
    struct Action {
        enum class Kind { Statement, Sleep, Shell, PipelineStart, PipelineSync, PipelineEnd, End };
        Kind kind = Kind::End;
        int statement = -1; ///< index in Blueprint::statements
        std::int64_t micros = 0; ///< of Sleep
        const ShellCommand* shell = nullptr; ///< of Shell
    };

    Execution(const Blueprint& blueprint, int session, int group = 0);

    int drawScript(); ///< of its group, by weight
    void begin(int script); ///< a new transaction
    void beginAgain(); ///< the same with the same random numbers and variables, for a retry
    int script() const { return script_; }
    /// Number of the current command among the commands of all scripts.
    std::size_t command() const { return linked_->firstCommand + at_ - 1; }
    std::string place() const; ///< of the current command
    void timeCommands(CommandClock* clock) { clock_ = clock; }
    /// Carries out commands up to the next that needs the server or time. Throws WorkloadError with the
    /// place.
    Action next();

    const Variable& variable(int slot) const { return variables_[static_cast<std::size_t>(slot)]; }
    /// What \shell or \setshell hands to the system's shell. Throws WorkloadError with the place.
    std::string shellLine(const ShellCommand& command) const;
    void assign(int variable, const Value& value); ///< by its index in Program::variables

    /// A captured column; names that no script knows are dropped.
    void capture(const std::string& name, const char* text);

private:
    Value value(int variable) const override;
    void debug(const Value& value) const override;
    std::int64_t sleepMicros(const SleepCommand& command) const;
    Action outside(const Command& command) const;
    Action statement(int index) const;
    Variable& changing(int slot);
    [[noreturn]] void failHere(const EvaluationError& error) const;

    const Blueprint& blueprint_;
    const LinkedGroup& group_;
    struct Change {
        int slot;
        Variable before;
    };
    std::vector<Variable> variables_;
    std::vector<Change> changes_; ///< since the beginning of the transaction, for a retry
    CommandClock* clock_ = nullptr;
    Random random_, randomAtBegin_, scriptRandom_;
    const LinkedScript* linked_ = nullptr;
    int script_ = 0;
    std::size_t at_ = 0; ///< next command
};

} // namespace pgduel::workload
