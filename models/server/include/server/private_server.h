#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "server/installation.h"
#include "server/session.h"
#include "study/study.h"

namespace pgduel::server {

/// Where private servers live: $XDG_DATA_HOME/pgduel/servers, or /var/lib/pgduel/servers for root (whose
/// servers run as user postgres or another unprivileged one). PGDUEL_DATA_DIR overrides it (tests).
std::string serversFolder();

/// A server that pgduel makes, tunes, restarts and removes: own data directory, Unix socket in a short path,
/// free loopback port, scram password made at random, own settings file. Not thread-safe; calls block (never
/// call from the window's thread).
class PrivateServer {
public:
    /// initdb + first start. Here and below `stop` ends a wait early: ServerError (server.stopped), and the
    /// server is down (at once; the next start recovers) or, where it had not come to that, runs as before.
    static PrivateServer create(const Installation& installation, std::stop_token stop = {});
    ~PrivateServer(); ///< ends the server and removes its folder
    PrivateServer(PrivateServer&&) noexcept;
    PrivateServer& operator=(PrivateServer&&) noexcept;

    /// Writes exactly these settings (nothing of earlier calls stays) and restarts. When the server does not
    /// come up, the reason from its log is in the ServerError (server.start_failed, detail = log lines) and
    /// it runs again with the settings it had before.
    void restart(const study::Settings& settings, std::stop_token stop = {});
    void start(std::stop_token stop = {});
    void stop(std::stop_token stop = {}); ///< fast shutdown after CHECKPOINT
    bool running() const;

    std::string conninfo(const std::string& database = "postgres") const; ///< by socket, with the password
    std::string dataDirectory() const;
    std::string logTail(int lines) const;
    int postmasterPid() const;
    const Installation& installation() const;

    /// Golden copy of the whole data directory (reflink where the file system can, else a plain copy).
    /// Leaves the server stopped. `bytes copied, bytes in all` go to `progress`.
    using Progress = std::function<void(double done, double total)>;
    void saveGoldenCopy(const std::string& key, const Progress& progress = {}, std::stop_token stop = {});
    bool hasGoldenCopy(const std::string& key) const;
    /// Leaves the server stopped, on the same bytes as when the copy was made. What is still the same is not
    /// copied; right after saveGoldenCopy() that is all.
    void restoreGoldenCopy(const std::string& key, const Progress& progress = {}, std::stop_token stop = {});

private:
    struct State;
    explicit PrivateServer(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// Stops and removes private servers whose owner (pid and start time) is dead. Returns their folders. One
/// that resists (it belongs to another user, say) is left, with a line in the log.
std::vector<std::string> removeLeftOvers();

} // namespace pgduel::server
