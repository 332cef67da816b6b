#include "server_log.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <vector>

#include "measure/text_file.h"

namespace pgduel::server {

namespace {

constexpr const char* marks[] = {
    "PANIC:  ", "FATAL:  ", "ERROR:  ", "WARNING:  ", "LOG:  ", "DETAIL:  ", "HINT:  ", "CONTEXT:  "};
/// What every start says. A mistake in a configuration file is a LOG line too, so that level alone tells
/// nothing.
constexpr const char* routine[] = {"LOG:  starting PostgreSQL", "LOG:  listening on ",
    "LOG:  database system ", "LOG:  redirecting log output"};
constexpr std::uintmax_t tailBytes = 256 * 1024;

std::string textFrom(const std::string& path, std::uintmax_t offset)
{
    return measure::readText(path, offset).value_or(std::string());
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

/// A line from its level on ("FATAL:  …"); empty when it has none.
std::string messageIn(const std::string& line)
{
    for (const char* mark : marks)
        if (const auto at = line.find(mark); at != std::string::npos)
            return line.substr(at);
    return {};
}

bool isRoutine(const std::string& message)
{
    return std::any_of(std::begin(routine), std::end(routine),
        [&](const std::string& start) { return message.compare(0, start.size(), start) == 0; });
}

std::string joined(const std::vector<std::string>& lines, std::size_t last)
{
    std::string text;
    for (std::size_t i = lines.size() - std::min(last, lines.size()); i < lines.size(); ++i)
        text += (text.empty() ? "" : "\n") + lines[i];
    return text;
}

} // namespace

std::uintmax_t sizeOf(const std::string& file)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return error ? 0 : size;
}

std::string lastLines(const std::string& file, int lines)
{
    const auto size = sizeOf(file);
    const auto text = textFrom(file, size > tailBytes ? size - tailBytes : 0);
    return joined(linesOf(text), static_cast<std::size_t>(std::max(lines, 0)));
}

std::string reasonIn(const std::string& logFile, std::uintmax_t offset)
{
    const auto lines = linesOf(textFrom(logFile, offset));
    std::vector<std::string> reason;
    bool told = false; // the previous line is part of the reason, so a line that continues it is too
    for (const auto& line : lines) {
        const auto message = messageIn(line);
        told = message.empty() ? told && !line.empty() && line.front() == '\t' : !isRoutine(message);
        if (told)
            reason.push_back(message.empty() ? line : message);
    }
    return joined(reason.empty() ? lines : reason, 12);
}

} // namespace pgduel::server
