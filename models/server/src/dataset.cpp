#include "server/dataset.h"

#include <algorithm>
#include <filesystem>

#include "server/faults.h"
#include "server/pgbench_init.h"

namespace fs = std::filesystem;

namespace pgduel::server {

namespace {

// Measured at scales 10 and 130 on PostgreSQL 15: 13.4 MB of accounts and 2.2 MB of their index per unit of
// scale.
constexpr std::int64_t bytesPerScale = 15'700'000;
/// While it is made all WAL is kept: max_wal_size is large then.
constexpr std::int64_t walBytesPerScale = 15'000'000;
/// What initdb makes (three databases, without WAL) and one database more: 23.4 + 7.5 MB in PostgreSQL 15.
constexpr std::int64_t emptyClusterBytes = 32 << 20;
/// What every server keeps for its runs, min_wal_size as it is by default.
constexpr std::int64_t leastWalBytes = 80 << 20;

std::int64_t scaleOf(const study::DatasetSpec& dataset)
{
    return dataset.kind == study::DatasetKind::Pgbench ? dataset.scale : 0;
}

const char* nameOf(study::DatasetKind kind)
{
    switch (kind) {
    case study::DatasetKind::None:
        return "none";
    case study::DatasetKind::Pgbench:
        return "pgbench";
    case study::DatasetKind::ManyTables:
        return "many-tables";
    case study::DatasetKind::WideTable:
        return "wide-table";
    case study::DatasetKind::ModelSync:
        return "model-sync";
    case study::DatasetKind::Script:
        return "script";
    }
    return "";
}

} // namespace

std::int64_t estimatedBytes(const study::DatasetSpec& dataset)
{
    const auto scale = scaleOf(dataset);
    return emptyClusterBytes + scale * bytesPerScale + std::max(leastWalBytes, scale * walBytesPerScale);
}

std::string datasetKey(const study::DatasetSpec& dataset)
{
    std::string key = nameOf(dataset.kind);
    if (dataset.kind == study::DatasetKind::Pgbench)
        key += "-s" + std::to_string(dataset.scale) + (dataset.vacuum ? "" : "-raw");
    return key;
}

std::int64_t freeBytes(const std::string& folder)
{
    std::error_code error;
    auto existing = fs::absolute(folder, error);
    if (error)
        throw ServerError({fault::folderFailed, folder, {}, error.message()});
    while (!fs::exists(existing, error) && existing.has_relative_path())
        existing = existing.parent_path();
    const auto space = fs::space(existing, error);
    if (error)
        throw ServerError({fault::folderFailed, folder, {}, error.message()});
    return static_cast<std::int64_t>(space.available);
}

void requireSpace(const std::string& folder, std::int64_t needed)
{
    const auto available = freeBytes(folder);
    if (available < needed)
        throw ServerError(
            {fault::diskTooSmall, folder, {std::to_string(needed), std::to_string(available), folder}, ""});
}

void makeDataset(Session& session, const study::DatasetSpec& dataset, const DatasetProgress& progress,
    std::stop_token stop)
{
    if (dataset.kind == study::DatasetKind::None)
        return;
    if (dataset.kind != study::DatasetKind::Pgbench)
        throw ServerError({fault::datasetKind, "", {nameOf(dataset.kind)}, ""});
    PgbenchInit init;
    init.scale = dataset.scale;
    init.steps = dataset.vacuum ? "tgpv" : "tgp";
    const auto rows = [&progress](char, std::int64_t done, std::int64_t total) {
        if (progress && total > 0)
            progress(done, total);
    };
    initPgbench(session, init, rows, std::move(stop));
}

} // namespace pgduel::server
