#pragma once

#include <map>
#include <string>
#include <vector>

namespace bench {

/// Arguments of the form --name value, and what stands without a name.
class Options {
public:
    /// Throws std::runtime_error for a name that is not in `known` or has no value.
    Options(int argc, char** argv, const std::vector<std::string>& known);

    const std::vector<std::string>& plain() const { return plain_; }
    std::string text(const std::string& name, const std::string& otherwise) const;
    int integer(const std::string& name, int otherwise) const;
    double real(const std::string& name, double otherwise) const;

private:
    std::map<std::string, std::string> values_;
    std::vector<std::string> plain_;
};

} // namespace bench
