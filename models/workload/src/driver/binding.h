#pragma once

#include <string>
#include <vector>

#include "driver/execution.h"

namespace pgduel::workload {

/// Parameters of one statement as libpq wants them; the buffers are used again for each statement.
class Binding {
public:
    explicit Binding(std::size_t mostParameters);

    void fill(const Statement& statement, const Execution& execution, bool mayBeBinary);
    int count() const { return count_; }
    const char* const* values() const { return values_.data(); }
    const int* lengths() const { return lengths_.data(); }
    const int* formats() const { return formats_.data(); }

    /// The statement's text with the values in place, for the simple protocol. A minus sign is kept apart
    /// from the minus of a negative number, which would begin a comment.
    const std::string& pasted(const Statement& statement, const Execution& execution);

private:
    void add(const Variable& variable, Wire wire);
    /// A double always travels as pgbench's text of it, which has 15 digits: the same value in every
    /// protocol.
    bool addBinary(const Value& value, Wire wire);

    static constexpr std::size_t room = 40;
    int count_ = 0;
    bool nullIsText_ = false; ///< pgbench sends the text "NULL"
    std::vector<const char*> values_;
    std::vector<int> lengths_, formats_;
    std::vector<char> bytes_; ///< `room` for each parameter
    std::string text_;
};

} // namespace pgduel::workload
