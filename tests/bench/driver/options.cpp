#include "options.h"

#include <algorithm>
#include <stdexcept>

namespace bench {

Options::Options(int argc, char** argv, const std::vector<std::string>& known)
{
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument.rfind("--", 0) != 0) {
            plain_.push_back(argument);
            continue;
        }
        if (std::find(known.begin(), known.end(), argument) == known.end() || i + 1 == argc)
            throw std::runtime_error("unknown option or one without a value: " + argument);
        values_[argument] = argv[++i];
    }
}

std::string Options::text(const std::string& name, const std::string& otherwise) const
{
    const auto found = values_.find(name);
    return found == values_.end() ? otherwise : found->second;
}

int Options::integer(const std::string& name, int otherwise) const
{
    return std::stoi(text(name, std::to_string(otherwise)));
}

double Options::real(const std::string& name, double otherwise) const
{
    return std::stod(text(name, std::to_string(otherwise)));
}

} // namespace bench
