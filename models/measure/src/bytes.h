#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace pgduel::measure {

/// Appends numbers in the study file's byte forms: LEB128 varints and little-endian IEEE doubles.
class ByteWriter {
public:
    void varint(std::uint64_t value);
    void real(double value);
    void byte(std::uint8_t value) { bytes_.push_back(value); }
    void reserve(std::size_t size) { bytes_.reserve(size); }
    std::vector<std::uint8_t> take() { return std::move(bytes_); }

private:
    std::vector<std::uint8_t> bytes_;
};

/// Reads them back; each call returns false when the bytes are not what ByteWriter makes.
class ByteReader {
public:
    ByteReader(const std::uint8_t* bytes, std::size_t size)
        : next_(bytes)
        , left_(size)
    {
    }
    bool varint(std::uint64_t& value); ///< refuses overlong forms
    bool real(double& value);
    bool byte(std::uint8_t& value);
    bool atEnd() const { return left_ == 0; }

private:
    const std::uint8_t* next_;
    std::size_t left_;
};

/// Small numbers of either sign become small unsigned ones.
inline std::uint64_t zigzag(std::int64_t value)
{
    return (static_cast<std::uint64_t>(value) << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0);
}

inline std::int64_t unzigzag(std::uint64_t value)
{
    return static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
}

} // namespace pgduel::measure
