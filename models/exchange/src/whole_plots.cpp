#include "whole_plots.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace pgduel::exchange {

namespace {

/// Settings of context "postmaster" that are likely to be varied (PostgreSQL 12 to 18); a study file does not
/// keep the contexts.
constexpr std::array<std::string_view, 22> restartSettings{"shared_buffers", "huge_pages", "max_connections",
    "max_worker_processes", "max_prepared_transactions", "max_locks_per_transaction", "max_wal_senders",
    "max_replication_slots", "max_files_per_process", "wal_buffers", "wal_level", "wal_log_hints",
    "wal_decode_buffer_size", "shared_preload_libraries", "shared_memory_type", "dynamic_shared_memory_type",
    "min_dynamic_shared_memory", "autovacuum_freeze_max_age", "autovacuum_max_workers",
    "track_activity_query_size", "io_method", "recovery_prefetch"};

} // namespace

bool isWholePlot(const study::Study& study, const study::FactorSpec& factor)
{
    if (study.server.kind == study::ServerKind::Private)
        return false;
    switch (factor.target) {
    case study::FactorTarget::Dataset:
    case study::FactorTarget::Bindir:
        return true;
    case study::FactorTarget::Setting:
        return std::find(restartSettings.begin(), restartSettings.end(), factor.key) != restartSettings.end();
    case study::FactorTarget::Storage:
    case study::FactorTarget::Scenario:
    case study::FactorTarget::Label:
        break;
    }
    return false;
}

} // namespace pgduel::exchange
