#pragma once

#include <map>
#include <string>
#include <string_view>

namespace pgduel::measure {

/// A libpq connection string (keyword = value form or URI), parsed without libpq. Throws Failure
/// ("measure.conninfo_syntax") where libpq would refuse the syntax; unknown keywords are kept.
/// Syntax: PostgreSQL documentation, "Connection Strings".
class Conninfo {
public:
    Conninfo() = default;
    static Conninfo parse(std::string_view text);

    void set(const std::string& keyword, const std::string& value) { values_[keyword] = value; }
    std::string value(const std::string& keyword) const; ///< empty when absent
    const std::map<std::string, std::string>& values() const { return values_; }
    Conninfo withoutSecrets() const; ///< for a command line
    bool holdsPassword() const; ///< password, sslpassword or passfile-free secrets are inside

    std::string toString() const; ///< keyword='value' form with the quoting libpq wants, for libpq only
    std::string redacted() const; ///< the same without secrets, for logs, exports and pictures

private:
    std::map<std::string, std::string> values_;
};

/// `text` with whatever looks like a secret in a connection string ("password=…", "user:…@") replaced by
/// "***".
std::string redactSecrets(std::string_view text);

} // namespace pgduel::measure
