#include "fake_server.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace pgduel::workload::test {

namespace {

constexpr int port = 5432;
constexpr std::uint32_t cancelCode = 80877102, protocol3 = 196608;

std::string int32(std::uint32_t value)
{
    return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
        static_cast<char>(value)};
}

std::string int16(std::uint32_t value)
{
    return int32(value).substr(2);
}

std::uint32_t readInt32(const std::string& bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

std::string packet(char type, const std::string& body)
{
    return type + int32(static_cast<std::uint32_t>(body.size()) + 4) + body;
}

std::string text(const std::string& value)
{
    return value + '\0';
}

std::string row(const std::vector<std::string>& values)
{
    std::string body = int16(static_cast<std::uint32_t>(values.size()));
    for (const std::string& value : values)
        body += int32(static_cast<std::uint32_t>(value.size())) + value;
    return packet('D', body);
}

/// Columns of type int4, text format.
std::string rowDescription(std::size_t columns)
{
    std::string body = int16(static_cast<std::uint32_t>(columns));
    for (std::size_t i = 0; i < columns; ++i)
        body += text("c") + int32(0) + int16(0) + int32(23) + int16(4) + int32(0xffffffff) + int16(0);
    return packet('T', body);
}

std::string stringAt(const std::string& body, std::size_t at)
{
    return body.c_str() + at;
}

/// Values of a Bind message whose formats begin at `at`.
std::string parametersOf(const std::string& body, std::size_t at)
{
    const auto int16At = [&body](std::size_t place) { return readInt32(body, place) >> 16; };
    at += 2 + 2 * int16At(at);
    std::uint32_t count = int16At(at);
    std::string result;
    for (at += 2; count > 0; --count) {
        const std::uint32_t length = readInt32(body, at);
        const bool isNull = length == 0xffffffff;
        result += " [" + (isNull ? "NULL" : body.substr(at + 4, length)) + "]";
        at += 4 + (isNull ? 0 : length);
    }
    return result;
}

std::string withoutBlanksAtEnd(const std::string& sql)
{
    return sql.substr(0, sql.find_last_not_of(" \t\r\n\f\v") + 1);
}

bool beginsWith(const std::string& whole, const std::string& beginning)
{
    return whole.compare(0, beginning.size(), beginning) == 0;
}

} // namespace

FakeServer::FakeServer()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "pgduel-fake-XXXXXX").string();
    folder_ = ::mkdtemp(pattern.data());
    listener_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = folder_ + "/.s.PGSQL." + std::to_string(port);
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    if (::bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0
        || ::listen(listener_, 512) != 0)
        throw std::runtime_error("no fake server at " + path);
    thread_ = std::thread([this] { loop(); });
}

FakeServer::~FakeServer()
{
    quit_ = true;
    thread_.join();
    for (const auto& client : clients_)
        ::close(client->fd);
    ::close(listener_);
    std::filesystem::remove_all(folder_);
}

std::string FakeServer::conninfo() const
{
    return "host=" + folder_ + " port=" + std::to_string(port) + " user=u dbname=d";
}

std::vector<std::string> FakeServer::heard()
{
    const std::lock_guard lock(hearing_);
    return std::exchange(heard_, {});
}

void FakeServer::loop()
{
    while (!quit_) {
        std::vector<pollfd> fds{{listener_, POLLIN, 0}};
        for (const auto& client : clients_)
            fds.push_back({client->fd, POLLIN, 0});
        ::poll(fds.data(), fds.size(), 2);
        while (frozen_ && !quit_)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (dropAll_.exchange(false))
            for (const auto& client : clients_)
                client->closing = true;
        for (std::size_t i = 1; i < fds.size(); ++i) {
            Client& client = *clients_[i - 1];
            if (fds[i].revents != 0 && !client.closing && !read(client))
                client.closing = true;
        }
        for (const auto& client : clients_) {
            const auto now = std::chrono::steady_clock::now();
            if (client->speaksAt > now)
                continue;
            if (client->noticeAt <= now)
                client->out += std::exchange(client->halfNotice, {});
            if (!client->out.empty())
                client->closing |=
                    ::send(client->fd, client->out.data(), client->out.size(), MSG_NOSIGNAL) < 0;
            client->out.clear();
            if (client->closing)
                close(*client);
        }
        clients_.erase(std::remove_if(clients_.begin(), clients_.end(),
                           [](const auto& client) { return client->fd < 0; }),
            clients_.end());
        if (fds[0].revents != 0)
            accept();
    }
}

