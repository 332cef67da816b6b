#pragma once

/// Codes of the faults of models/exchange. `detail` is what the system said.
namespace pgduel::exchange::fault {
inline constexpr const char* notWritten = "exchange.not_written"; ///< args: path
} // namespace pgduel::exchange::fault
