#pragma once

#include <map>
#include <string>
#include <vector>

namespace pgduel::study {

/// What stands for a figure in the arguments of an external engine: "{sessions}". A word in braces after "$"
/// is left to a shell.
///  sessions, seconds (of the load step, whole), rate (transactions/s, 0: none), scale (of the data set),
///  conninfo (libpq, without password), host, port, user, dbname
const std::vector<std::string>& placeholderNames();

/// Names in braces that an argument uses, in their order.
std::vector<std::string> placeholdersOf(const std::string& argument);

/// The argument with its placeholders replaced; one without a value stays.
std::string filledIn(const std::string& argument, const std::map<std::string, std::string>& values);

} // namespace pgduel::study
