// Speaks PostgreSQL's protocol 3.0, knows no SQL and answers every statement with the same bytes, from one
// thread: what a client costs can be counted against it without a server's noise.
//
// constant_server FOLDER PORT        listens on FOLDER/.s.PGSQL.PORT and on 127.0.0.1:PORT, until it is
// killed
//
// BEGIN, END, COMMIT and ROLLBACK change the transaction status, INSERT, UPDATE and DELETE touch one row, all
// else gives one row with one integer (four digits: as text 1234, in binary a number too). Parameters are
// integers.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace {

constexpr std::uint32_t protocol3 = 196608, sslRequest = 80877103, gssRequest = 80877104;
constexpr std::uint32_t int4 = 23; // the type's OID

std::uint32_t readInt32(const char* at)
{
    const auto* bytes = reinterpret_cast<const unsigned char*>(at);
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8
        | bytes[3];
}

std::string int32(std::uint32_t value)
{
    return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
        static_cast<char>(value)};
}

std::string packet(char type, const std::string& body)
{
    return type + int32(static_cast<std::uint32_t>(body.size()) + 4) + body;
}

std::string parameter(const std::string& name, const std::string& value)
{
    return packet('S', name + '\0' + value + '\0');
}

/// What a statement does, told by its first letters.
enum class Effect { Row, NoRows, Begin, End };

Effect effectOf(std::string_view sql)
{
    sql.remove_prefix(std::min(sql.find_first_not_of(" \n\t"), sql.size()));
    const auto begins = [&](std::string_view word) { return sql.substr(0, word.size()) == word; };
    if (begins("BEGIN") || begins("begin"))
        return Effect::Begin;
    if (begins("END") || begins("COMMIT") || begins("ROLLBACK"))
        return Effect::End;
    return begins("UPDATE") || begins("INSERT") || begins("DELETE") ? Effect::NoRows : Effect::Row;
}

struct Statement {
    Effect effect = Effect::Row;
    std::string parameters; ///< answer to Describe

    explicit Statement(std::string_view sql = {})
        : effect(effectOf(sql))
    {
        const auto count = static_cast<std::uint32_t>(std::count(sql.begin(), sql.end(), '$'));
        std::string body = int32(count).substr(2);
        for (std::uint32_t i = 0; i < count; ++i)
            body += int32(int4);
        parameters = packet('t', body);
    }
};

/// One connection: takes messages out of what came in and puts the answers together.
class Client {
public:
    explicit Client(int fd)
        : fd_(fd)
    {
    }
    ~Client() { ::close(fd_); }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    /// False when the client is gone.
    bool onReadable()
    {
        std::array<char, 65536> buffer;
        const ssize_t count = ::recv(fd_, buffer.data(), buffer.size(), 0);
        if (count <= 0)
            return false;
        in_.append(buffer.data(), static_cast<std::size_t>(count));
        out_.clear();
        const bool open = takeMessages();
        return (out_.empty() || ::send(fd_, out_.data(), out_.size(), MSG_NOSIGNAL) >= 0) && open;
    }

private:
    bool takeMessages()
    {
        std::size_t at = 0;
        bool open = true;
        while (open) {
            const std::size_t head = started_ ? 1 : 0;
            if (in_.size() < at + head + 4)
                break;
            const std::size_t length = readInt32(in_.data() + at + head) + head;
            if (in_.size() < at + length)
                break;
            const std::string_view body(in_.data() + at + head + 4, length - head - 4);
            open = started_ ? message(in_[at], body) : startUp(body);
            at += length;
        }
        in_.erase(0, at);
        return open;
    }

    bool startUp(std::string_view body)
    {
        const std::uint32_t code = readInt32(body.data());
        if (code == sslRequest || code == gssRequest) {
            out_ += 'N';
            return true;
        }
        started_ = code == protocol3;
        if (!started_)
            return false; // a cancel request, too, ends here
        out_ += packet('R', int32(0)) + parameter("server_version", "15.0")
            + parameter("client_encoding", "UTF8") + parameter("standard_conforming_strings", "on")
            + packet('K', int32(1) + int32(1));
        ready();
        return true;
    }

