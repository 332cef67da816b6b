#include "driver/load_run.h"

#include <new>
#include <utility>

namespace pgduel::workload {

namespace {

using namespace std::chrono_literals;

/// Transactions that end by themselves so soon need no cancelling.
constexpr auto quietStop = 80ms;
constexpr auto cancelledStop = 700ms;

} // namespace

LoadRun::~LoadRun()
{
    try {
        shutDown();
    } catch (const std::bad_alloc&) {
        // Orders need memory; the workers close their sessions without any when they end.
    }
}

void LoadRun::orderAll(Order::Kind kind, std::shared_ptr<const Seats> seats)
{
    for (const auto& worker : workers_) {
        Order order;
        order.kind = kind;
        order.generation = generation_;
        order.seats = seats;
        worker->give(std::move(order));
    }
}

bool LoadRun::waitSettled(std::chrono::milliseconds time)
{
    return hub_.waitSettled(generation_, std::chrono::steady_clock::now() + time, {});
}

/// Lets transactions end, cancels those that do not, and after most of a second closes what is still open.
void LoadRun::shutDown()
{
    if (std::exchange(shutDown_, true))
        return;
    closing_ = true;
    hub_.ignoreFailures();
    ++generation_;
    orderAll(Order::Kind::Finish);
    if (waitSettled(quietStop))
        return;
    ++generation_;
    orderAll(Order::Kind::Stop);
    orderAll(Order::Kind::Cancel);
    const auto until = std::chrono::steady_clock::now() + cancelledStop;
    do {
        canceller_.cancel(hub_.takeCancels());
    } while (!waitSettled(20ms) && std::chrono::steady_clock::now() < until);
    orderAll(Order::Kind::Abandon);
    waitSettled(1000ms);
}

} // namespace pgduel::workload
