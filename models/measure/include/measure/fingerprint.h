#pragma once

#include <map>
#include <string>
#include <vector>

namespace pgduel::measure {

/// Named facts of a server or a machine, and a digest over them that proves "the same as before".
struct Fingerprint {
    std::map<std::string, std::string> facts;

    /// 16 hexadecimal digits: FNV-1a, 64 bits, over "name\0value\0" in order of names.
    std::string digest() const;
};

struct FactDifference {
    std::string name, before, after; ///< an absent fact is empty
};

/// Facts that are not the same in both, by name.
std::vector<FactDifference> differences(const Fingerprint& before, const Fingerprint& after);

} // namespace pgduel::measure
