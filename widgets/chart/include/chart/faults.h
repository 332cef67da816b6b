#pragma once

/// Codes of the faults of widgets/chart.
namespace pgduel::chart::fault {
inline constexpr const char* cannotWrite = "chart.cannot_write"; ///< args: path; detail: the system's reason
inline constexpr const char* sizeRefused =
    "chart.size_refused"; ///< args: width px, height px, largest side px
inline constexpr const char* nothingToDraw = "chart.nothing_to_draw"; ///< no args: a picture without panels
} // namespace pgduel::chart::fault