    bool message(char type, std::string_view body)
    {
        switch (type) {
        case 'Q':
            execute(effectOf(body), true);
            ready();
            return true;
        case 'P': {
            const std::string_view name(body.data());
            prepared_[std::string(name)] = Statement(body.data() + name.size() + 1);
            out_ += parseComplete_;
            return true;
        }
        case 'B': {
            const std::string_view portal(body.data());
            bound_ = prepared_[body.data() + portal.size() + 1].effect;
            out_ += bindComplete_;
            return true;
        }
        case 'D':
            describe(body);
            return true;
        case 'E':
            execute(bound_, false);
            return true;
        case 'C':
            out_ += closeComplete_;
            return true;
        case 'S':
            ready();
            return true;
        default:
            return type == 'H';
        }
    }

    void describe(std::string_view body)
    {
        Effect effect = bound_;
        if (body[0] == 'S') {
            const Statement& statement = prepared_[body.data() + 1];
            out_ += statement.parameters;
            effect = statement.effect;
        }
        out_ += effect == Effect::Row ? rowDescription_ : noData_;
    }

    void execute(Effect effect, bool describing)
    {
        switch (effect) {
        case Effect::Row:
            out_ += describing ? rowDescription_ + row_ : row_;
            return;
        case Effect::NoRows:
            out_ += updated_;
            return;
        case Effect::Begin:
            status_ = 'T';
            out_ += begun_;
            return;
        case Effect::End:
            status_ = 'I';
            out_ += committed_;
        }
    }

    void ready()
    {
        out_ += ready_;
        out_.back() = status_;
    }

    inline static const std::string one{"\0\1", 2}, zero{"\0\0", 2}; // int16
    inline static const std::string parseComplete_ = packet('1', ""), bindComplete_ = packet('2', ""),
                                    closeComplete_ = packet('3', ""), noData_ = packet('n', ""),
                                    ready_ = packet('Z', "I"),
                                    begun_ = packet('C', std::string("BEGIN") + '\0'),
                                    committed_ = packet('C', std::string("COMMIT") + '\0'),
                                    updated_ = packet('C', std::string("UPDATE 1") + '\0');
    inline static const std::string rowDescription_ = packet('T',
        one + "abalance" + '\0' + int32(16384) + std::string("\0\3", 2) + int32(int4) + std::string("\0\4", 2)
            + int32(0xffffffff) + zero);
    inline static const std::string row_ =
        packet('D', one + int32(4) + "1234") + packet('C', std::string("SELECT 1") + '\0');

    const int fd_;
    bool started_ = false;
    char status_ = 'I';
    Effect bound_ = Effect::Row;
    std::unordered_map<std::string, Statement> prepared_;
    std::string in_, out_;
};

[[noreturn]] void fail(const char* what)
{
    std::perror(what);
    std::exit(1);
}

int listenAt(const sockaddr* address, socklen_t size)
{
    const int fd = ::socket(address->sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int yes = 1;
    ::setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (::bind(fd, address, size) != 0 || ::listen(fd, 512) != 0)
        fail("listen");
    return fd;
}

int listenBySocket(const std::string& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path)
        fail("path too long");
    path.copy(address.sun_path, path.size());
    ::unlink(path.c_str());
    return listenAt(reinterpret_cast<sockaddr*>(&address), sizeof address);
}

int listenByTcp(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return listenAt(reinterpret_cast<sockaddr*>(&address), sizeof address);
}

void serve(int bySocket, int byTcp)
{
    const int poll = ::epoll_create1(EPOLL_CLOEXEC);
    const auto watch = [poll](int fd) {
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.fd = fd;
        if (::epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event) != 0)
            fail("epoll_ctl");
    };
    watch(bySocket);
    watch(byTcp);
    std::unordered_map<int, std::unique_ptr<Client>> clients;
    std::array<epoll_event, 256> events;
    while (true) {
        const int count = ::epoll_wait(poll, events.data(), static_cast<int>(events.size()), -1);
        for (int i = 0; i < count; ++i) {
            const int fd = events[static_cast<std::size_t>(i)].data.fd;
            if (fd == bySocket || fd == byTcp) {
                const int client = ::accept4(fd, nullptr, nullptr, SOCK_CLOEXEC);
                if (client < 0)
                    continue;
                const int yes = 1;
                ::setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
                clients[client] = std::make_unique<Client>(client);
                watch(client);
            } else if (!clients.at(fd)->onReadable()) {
                clients.erase(fd);
            }
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: %s FOLDER PORT\n", argv[0]);
        return 1;
    }
    const int port = std::atoi(argv[2]);
    serve(listenBySocket(std::string(argv[1]) + "/.s.PGSQL." + argv[2]), listenByTcp(port));
}
