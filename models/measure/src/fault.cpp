#include "measure/fault.h"

namespace pgduel::measure {

std::string logLine(const Fault& fault)
{
    std::string line = fault.code;
    if (!fault.where.empty())
        line += " at " + fault.where;
    if (!fault.args.empty()) {
        line += " (";
        for (std::size_t i = 0; i < fault.args.size(); ++i)
            line += (i ? ", " : "") + fault.args[i];
        line += ')';
    }
    if (!fault.detail.empty())
        line += ": " + fault.detail;
    return line;
}

} // namespace pgduel::measure