void FakeServer::accept()
{
    while (true) {
        const int fd = ::accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0)
            return;
        clients_.push_back(std::make_unique<Client>());
        clients_.back()->fd = fd;
        clients_.back()->id = nextId_++;
    }
}

void FakeServer::close(Client& client)
{
    ::close(client.fd);
    client.fd = -1;
    if (client.started)
        --sessions_;
}

bool FakeServer::read(Client& client)
{
    char buffer[8192];
    const ssize_t count = ::recv(client.fd, buffer, sizeof buffer, 0);
    if (count <= 0)
        return false;
    client.in.append(buffer, static_cast<std::size_t>(count));
    dispatch(client);
    return true;
}

/// Takes whole messages out of what came in.
void FakeServer::dispatch(Client& client)
{
    while (!client.closing) {
        const std::size_t head = client.started ? 5 : 4;
        if (client.in.size() < head)
            return;
        const std::size_t length = readInt32(client.in, head - 4) + head - 4;
        if (client.in.size() < length)
            return;
        const char type = client.in[0];
        const std::string body = client.in.substr(head, length - head);
        client.in.erase(0, length);
        if (client.started)
            message(client, type, body);
        else
            client.closing = !startUp(client, body);
    }
}

bool FakeServer::startUp(Client& client, const std::string& body)
{
    const std::uint32_t code = readInt32(body, 0);
    if (code == cancelCode) {
        ++cancels_;
        for (const auto& each : clients_)
            if (each->id == static_cast<int>(readInt32(body, 4)) && each->hanging) {
                each->hanging = false;
                error(*each, "57014", "cancelled");
                ready(*each);
            }
        return false;
    }
    if (code != protocol3) { // a wish for encryption
        client.out += 'N';
        return true;
    }
    if (sessions_ >= most_) {
        error(client, "53300", "sorry, too many clients already");
        ::send(client.fd, client.out.data(), client.out.size(), MSG_NOSIGNAL);
        client.out.clear();
        return false;
    }
    client.started = true;
    client.speaksAt = std::chrono::steady_clock::now() + std::chrono::milliseconds(startUpDelay_);
    ++opened_;
    peak_ = std::max(peak_.load(), ++sessions_);
    client.out += packet('R', int32(0)) + packet('S', text("server_version") + text("15.0"))
        + packet('S', text("client_encoding") + text("UTF8"))
        + packet('S', text("standard_conforming_strings") + text("on"))
        + packet('K', int32(static_cast<std::uint32_t>(client.id)) + int32(7));
    ready(client);
    return true;
}

void FakeServer::ready(Client& client)
{
    client.out += packet('Z', std::string(1, client.status));
}

void FakeServer::error(Client& client, const std::string& state, const std::string& message)
{
    client.out += packet('E',
        std::string("S") + text("ERROR") + "V" + text("ERROR") + "C" + text(state) + "M" + text(message)
            + '\0');
    client.ignoring = true;
    if (client.status == 'T')
        client.status = 'E';
}

