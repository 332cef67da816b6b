#pragma once

#include <array>
#include <deque>
#include <functional>
#include <string>
#include <string_view>

namespace pgduel::workload {

/// Cuts the outputs of an engine into lines and keeps the end of what it printed.
class EngineOutput {
public:
    /// `line` is called for each whole line; a carriage return ends one too.
    explicit EngineOutput(std::function<void(const std::string&)> line)
        : line_(std::move(line))
    {
    }
    void add(int output, std::string_view text);
    void finish(); ///< lines that nothing ended

    void keep(const std::string& line); ///< for tail()
    std::string tail() const; ///< the last lines kept, without secrets

private:
    static constexpr std::size_t longestLine = 4096; ///< longer ones are cut apart
    static constexpr std::size_t mostLines = 20;
    void emit(std::string& line);

    std::function<void(const std::string&)> line_;
    std::array<std::string, 2> open_;
    std::deque<std::string> kept_;
};

} // namespace pgduel::workload
