#include "driver/binding.h"

#include <bit>
#include <cmath>
#include <limits>

namespace pgduel::workload {

namespace {

void writeBigEndian(std::uint64_t value, int size, char* out)
{
    for (int i = size - 1; i >= 0; --i, value >>= 8)
        out[i] = static_cast<char>(value & 0xff);
}

/// Size of an integer type on the wire when the value fits into it, else 0.
int integerSize(std::int64_t value, Wire wire)
{
    if (wire == Wire::Int8)
        return 8;
    if (wire == Wire::Int4)
        return value >= std::numeric_limits<std::int32_t>::min()
                && value <= std::numeric_limits<std::int32_t>::max()
            ? 4
            : 0;
    if (wire == Wire::Int2)
        return value >= std::numeric_limits<std::int16_t>::min()
                && value <= std::numeric_limits<std::int16_t>::max()
            ? 2
            : 0;
    return 0;
}

} // namespace

Binding::Binding(std::size_t mostParameters)
    : values_(mostParameters)
    , lengths_(mostParameters)
    , formats_(mostParameters)
    , bytes_(mostParameters * room)
{
}

void Binding::fill(const Statement& statement, const Execution& execution, bool mayBeBinary)
{
    count_ = 0;
    nullIsText_ = statement.asPgbench;
    for (const int slot : statement.slots)
        if (slot >= 0)
            add(execution.variable(slot),
                mayBeBinary ? statement.wires[static_cast<std::size_t>(count_)] : Wire::Text);
}

void Binding::add(const Variable& variable, Wire wire)
{
    const auto i = static_cast<std::size_t>(count_++);
    char* const out = bytes_.data() + i * room;
    values_[i] = out;
    formats_[i] = 0;
    lengths_[i] = 0;
    if (variable.kind == Variable::Kind::Text) {
        values_[i] = variable.text.c_str();
        lengths_[i] = static_cast<int>(variable.text.size());
    } else if (variable.kind == Variable::Kind::Unset || (isNull(variable.value) && !nullIsText_)) {
        values_[i] = nullptr;
    } else if (!addBinary(variable.value, wire)) {
        const std::size_t size = writeText(variable.value, out);
        out[size] = '\0';
        lengths_[i] = static_cast<int>(size);
    }
}

bool Binding::addBinary(const Value& value, Wire wire)
{
    const auto i = static_cast<std::size_t>(count_ - 1);
    char* const out = bytes_.data() + i * room;
    int size = 0;
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        size = integerSize(*integer, wire);
        writeBigEndian(static_cast<std::uint64_t>(*integer), size, out);
        constexpr std::int64_t exact = std::int64_t{1} << 53;
        if (wire == Wire::Float8 && *integer >= -exact && *integer <= exact) {
            size = 8;
            writeBigEndian(std::bit_cast<std::uint64_t>(static_cast<double>(*integer)), size, out);
        }
    } else if (const auto* boolean = std::get_if<bool>(&value); boolean && wire == Wire::Boolean) {
        size = 1;
        out[0] = *boolean ? 1 : 0;
    }
    lengths_[i] = size;
    formats_[i] = size > 0 ? 1 : 0;
    return size > 0;
}

const std::string& Binding::pasted(const Statement& statement, const Execution& execution)
{
    const SqlCommand& sql = *statement.sql;
    text_.clear();
    std::size_t at = 0;
    for (std::size_t i = 0; i < sql.references.size(); ++i) {
        if (statement.slots[i] < 0)
            continue;
        const Reference& reference = sql.references[i];
        text_.append(sql.text, at, reference.offset - at);
        at = reference.offset + reference.length;
        const Variable& variable = execution.variable(statement.slots[i]);
        const std::size_t before = text_.size();
        if (variable.kind == Variable::Kind::Unset) {
            text_.append(sql.text, reference.offset, reference.length); // may be no variable
        } else if (variable.kind == Variable::Kind::Text) {
            text_ += variable.text;
        } else {
            char number[maxValueText];
            text_.append(number, writeText(variable.value, number));
        }
        if (!statement.asPgbench && before > 0 && text_.size() > before && text_[before] == '-'
            && text_[before - 1] == '-')
            text_.insert(before, 1, ' ');
    }
    text_.append(sql.text, at);
    return text_;
}

} // namespace pgduel::workload
