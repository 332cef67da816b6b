#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace pgduel::exchange {

/// Takes the next piece of an output.
using Sink = std::function<void(std::string_view)>;

/// Writes a file as a whole or not at all: what was there stays until everything is written. Throws
/// ExchangeError (exchange.not_written).
void writeFile(const std::string& path, const std::function<void(const Sink&)>& content);

/// The same output as one text.
std::string toText(const std::function<void(const Sink&)>& content);

} // namespace pgduel::exchange
