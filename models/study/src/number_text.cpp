#include "study/number_text.h"

#include <charconv>

namespace pgduel::study {

std::string numberText(double value)
{
    char buffer[1200]; // the smallest double has 1074 places
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed).ptr};
}

} // namespace pgduel::study
