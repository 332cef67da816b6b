#include "bytes.h"

#include <bit>

namespace pgduel::measure {

void ByteWriter::varint(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        bytes_.push_back(static_cast<std::uint8_t>(value | 0x80));
    bytes_.push_back(static_cast<std::uint8_t>(value));
}

void ByteWriter::real(double value)
{
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (int shift = 0; shift < 64; shift += 8)
        bytes_.push_back(static_cast<std::uint8_t>(bits >> shift));
}

bool ByteReader::byte(std::uint8_t& value)
{
    if (left_ == 0)
        return false;
    value = *next_++;
    --left_;
    return true;
}

bool ByteReader::varint(std::uint64_t& value)
{
    value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        std::uint8_t b = 0;
        if (!byte(b))
            return false;
        if (shift == 63 && b > 1)
            return false;
        value |= static_cast<std::uint64_t>(b & 0x7f) << shift;
        if (!(b & 0x80))
            return b != 0 || shift == 0;
    }
    return false;
}

bool ByteReader::real(double& value)
{
    if (left_ < 8)
        return false;
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; ++i)
        bits |= static_cast<std::uint64_t>(next_[i]) << (8 * i);
    next_ += 8;
    left_ -= 8;
    value = std::bit_cast<double>(bits);
    return true;
}

} // namespace pgduel::measure
