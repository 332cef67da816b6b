#include "engine/engine_output.h"

#include "measure/conninfo.h"

namespace pgduel::workload {

void EngineOutput::add(int output, std::string_view text)
{
    std::string& open = open_.at(static_cast<std::size_t>(output));
    for (const char c : text) {
        if (c != '\n' && c != '\r')
            open += c;
        if (c == '\n' || c == '\r' || open.size() >= longestLine)
            emit(open);
    }
}

void EngineOutput::finish()
{
    for (std::string& open : open_)
        emit(open);
}

void EngineOutput::emit(std::string& line)
{
    if (!line.empty())
        line_(line);
    line.clear();
}

void EngineOutput::keep(const std::string& line)
{
    kept_.push_back(line);
    if (kept_.size() > mostLines)
        kept_.pop_front();
}

std::string EngineOutput::tail() const
{
    std::string text;
    for (const std::string& line : kept_)
        text += (text.empty() ? "" : "\n") + line;
    return measure::redactSecrets(text);
}

} // namespace pgduel::workload
