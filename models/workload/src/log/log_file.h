#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pgduel::workload {

/// A file that is written in large pieces; the first error is kept, later calls do nothing.
class LogFile {
public:
    explicit LogFile(std::string name); ///< made or emptied
    ~LogFile();
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;

    LogFile& operator<<(std::string_view text);
    LogFile& operator<<(std::int64_t number);
    void endLine();
    void close(); ///< writes the rest

    const std::string& name() const { return name_; }
    int error() const { return error_; } ///< errno of the first failure, 0 without

private:
    void flush();

    std::string name_, pending_;
    int descriptor_ = -1;
    int error_ = 0;
};

} // namespace pgduel::workload
