#include <algorithm>
#include <charconv>

#include "server/faults.h"
#include "server/session.h"

namespace pgduel::server {

namespace {

template <typename Number> Number parsed(const std::string& text)
{
    if (text.empty())
        return {};
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw ServerError({fault::notANumber, "", {text}, ""});
    return value;
}

} // namespace

std::string Rows::text(std::size_t row, std::size_t column) const
{
    return rows.at(row).at(column).value_or(std::string());
}

long long Rows::integer(std::size_t row, std::size_t column) const
{
    return parsed<long long>(text(row, column));
}

double Rows::real(std::size_t row, std::size_t column) const
{
    return parsed<double>(text(row, column));
}

int Rows::column(const std::string& name) const
{
    const auto found = std::find(columns.begin(), columns.end(), name);
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

} // namespace pgduel::server
