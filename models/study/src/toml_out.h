#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "study/names.h"

namespace pgduel::study {

// Values in the form of TOML.
std::string tomlKey(std::string_view key); ///< quoted where it is not bare
std::string tomlText(std::string_view text); ///< "…" with escapes
/// '''…''' on lines of its own, so that scripts stay as people wrote them; """…""" with escapes for what a
/// literal cannot hold.
std::string tomlBlock(std::string_view text);
std::string tomlScalar(const std::string& text); ///< a whole number without quotes, else text
std::string tomlReal(double value);

/// Puts lines together. Optional keys are left out where they have their default value; reading gives it
/// back.
class TomlOut {
public:
    void header(const std::string& name); ///< [name]
    void arrayHeader(const std::string& name); ///< [[name]]
    void raw(const std::string& key, const std::string& value)
    {
        out_ += tomlKey(key) + " = " + value + '\n';
    }

    void text(const std::string& key, const std::string& value) { raw(key, tomlText(value)); }
    void optionalText(const std::string& key, const std::string& value);
    void optionalBlock(
        const std::string& key, const std::string& value); ///< a block when it has several lines
    void texts(const std::string& key, const std::vector<std::string>& values); ///< left out when empty
    void scalars(const std::string& key, const std::vector<std::string>& values);
    void integer(const std::string& key, std::int64_t value) { raw(key, std::to_string(value)); }
    void integer(const std::string& key, std::int64_t value, std::int64_t unlessThis);
    void real(const std::string& key, double value, double unlessThis);
    void flag(const std::string& key, bool value, bool unlessThis);
    void duration(const std::string& key, std::chrono::microseconds value);
    void duration(const std::string& key, Duration value, Duration unlessThis);
    template <class E> void choice(const std::string& key, E value) { text(key, nameOf(value)); }
    template <class E> void choice(const std::string& key, E value, E unlessThis)
    {
        if (value != unlessThis)
            choice(key, value);
    }
    void map(
        const std::string& name, const std::map<std::string, std::string>& values); ///< a table of its own
    void storage(const std::string& name, const std::vector<StorageParameter>& storage);

    std::string take() { return std::move(out_); }

private:
    std::string out_;
};

} // namespace pgduel::study
