#pragma once

#include <string>

#include "language/value.h"

namespace pgduel::workload {

/// A variable of a session: a value, or a text whose type shows when an expression reads it.
struct Variable {
    enum class Kind { Unset, Typed, Text };
    Kind kind = Kind::Unset;
    Value value;
    std::string text;

    void set(const Value& newValue)
    {
        kind = Kind::Typed;
        value = newValue;
    }
    void setText(std::string newText)
    {
        kind = Kind::Text;
        text = std::move(newText);
    }
};

} // namespace pgduel::workload
