#include "driver/worker.h"

#include <algorithm>
#include <ctime>

#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// Connections that all workers together open at a time.
constexpr int connectBurst = 16;
/// How long a new session may be refused for want of room: the backends of an earlier run end a little later.
constexpr measure::Micros roomPatience = 3'000'000;
/// How long a session of a later step may fail to connect for other reasons.
constexpr measure::Micros connectPatience = 15'000'000;

double threadCpuSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

} // namespace

void Worker::takeOrders()
{
    waker_.clear();
    std::vector<Order> orders;
    {
        const std::lock_guard lock(mutex_);
        std::swap(orders, orders_);
    }
    for (Order& order : orders)
        carryOut(order);
}

void Worker::carryOut(Order& order)
{
    switch (order.kind) {
    case Order::Kind::Resize:
        return resize(order);
    case Order::Kind::Begin:
        begun_ = true;
        unfinished_ = order.generation;
        queue_.clear();
        for (const auto& session : sessions_)
            if (wanted(*session))
                session->release();
        return finishIfDone();
    case Order::Kind::Cut:
        return cut(order);
    case Order::Kind::Finish:
    case Order::Kind::Stop:
    case Order::Kind::Abandon:
        return closeAll(order);
    case Order::Kind::Cancel:
        return cancel();
    case Order::Kind::Look:
        return look();
    }
}

void Worker::closeAll(const Order& order)
{
    seats_.reset();
    toOpen_.clear();
    unsettled_ = order.generation;
    for (const auto& session : sessions_)
        switch (order.kind) {
        case Order::Kind::Finish:
            session->retire();
            break;
        case Order::Kind::Stop:
            session->leave();
            break;
        default:
            session->close();
        }
    settleIfDone();
}

void Worker::resize(const Order& order)
{
    seats_ = order.seats;
    resizedAt_ = now();
    unsettled_ = order.generation;
    const auto total = static_cast<int>(seats_->size());
    for (int i = static_cast<int>(sessions_.size()) * workers_ + index_; i < total; i += workers_)
        sessions_.push_back(
            std::make_unique<Session>(*this, i, (*seats_)[static_cast<std::size_t>(i)].group));
    toOpen_.clear();
    for (const auto& session : sessions_) {
        if (!wanted(*session)) {
            session->retire();
            continue;
        }
        session->assign((*seats_)[static_cast<std::size_t>(session->index())].script);
        if (session->closed() && !session->aborted())
            toOpen_.push_back(session.get());
    }
    openMore();
    settleIfDone();
    tellIfExhausted();
}

void Worker::sessionAborted(measure::Fault reason)
{
    hub_.sessionAborted(std::move(reason));
    openMore();
    settleIfDone();
    tellIfExhausted();
    finishIfDone();
}

void Worker::tellIfExhausted()
{
    if (seats_)
        hub_.exhausted(index_, std::none_of(sessions_.begin(), sessions_.end(), [this](const auto& session) {
            return wanted(*session) && !session->aborted();
        }));
}

bool Worker::wanted(const Session& session) const
{
    return seats_ && (*seats_)[static_cast<std::size_t>(session.index())].wanted;
}

void Worker::openMore()
{
    int busy = static_cast<int>(std::count_if(
        sessions_.begin(), sessions_.end(), [](const auto& session) { return session->connecting(); }));
    const int most = std::max(1, connectBurst / workers_);
    while (!toOpen_.empty() && busy < most) {
        Session* session = toOpen_.front();
        toOpen_.pop_front();
        session->open();
        ++busy;
    }
}

void Worker::sessionChanged(Session&)
{
    if (!toOpen_.empty())
        openMore();
    settleIfDone();
    finishIfDone();
}

void Worker::sessionDone()
{
    finishIfDone();
}

void Worker::finishIfDone()
{
    if (!unfinished_)
        return;
    for (const auto& session : sessions_)
        if (wanted(*session) && !session->done() && !session->aborted())
            return;
    hub_.finished(index_, *unfinished_);
    unfinished_.reset();
}

void Worker::settleIfDone()
{
    if (!unsettled_)
        return;
    for (const auto& session : sessions_)
        if (wanted(*session) ? !session->up() && !session->aborted() : !session->closed())
            return;
    hub_.settled(index_, *unsettled_);
    unsettled_.reset();
}

void Worker::cut(Order& order)
{
    const double cpu = threadCpuSeconds();
    tally_->cpuSeconds = cpu - cpuAtCut_;
    cpuAtCut_ = cpu;
    tally_->cutAt = now();
    tally_->liveSessions = static_cast<int>(
        std::count_if(sessions_.begin(), sessions_.end(), [](const auto& session) { return session->up(); }));
    counted_ = order.counted;
    openLoop_ = order.openLoop;
    std::swap(tally_, order.spare);
    hub_.handOver(index_, std::move(order.spare));
}

void Worker::cancel()
{
    std::vector<CancelHandle> handles;
    for (const auto& session : sessions_) {
        if (wanted(*session))
            continue;
        session->leave(); // one that sleeps, waits for a shell command or would try again goes too
        if (CancelHandle handle = session->cancelHandle())
            handles.push_back(std::move(handle));
    }
    hub_.cancelThese(std::move(handles));
}

void Worker::look()
{
    std::optional<measure::Micros> earliest;
    for (const auto& session : sessions_)
        if (const auto since = session->waitingSince())
            earliest = std::min(*since, earliest.value_or(*since));
    waitingSince_ = earliest.value_or(-1);
}

/// Once the load runs, a lost session may try again and again; a new one has to come up in time.
bool Worker::toleratesConnectFailure(const ServerError& error) const
{
    const measure::Micros waited = now() - resizedAt_;
    if (error.state == "53300" && unsettled_)
        return waited < roomPatience;
    if (!begun_)
        return false;
    return !unsettled_ || waited < connectPatience;
}

void Worker::refuseConnect(const Session& session, const ServerError& error) const
{
    const LinkedGroup& group = blueprint_.groups[static_cast<std::size_t>(session.group())];
    const ServerRoom& room = group.room;
    const auto text = [](int number) { return number < 0 ? std::string() : std::to_string(number); };
    throw WorkloadError(refusalOf(
        error, group.mostSessions, {text(room.maxConnections), text(room.reserved), text(room.inUse)}));
}

} // namespace pgduel::workload
