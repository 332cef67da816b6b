#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include <QString>

namespace pgduel::app {

/// The value of an option and what it may be. All readers throw WrongUse with a sentence that names the
/// option, the value and what is allowed.
struct OptionValue {
    QString option; ///< "-c" as the user knows it
    std::string text;

    int whole(int least, int most = 2147483647) const;
    /// A sum over all sessions still fits into 64 bits.
    std::int64_t wholeLarge(std::int64_t least, std::int64_t most = 1'000'000'000'000) const;
    double above(double limit) const; ///< a finite number above the limit
    /// "10s", "1.5 min", "250ms"; a number alone is seconds. At least a millisecond, unless zero is allowed.
    std::chrono::milliseconds duration(bool zero = false) const;
    QString shown() const { return QString::fromStdString(text); }
};

/// Numbers with a point as decimal mark in every language; nothing else may follow.
bool readNumber(const std::string& text, double& number);
bool readNumber(const std::string& text, std::int64_t& number);

} // namespace pgduel::app
