#pragma once

#include <string>
#include <vector>

#include <QString>

namespace pgduel::words {

/// A program and its arguments as one text, quoted as a shell wants it: '…' or "…" where an argument has
/// blanks or quotes. commandArguments(commandLine(a)) == a.
QString commandLine(const std::vector<std::string>& arguments);

/// Takes such a text apart. No shell is asked: only quotes mean something, and \" and \\ between double
/// quotes. A quote that is not closed goes to the end.
std::vector<std::string> commandArguments(const QString& line);

} // namespace pgduel::words
