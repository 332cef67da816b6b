#pragma once

#include <memory>
#include <thread>
#include <vector>

#include <libpq-fe.h>

namespace pgduel::workload {

struct CancelFree {
    void operator()(PGcancel* cancel) const { PQfreeCancel(cancel); }
};
using CancelHandle = std::unique_ptr<PGcancel, CancelFree>;

/// Asks the server to cancel what sessions run. PQcancel blocks for a round trip, and for minutes when the
/// server's host is gone, so a few threads of their own do it.
class Canceller {
public:
    Canceller();
    /// Waits for the requests that are under way, but only for a moment: a thread that still hangs at a host
    /// that is gone is left behind. It holds nothing but what is its own and may outlive everything else.
    ~Canceller();
    Canceller(const Canceller&) = delete;
    Canceller& operator=(const Canceller&) = delete;

    void cancel(std::vector<CancelHandle> handles); ///< returns at once

private:
    struct Queue;
    void joinIdle();

    std::shared_ptr<Queue> queue_;
    std::vector<std::thread> threads_;
};

} // namespace pgduel::workload
