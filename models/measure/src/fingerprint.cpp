#include "measure/fingerprint.h"

#include <cstdint>

namespace pgduel::measure {

namespace {

/// FNV-1a, 64 bits (Fowler, Noll, Vo).
class Fnv1a {
public:
    void add(const std::string& text)
    {
        for (const char c : text)
            addByte(static_cast<unsigned char>(c));
        addByte(0);
    }
    std::uint64_t value() const { return hash_; }

private:
    void addByte(std::uint8_t byte) { hash_ = (hash_ ^ byte) * 0x100000001b3ULL; }

    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

std::string valueOf(const Fingerprint& fingerprint, const std::string& name)
{
    const auto it = fingerprint.facts.find(name);
    return it == fingerprint.facts.end() ? std::string() : it->second;
}

} // namespace

std::string Fingerprint::digest() const
{
    Fnv1a hash;
    for (const auto& [name, value] : facts) {
        hash.add(name);
        hash.add(value);
    }
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(hash.value() >> shift) & 0xf];
    return text;
}

std::vector<FactDifference> differences(const Fingerprint& before, const Fingerprint& after)
{
    std::map<std::string, std::string> names = before.facts;
    names.insert(after.facts.begin(), after.facts.end());
    std::vector<FactDifference> result;
    for (const auto& entry : names) {
        const std::string& name = entry.first;
        FactDifference d{name, valueOf(before, name), valueOf(after, name)};
        if (d.before != d.after)
            result.push_back(std::move(d));
    }
    return result;
}

} // namespace pgduel::measure
