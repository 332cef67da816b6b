#include "script/branches.h"

#include "language/mistake.h"
#include "workload/faults.h"

namespace pgduel::workload {

Branches::Open& Branches::open(const Line& line)
{
    if (open_.empty())
        throw LanguageError(fault::branchWithoutIf, line.begin(), {line.written()});
    return open_.back();
}

/// The branch before ends with a jump to \endif; its test, when false, leads to what follows.
void Branches::nextBranch(Open& open, std::size_t position)
{
    open.exits.push_back(program_.commands.size());
    program_.commands.push_back({JumpCommand{}, position});
    std::get<JumpIfFalseCommand>(program_.commands[open.test].action).target = program_.commands.size();
}

void Branches::add(Expression value, Open& open, std::size_t position)
{
    open.test = program_.commands.size();
    program_.commands.push_back({JumpIfFalseCommand{std::move(value), 0}, position});
}

void Branches::condition(const Line& line, Expression value)
{
    if (line.command() == "\\if") {
        open_.push_back({line.begin(), 0, {}, false});
    } else {
        Open& current = open(line);
        if (current.elseSeen)
            throw LanguageError(fault::branchAfterElse, line.begin(), {line.written()});
        nextBranch(current, line.begin());
    }
    add(std::move(value), open_.back(), line.begin());
}

void Branches::plain(const Line& line)
{
    close(line);
    line.refuseBeyond(0);
}

void Branches::close(const Line& line)
{
    Open& current = open(line);
    if (line.command() == "\\else") {
        if (current.elseSeen)
            throw LanguageError(fault::branchAfterElse, line.begin(), {line.written()});
        nextBranch(current, line.begin());
        current.elseSeen = true;
        return;
    }
    const std::size_t end = program_.commands.size();
    if (!current.elseSeen)
        std::get<JumpIfFalseCommand>(program_.commands[current.test].action).target = end;
    for (const std::size_t exit : current.exits)
        std::get<JumpCommand>(program_.commands[exit].action).target = end;
    open_.pop_back();
}

void Branches::finish()
{
    if (!open_.empty())
        throw LanguageError(fault::ifNotClosed, open_.front().position, {"\\if"});
}

} // namespace pgduel::workload
