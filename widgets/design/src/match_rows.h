#pragma once

#include <cstddef>
#include <vector>

namespace pgduel::design {

/// As many rows as the study has parts; `make` makes the one of an index. True when some were made. A row
/// that goes is deleted later: it may be its own button that asked for it.
template <class Row, class Make> bool matchRows(std::vector<Row*>& rows, std::size_t wanted, Make make)
{
    while (rows.size() > wanted) {
        rows.back()->hide();
        rows.back()->deleteLater();
        rows.pop_back();
    }
    const bool more = rows.size() < wanted;
    while (rows.size() < wanted)
        rows.push_back(make(static_cast<int>(rows.size())));
    return more;
}

} // namespace pgduel::design
