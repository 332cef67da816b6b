#pragma once

// A published study: milliseconds of a vacuum by indexes, deleted rows and parallel workers, master against a
// patch. Ragged: the workers tried depend on the number of indexes.
#include "analysis/factor_table.h"

namespace pgduel::analysis::test {

/// indexes 3, 5, 7; deleted 1,000, 10,000, 100,000; condition: master, patch with 0, 1, 2, 4, 6 workers.
enum Condition { master, workers0, workers1, workers2, workers4, workers6 };

struct VacuumRow {
    int indexes, deleted; ///< levels
    double masterTime;
    std::vector<std::pair<Condition, double>> patch;
};

inline const std::vector<VacuumRow> vacuumRows{
    {0, 0, 22, {{workers0, 25}, {workers1, 43}, {workers2, 72}}},
    {0, 1, 52, {{workers0, 56}, {workers1, 79}, {workers2, 86}}},
    {0, 2, 410, {{workers0, 379}, {workers1, 330}, {workers2, 289}}},
    {1, 0, 28, {{workers0, 34}, {workers2, 86}, {workers4, 106}}},
    {1, 1, 58, {{workers0, 63}, {workers2, 101}, {workers4, 118}}},
    {1, 2, 632, {{workers0, 490}, {workers2, 455}, {workers4, 403}}},
    {2, 0, 35, {{workers0, 44}, {workers2, 93}, {workers4, 110}, {workers6, 123}}},
    {2, 1, 76, {{workers0, 78}, {workers2, 135}, {workers4, 143}, {workers6, 139}}},
    {2, 2, 641, {{workers0, 656}, {workers2, 613}, {workers4, 735}, {workers6, 679}}},
};

inline FactorTable vacuumTable()
{
    FactorTable table;
    for (const VacuumRow& row : vacuumRows) {
        table.push_back({{row.indexes, row.deleted, master}, {row.masterTime}});
        for (const auto& [condition, time] : row.patch)
            table.push_back({{row.indexes, row.deleted, condition}, {time}});
    }
    return table;
}

} // namespace pgduel::analysis::test
