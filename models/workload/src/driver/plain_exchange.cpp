#include "driver/plain_exchange.h"

#include <cerrno>
#include <utility>

#include <sys/socket.h>

namespace pgduel::workload {

void PlainExchange::open(PGconn* connection)
{
    const bool encrypted = PQsslInUse(connection) || PQgssEncInUse(connection);
    socket_ = encrypted ? -1 : PQsocket(connection);
}

void PlainExchange::close()
{
    *this = {};
}

void PlainExchange::send(int syncs)
{
    answer_.expect(syncs);
    sendMore();
}

void PlainExchange::sendMore()
{
    if (sending())
        unsent_.append(messages_.data(), messages_.size());
    else
        transmit(messages_.data(), messages_.size());
    messages_.clear();
}

void PlainExchange::sendRest()
{
    const std::string rest = std::exchange(unsent_, {});
    transmit(rest.data(), rest.size());
}

void PlainExchange::transmit(const char* bytes, std::size_t size)
{
    const ssize_t count = ::send(socket_, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count == static_cast<ssize_t>(size))
        return;
    if (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
        return static_cast<void>(::shutdown(socket_, SHUT_RDWR)); // it shows as readable, after last words
    const std::size_t sent = count < 0 ? 0 : static_cast<std::size_t>(count);
    unsent_.assign(bytes + sent, size - sent);
}

} // namespace pgduel::workload
