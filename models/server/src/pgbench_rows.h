#pragma once

#include <cstdint>
#include <stop_token>

#include "server/dataset.h"

namespace pgduel::server {

constexpr std::int64_t accountsPerScale = 100'000;
constexpr std::int64_t tellersPerScale = 10;

/// Rows of the four tables at this scale.
constexpr std::int64_t pgbenchRows(std::int64_t scale)
{
    return scale * (1 + tellersPerScale + accountsPerScale);
}

/// Sends the rows by COPY in the open transaction, in which the tables are empty. Throws ServerError.
void copyPgbenchRows(Session& session, std::int64_t scale, bool partitioned, const DatasetProgress& progress,
    std::stop_token stop);

} // namespace pgduel::server
