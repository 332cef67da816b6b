#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "driver/canceller.h"
#include "driver/connection.h"
#include "fake_server.h"

using namespace pgduel::workload;
using namespace std::chrono_literals;

namespace {

CancelHandle cancelOf(const ConnectionHandle& connection)
{
    return CancelHandle(PQgetCancel(connection.get()));
}

/// Takes connections at the place where a server was, and never says a word.
class SilentServer {
public:
    explicit SilentServer(const std::filesystem::path& folder)
        : folder_(folder)
        , listener_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        std::filesystem::create_directory(folder);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        (folder / ".s.PGSQL.5432").native().copy(address.sun_path, sizeof address.sun_path - 1);
        ok = ::bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0
            && ::listen(listener_, 16) == 0;
    }
    ~SilentServer()
    {
        ::close(listener_); // whoever waits for a word ends
        std::filesystem::remove_all(folder_);
    }
    bool ok = false;

private:
    std::filesystem::path folder_;
    int listener_;
};

TEST(Canceller, hasAskedForEveryCancelWhenItEnds)
{
    const test::FakeServer server;
    std::vector<ConnectionHandle> connections;
    std::vector<CancelHandle> handles;
    for (int i = 0; i < 20; ++i) {
        connections.emplace_back(PQconnectdb(server.conninfo().c_str()));
        ASSERT_EQ(PQsendQuery(connections.back().get(), "hang"), 1);
    }
    std::this_thread::sleep_for(100ms);
    {
        Canceller canceller;
        for (std::size_t i = 0; i < 20; ++i) {
            handles.push_back(cancelOf(connections[i]));
            if (i % 10 == 9)
                canceller.cancel(std::exchange(handles, {}));
        }
    }
    EXPECT_EQ(server.cancels(), 20);
}

TEST(Canceller, doesNotWaitForAServerThatIsSilent)
{
    auto server = std::make_unique<test::FakeServer>();
    const ConnectionHandle connection(PQconnectdb(server->conninfo().c_str()));
    const std::string folder = PQhost(connection.get());
    std::vector<CancelHandle> handles;
    for (int i = 0; i < 3; ++i)
        handles.push_back(cancelOf(connection));
    server.reset();
    const SilentServer silent(folder);
    ASSERT_TRUE(silent.ok);
    const auto since = std::chrono::steady_clock::now();
    {
        Canceller canceller;
        canceller.cancel(std::move(handles));
        EXPECT_LT(std::chrono::steady_clock::now() - since, 200ms);
    }
    const auto took = std::chrono::steady_clock::now() - since;
    EXPECT_GE(took, 250ms) << "it must have had to wait, or this tests nothing";
    EXPECT_LT(took, 1s);
}

TEST(Canceller, aSilentServerKeepsNoOtherWaiting)
{
    auto gone = std::make_unique<test::FakeServer>();
    const ConnectionHandle lost(PQconnectdb(gone->conninfo().c_str()));
    const std::string folder = PQhost(lost.get());
    std::vector<CancelHandle> stuck, other;
    stuck.push_back(cancelOf(lost));
    gone.reset();
    const SilentServer silent(folder);
    ASSERT_TRUE(silent.ok);
    const test::FakeServer server;
    const ConnectionHandle connection(PQconnectdb(server.conninfo().c_str()));
    other.push_back(cancelOf(connection));
    {
        Canceller canceller;
        canceller.cancel(std::move(stuck));
        std::this_thread::sleep_for(50ms); // its thread has taken it
        canceller.cancel(std::move(other));
    }
    EXPECT_EQ(server.cancels(), 1);
}

} // namespace
