#include "driver/impossible.h"

#include <algorithm>
#include <string>

#include "script/program.h"
#include "workload/driver.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

bool isWordPart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$'
        || static_cast<unsigned char>(c) >= 0x80;
}

/// Position behind the literal, name in quotes or comment that begins at `at`; `at` when none does.
std::size_t afterOpaque(std::string_view sql, std::size_t at)
{
    const auto behind = [&](std::string_view end, std::size_t from) {
        const std::size_t found = sql.find(end, from);
        return found == std::string_view::npos ? sql.size() : found + end.size();
    };
    if (sql[at] == '\'' || sql[at] == '"')
        return behind(sql.substr(at, 1), at + 1);
    if (sql.substr(at, 2) == "--")
        return behind("\n", at);
    if (sql.substr(at, 2) == "/*")
        return behind("*/", at + 2);
    if (sql[at] != '$')
        return at;
    std::size_t end = at + 1;
    while (end < sql.size() && sql[end] != '$' && isWordPart(sql[end]))
        ++end;
    return end < sql.size() && sql[end] == '$' ? behind(sql.substr(at, end + 1 - at), end + 1) : at;
}

/// The next word in capitals, or one other character; empty at the end.
std::string nextToken(std::string_view sql, std::size_t& at)
{
    while (at < sql.size()) {
        const std::size_t after = afterOpaque(sql, at);
        if (after > at)
            at = after;
        else if (static_cast<unsigned char>(sql[at]) <= ' ')
            ++at;
        else
            break;
    }
    std::string token;
    while (at < sql.size() && isWordPart(sql[at])) {
        const char c = sql[at++];
        token += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    if (token.empty() && at < sql.size())
        token = sql[at++];
    return token;
}

const char* nameOf(PipelineCommand command)
{
    return command == PipelineCommand::Start ? "\\startpipeline"
        : command == PipelineCommand::Sync   ? "\\syncpipeline"
                                             : "\\endpipeline";
}

/// What keeps a command out of a pipeline around the whole transaction; empty: nothing.
std::string needsMoreRoundTrips(const Command& command)
{
    if (const auto* pipeline = std::get_if<PipelineCommand>(&command.action))
        return nameOf(*pipeline);
    const auto* sql = std::get_if<SqlCommand>(&command.action);
    if (!sql)
        return {};
    if (sql->capture != Capture::None)
        return sql->capture == Capture::OneRow ? "\\gset" : "\\aset";
    return clientCopyIn(sql->text) == ClientCopy::None ? "" : "COPY";
}

} // namespace

ClientCopy clientCopyIn(std::string_view sql)
{
    std::size_t at = 0;
    std::string token = nextToken(sql, at);
    while (!token.empty()) {
        const bool copies = token == "COPY";
        int depth = 0;
        for (std::string before; !token.empty() && (token != ";" || depth > 0); token = nextToken(sql, at)) {
            depth += token == "(" ? 1 : token == ")" ? -1 : 0;
            if (copies && depth == 0 && before == "FROM" && token == "STDIN")
                return ClientCopy::FromClient;
            if (copies && depth == 0 && before == "TO" && token == "STDOUT")
                return ClientCopy::ToClient;
            before = token;
        }
        if (!token.empty())
            token = nextToken(sql, at);
    }
    return ClientCopy::None;
}

std::vector<measure::Fault> impossibleCommands(
    const Script& script, study::Protocol protocol, study::RoundTrips roundTrips)
{
    const bool together = roundTrips == study::RoundTrips::Pipelined;
    const bool isSimple = protocol == study::Protocol::Simple;
    const Program& program = script.program();
    std::vector<measure::Fault> faults;
    const auto note = [&](const char* code, const Command& command, std::vector<std::string> args) {
        faults.push_back({code, program.place(command.position), std::move(args), {}});
    };
    for (const Command& command : program.commands) {
        const auto* pipeline = std::get_if<PipelineCommand>(&command.action);
        const auto* sql = std::get_if<SqlCommand>(&command.action);
        const std::string reason = together ? needsMoreRoundTrips(command) : "";
        if (pipeline && isSimple)
            note(fault::pipelineNeedsExtended, command, {nameOf(*pipeline)});
        else if (sql && clientCopyIn(sql->text) == ClientCopy::FromClient)
            note(fault::copyUnsupported, command, {});
        else if (!reason.empty())
            note(fault::notInOnePipeline, command, {reason});
    }
    if (together && isSimple)
        faults.push_back({fault::pipelinedNeedsExtended, {}, {}, {}});
    return faults;
}

} // namespace pgduel::workload
