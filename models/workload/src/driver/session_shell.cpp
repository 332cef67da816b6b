#include "driver/session.h"

#include <charconv>
#include <optional>
#include <string_view>

#include "driver/worker.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// How often a process is asked where the system does not tell of its end.
constexpr measure::Micros askPause = 5'000;

constexpr const char* blanks = " \t\r\f\v";

/// The first line of an output as a whole number, as pgbench reads it: blanks around it, a sign before it.
std::optional<std::int64_t> readNumber(std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return std::nullopt;
    line = line.substr(begin, line.find_last_not_of(blanks) + 1 - begin);
    if (line.front() == '+' && line.size() > 1 && line[1] != '-')
        line.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc() || end != line.data() + line.size())
        return std::nullopt;
    return number;
}

} // namespace

void Session::runShell(const ShellCommand& command)
{
    waited_ = true;
    shellCommand_ = &command;
    try {
        shellLine_ = execution_.shellLine(command);
        shell_ = std::make_unique<ShellProcess>(shellLine_, command.variable >= 0);
    } catch (const WorkloadError& error) {
        return clientError(error.fault());
    }
    state_ = State::Shell;
    if (shell_->endDescriptor() >= 0)
        worker_.poller().watch(shell_->endDescriptor(), true, false, this);
    else
        setTimer(worker_.now() + askPause);
    if (shell_->outputDescriptor() >= 0)
        worker_.poller().watch(shell_->outputDescriptor(), true, false, this);
}

/// Something happened, perhaps to the process.
void Session::watchShell()
{
    if (!shell_->over()) {
        if (shell_->outputEnded())
            worker_.poller().forget(shell_->outputDescriptor());
        if (shell_->endDescriptor() < 0)
            setTimer(worker_.now() + askPause);
        return;
    }
    const std::string output = shell_->output().substr(0, shell_->output().find('\n'));
    const int status = shell_->status();
    endShell();
    state_ = State::Idle;
    answeredAt_ = worker_.now();
    if (shellCommand_->variable < 0 && status != 0)
        return clientError(
            {fault::shellFailed, execution_.place(), {shellLine_, std::to_string(status)}, {}});
    if (shellCommand_->variable >= 0) {
        const std::optional<std::int64_t> number = readNumber(output);
        if (!number)
            return clientError({fault::shellNoNumber, execution_.place(), {shellLine_, output}, {}});
        const bool narrow = worker_.blueprint().plan.pgbenchCompatible;
        execution_.assign(shellCommand_->variable, narrow ? static_cast<std::int32_t>(*number) : *number);
    }
    if (recording_)
        commandTook(execution_.command(), commandSince_, answeredAt_);
    proceed();
}

/// Kills what still runs.
void Session::endShell()
{
    if (!shell_)
        return;
    for (const int fd : {shell_->endDescriptor(), shell_->outputDescriptor()})
        if (fd >= 0)
            worker_.poller().forget(fd);
    shell_.reset();
}

} // namespace pgduel::workload