void FakeServer::message(Client& client, char type, const std::string& body)
{
    client.simple = type == 'Q' || (client.simple && client.copying);
    if (client.halfNotice.empty())
        client.out += std::exchange(client.restOfNotice, {});
    if (type == 'X') {
        client.closing = true;
    } else if (type == 'Q') {
        execute(client, body.c_str(), true);
        client.ignoring = false;
        if (!client.hanging && !client.copying && !client.closing)
            ready(client);
    } else if (client.copying && type == 'S') {
        return; // as PostgreSQL does: the client did not know that it would be asked for rows
    } else if (client.copying) {
        client.copying = type == 'd';
        if (type == 'f')
            error(client, "57014", "COPY failed");
        if (!client.copying && client.simple) {
            client.ignoring = false;
            ready(client);
        }
    } else if (type == 'S') {
        ++syncs_;
        client.ignoring = false;
        if (!client.hanging)
            ready(client);
    } else if (client.ignoring) {
        return; // until Sync
    } else if (type == 'P') {
        const std::string name = stringAt(body, 0);
        if (!name.empty() && (mixUp_ || client.prepared.count(name) > 0))
            return error(client, "42P05", "exists");
        client.prepared[name] = stringAt(body, name.size() + 1);
        client.out += packet('1', "");
    } else if (type == 'B') {
        const std::string portal = stringAt(body, 0);
        const std::string name = stringAt(body, portal.size() + 1);
        client.bound = client.prepared[name];
        client.parameters = parametersOf(body, portal.size() + name.size() + 2);
        client.out += packet('2', "");
    } else if (type == 'D' && body[0] == 'S') {
        client.out += packet('t', int16(0)) + rowDescription(1);
    } else if (type == 'D') {
        client.out += beginsWith(client.bound, "COPY") ? packet('n', "") : rowDescription(1);
    } else if (type == 'E') {
        execute(client, client.bound, false);
    }
}

void FakeServer::execute(Client& client, const std::string& sql, bool describe)
{
    {
        const std::lock_guard lock(hearing_);
        heard_.push_back(withoutBlanksAtEnd(sql) + (describe ? "" : client.parameters));
    }
    const std::string whole = sql.substr(0, sql.find(';'));
    const std::string argument = whole.substr(std::min<std::size_t>(5, whole.size()));
    if (beginsWith(sql, "hang"))
        client.hanging = true;
    else if (beginsWith(sql, "COPY"))
        copy(client, sql.find("FROM") != std::string::npos);
    else if (beginsWith(sql, "drop"))
        client.closing = true;
    else if (beginsWith(sql, "part")) {
        client.out += packet('C', text("SELECT " + argument));
        client.closing = true;
    } else if (beginsWith(sql, "fail")
        || (beginsWith(sql, "once") && !std::exchange(client.failedOnce, true)))
        error(client, argument, "as told");
    else if (beginsWith(sql, "BEGIN") || beginsWith(sql, "COMMIT") || beginsWith(sql, "ROLLBACK")) {
        client.status = beginsWith(sql, "BEGIN") ? 'T' : 'I';
        client.out += packet('C', text(sql.substr(0, sql.find(';'))));
    } else {
        if (beginsWith(sql, "wait"))
            client.speaksAt =
                std::chrono::steady_clock::now() + std::chrono::milliseconds(std::stoi(argument));
        if (beginsWith(sql, "mumble"))
            mumble(client);
        const bool room = sql.find("max_connections") != std::string::npos;
        const std::vector<std::string> values = room
            ? std::vector<std::string>{std::to_string(most_), "0", "0", std::to_string(client.id)}
            : std::vector<std::string>{"1"};
        const std::string tag = beginsWith(sql, "EXPLAIN") ? "EXPLAIN" : "SELECT 1";
        client.out += (describe ? rowDescription(values.size()) : "") + row(values) + packet('C', text(tag));
    }
    ++statements_;
}

void FakeServer::mumble(Client& client)
{
    const std::string notice = packet(
        'N', "S" + text("NOTICE") + "V" + text("NOTICE") + "C" + text("00000") + "M" + text("hm") + '\0');
    client.halfNotice = notice.substr(0, 8);
    client.restOfNotice = notice.substr(8);
    client.noticeAt = std::chrono::steady_clock::now() + std::chrono::milliseconds(15);
}

void FakeServer::copy(Client& client, bool in)
{
    client.out += packet(in ? 'G' : 'H', '\0' + int16(0));
    client.copying = in;
    if (!in)
        client.out += packet('d', "a\n") + packet('d', "b\n") + packet('d', "c\n") + packet('c', "")
            + packet('C', text("COPY 3"));
}

} // namespace pgduel::workload::test
