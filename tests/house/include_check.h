#pragma once

#include <functional>
#include <string>
#include <vector>

namespace house {

struct SourceFile {
    std::string path; ///< from the top of the repository: "models/run/src/runner.cpp"
    std::string text;
};

/// Qt module of a header such as "QString" ("QtCore"); empty when it is none of Qt's.
using QtModuleOf = std::function<std::string(const std::string& header)>;

/// Every breach as "path:line: what and why".
std::vector<std::string> breaches(const SourceFile& file, const QtModuleOf& qtModuleOf);

} // namespace house
