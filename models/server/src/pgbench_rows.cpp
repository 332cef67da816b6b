#include "pgbench_rows.h"

#include <chrono>

#include "stop_watcher.h"

namespace pgduel::server {

namespace {

constexpr std::int64_t rowsPerCheck = 1024;

/// Counts the rows and passes the count on ten times a second.
class Meter {
public:
    Meter(std::int64_t total, const DatasetProgress& progress, std::stop_token stop)
        : total_(total)
        , progress_(progress)
        , stop_(std::move(stop))
    {
    }

    void row()
    {
        if (++done_ % rowsPerCheck == 0)
            check();
    }
    void check()
    {
        throwIfStopped(stop_);
        const auto now = std::chrono::steady_clock::now();
        if (progress_ && (now >= next_ || done_ == total_))
            progress_(done_, total_);
        if (now >= next_)
            next_ = now + std::chrono::milliseconds(100);
    }

private:
    std::int64_t done_ = 0;
    std::int64_t total_;
    const DatasetProgress& progress_;
    std::stop_token stop_;
    std::chrono::steady_clock::time_point next_{};
};

} // namespace

void copyPgbenchRows(Session& session, std::int64_t scale, bool partitioned, const DatasetProgress& progress,
    std::stop_token stop)
{
    Meter meter(pgbenchRows(scale), progress, std::move(stop));
    std::int64_t next = 0;
    const auto numbered = [&](std::int64_t rows, std::int64_t perBranch, bool filler) {
        next = 0;
        return [&next, &meter, rows, perBranch, filler](std::vector<std::string>& row) {
            if (next == rows)
                return false;
            row.push_back(std::to_string(next + 1));
            if (perBranch > 1)
                row.push_back(std::to_string(next / perBranch + 1));
            row.emplace_back("0");
            if (filler) // pgbench leaves it NULL in the small tables and blank in accounts
                row.emplace_back();
            ++next;
            meter.row();
            return true;
        };
    };
    session.copyIn("pgbench_branches", {"bid", "bbalance"}, numbered(scale, 1, false),
        CopyInto::FrozenInOpenTransaction);
    session.copyIn("pgbench_tellers", {"tid", "bid", "tbalance"},
        numbered(scale * tellersPerScale, tellersPerScale, false), CopyInto::FrozenInOpenTransaction);
    session.copyIn("pgbench_accounts", {"aid", "bid", "abalance", "filler"},
        numbered(scale * accountsPerScale, accountsPerScale, true),
        partitioned ? CopyInto::OpenTransaction : CopyInto::FrozenInOpenTransaction);
    meter.check();
}

} // namespace pgduel::server
