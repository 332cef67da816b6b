#include "script/pipelines.h"

#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// Whether a pipeline may be open before a command; both when it depends on a condition.
enum State : unsigned { Unreached = 0, Closed = 1, Open = 2 };

class Flow {
public:
    explicit Flow(const Program& program)
        : program_(program)
        , before_(program.commands.size() + 1, Unreached)
    {
        before_[0] = Closed;
    }

    std::vector<LanguageError> mistakes()
    {
        for (std::size_t i = 0; i < program_.commands.size(); ++i)
            if (before_[i] != Unreached)
                pass(i);
        if (before_.back() == Open)
            mistakes_.emplace_back(
                fault::pipelineLeftOpen, lastStart_, std::vector<std::string>{"\\startpipeline"});
        return std::move(mistakes_);
    }

private:
    void pass(std::size_t index)
    {
        const Command& command = program_.commands[index];
        if (const auto* jump = std::get_if<JumpCommand>(&command.action))
            return reach(jump->target, before_[index], index);
        if (const auto* test = std::get_if<JumpIfFalseCommand>(&command.action))
            reach(test->target, before_[index], index);
        reach(index + 1, after(command, before_[index]), index);
    }

    /// Jumps lead forward; one that does not waits for an \endif that is missing.
    void reach(std::size_t target, unsigned state, std::size_t from)
    {
        if (target > from)
            before_[target] |= state;
    }

    unsigned after(const Command& command, unsigned state)
    {
        if (const auto* sql = std::get_if<SqlCommand>(&command.action)) {
            if (state == Open && sql->capture != Capture::None)
                mistake(fault::captureInPipeline, command.position,
                    sql->capture == Capture::OneRow ? "\\gset" : "\\aset");
            return state;
        }
        const auto* pipeline = std::get_if<PipelineCommand>(&command.action);
        if (!pipeline)
            return state;
        if (*pipeline == PipelineCommand::Start) {
            lastStart_ = command.position;
            if (state == Open)
                mistake(fault::pipelineAlreadyOpen, command.position, "\\startpipeline");
            return Open;
        }
        const bool sync = *pipeline == PipelineCommand::Sync;
        if (state == Closed)
            mistake(fault::pipelineNotOpen, command.position, sync ? "\\syncpipeline" : "\\endpipeline");
        return sync ? Open : Closed;
    }

    void mistake(const char* code, std::size_t position, const char* command)
    {
        mistakes_.emplace_back(code, position, std::vector<std::string>{command});
    }

    const Program& program_;
    std::vector<unsigned> before_; ///< states that each command, and the end, can be reached in
    std::size_t lastStart_ = 0;
    std::vector<LanguageError> mistakes_;
};

} // namespace

std::vector<LanguageError> pipelineMistakes(const Program& program)
{
    return Flow(program).mistakes();
}

} // namespace pgduel::workload
