#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "driver/binding.h"

namespace pgduel::workload {

/// Messages of a client in PostgreSQL's protocol 3.0 (documentation, "Message Formats"), one after the other
/// in a buffer that is used again.
class MessageWriter {
public:
    void clear() { size_ = 0; }
    const char* data() const { return bytes_.data(); }
    std::size_t size() const { return size_; }

    void query(const std::string& sql); ///< simple protocol, asks for the answer by itself
    void parse(const std::string& statement, const std::string& sql); ///< types left to the server
    /// Portal without a name for a statement, all columns of the result in one format.
    void bind(const std::string& statement, const Binding& parameters, bool binaryResult);
    void execute(); ///< that portal, all rows
    void sync();
    void failCopy(); ///< there are no rows for COPY FROM STDIN

private:
    char* begin(char type, std::size_t bodySize); ///< where the body goes
    char* room(std::size_t size);

    std::vector<char> bytes_;
    std::size_t size_ = 0;
};

} // namespace pgduel::workload
