#include "driver/message_writer.h"

#include <cstring>

namespace pgduel::workload {

namespace {

char* putInt16(char* out, std::size_t value)
{
    out[0] = static_cast<char>(value >> 8);
    out[1] = static_cast<char>(value);
    return out + 2;
}

char* putInt32(char* out, std::size_t value)
{
    return putInt16(putInt16(out, value >> 16), value);
}

char* putBytes(char* out, const char* from, std::size_t size)
{
    std::memcpy(out, from, size);
    return out + size;
}

/// With the zero byte at its end.
char* putString(char* out, const std::string& text)
{
    return putBytes(out, text.c_str(), text.size() + 1);
}

} // namespace

char* MessageWriter::room(std::size_t size)
{
    const std::size_t at = size_;
    size_ += size;
    if (size_ > bytes_.size())
        bytes_.resize(2 * size_);
    return bytes_.data() + at;
}

char* MessageWriter::begin(char type, std::size_t bodySize)
{
    char* const out = room(bodySize + 5);
    out[0] = type;
    return putInt32(out + 1, bodySize + 4);
}

void MessageWriter::query(const std::string& sql)
{
    putString(begin('Q', sql.size() + 1), sql);
}

void MessageWriter::parse(const std::string& statement, const std::string& sql)
{
    char* const out = begin('P', statement.size() + sql.size() + 4);
    putInt16(putString(putString(out, statement), sql), 0);
}

void MessageWriter::bind(const std::string& statement, const Binding& parameters, bool binaryResult)
{
    const auto count = static_cast<std::size_t>(parameters.count());
    std::size_t valueBytes = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (parameters.values()[i])
            valueBytes += static_cast<std::size_t>(parameters.lengths()[i]);
    char* out = begin('B', statement.size() + 10 + 6 * count + valueBytes);
    *out++ = '\0';
    out = putInt16(putString(out, statement), count);
    for (std::size_t i = 0; i < count; ++i)
        out = putInt16(out, static_cast<std::size_t>(parameters.formats()[i]));
    out = putInt16(out, count);
    for (std::size_t i = 0; i < count; ++i) {
        const char* const value = parameters.values()[i];
        const auto length = static_cast<std::size_t>(parameters.lengths()[i]);
        out = putInt32(out, value ? length : 0xffffffff);
        if (value)
            out = putBytes(out, value, length);
    }
    putInt16(putInt16(out, 1), binaryResult ? 1 : 0);
}

void MessageWriter::execute()
{
    char* const out = begin('E', 5);
    out[0] = '\0';
    putInt32(out + 1, 0);
}

void MessageWriter::sync()
{
    begin('S', 0);
}

void MessageWriter::failCopy()
{
    const std::string reason = "no data";
    putString(begin('f', reason.size() + 1), reason);
}

} // namespace pgduel::workload
