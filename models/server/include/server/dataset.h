#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "server/session.h"
#include "study/study.h"

namespace pgduel::server {

/// Bytes on disk that a server with this data set needs, before it is made; its golden copy takes as much
/// again. The empty cluster + tables and indexes + WAL: what making the data writes, at least 80 MB. Runs use
/// those WAL files again: from one checkpoint to the next they write a page in full only once, all pages
/// together about as much as the making wrote.
std::int64_t estimatedBytes(const study::DatasetSpec& dataset);
/// A key that is the same for data sets with the same content: "pgbench-s130".
std::string datasetKey(const study::DatasetSpec& dataset);
/// Free bytes of the file system that holds `folder` (or its nearest existing parent).
std::int64_t freeBytes(const std::string& folder);
/// Throws ServerError (server.disk_too_small; args: needed, free, folder).
void requireSpace(const std::string& folder, std::int64_t needed);

/// rows done, rows in all
using DatasetProgress = std::function<void(std::int64_t done, std::int64_t total)>;

/// Makes the data set in the (empty) database of the session: pgbench's four tables by COPY, primary keys,
/// VACUUM ANALYZE.
void makeDataset(Session& session, const study::DatasetSpec& dataset, const DatasetProgress& progress,
    std::stop_token stop);

} // namespace pgduel::server
