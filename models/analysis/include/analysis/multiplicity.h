#pragma once

#include <optional>
#include <vector>

namespace pgduel::analysis {

/// p-values of a family; one that is missing stays missing and does not count.
using PValues = std::vector<std::optional<double>>;

/// S. Holm, Scand. J. Stat. 6 (1979): for tables of verdicts, where one wrong "better" is costly.
PValues holm(const PValues& p);
/// Y. Benjamini, Y. Hochberg, J. R. Stat. Soc. B 57 (1995): for scans of many wait events.
PValues benjaminiHochberg(const PValues& p);

} // namespace pgduel::analysis
