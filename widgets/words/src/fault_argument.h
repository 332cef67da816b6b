#pragma once

#include <QString>

namespace pgduel::words {

/// An argument of a fault for people, by its kind:
/// t text; n number; b bytes; m milliseconds; k kind of value ("integer" → "a whole number"): when empty
/// "unknown". l limit: when empty "no limit". Parts of a sentence that vanish when empty, with the mark that
/// joins them: s " (SQLSTATE 57P01)"; v " = value"; u " unit"; h " Did you mean name?".
QString faultArgument(char kind, const QString& argument);

} // namespace pgduel::words
