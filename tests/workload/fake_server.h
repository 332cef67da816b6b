#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace pgduel::workload::test {

/// Speaks PostgreSQL's protocol 3.0 and knows no SQL: every statement gives one row with the integer 1,
/// except
///   wait N          the answer comes after N milliseconds
///   hang            no answer until it is cancelled (57014)
///   drop            the connection is closed
///   part N          the same after a command of N rows is complete
///   mumble          a moment after the answer half a notice comes, its rest before the next answer
///   EXPLAIN         one row, and a command tag without a number
///   fail XXXXX      an error with that SQLSTATE
///   once XXXXX      the same, but only the first time on a connection
///   COPY … TO       three rows by COPY; COPY … FROM wants rows and takes whatever comes
///   BEGIN, COMMIT, ROLLBACK  change the transaction status; an error in a transaction breaks it
/// A name of a prepared statement can be taken only once (42P05).
/// So the driver can be tested, also under thread checks, where there is no PostgreSQL.
class FakeServer {
public:
    FakeServer();
    ~FakeServer();
    FakeServer(const FakeServer&) = delete;
    FakeServer& operator=(const FakeServer&) = delete;

    std::string conninfo() const;
    const std::string& folder() const { return folder_; } ///< its own, removed at the end
    void limitSessions(int most) { most_ = most; } ///< more are refused with 53300
    void mixUpPrepared() { mixUp_ = true; } ///< statements with a name exist already, as behind some poolers
    void dropAll() { dropAll_ = true; } ///< closes all connections
    void freeze(bool frozen) { frozen_ = frozen; } ///< reads and answers nothing meanwhile, as after SIGSTOP
    int sessions() const { return sessions_; } ///< connected now
    int mostSessions() const { return peak_; }
    int cancels() const { return cancels_; }
    void delayStartUp(int millis) { startUpDelay_ = millis; } ///< of sessions, all at the same time
    int opened() const { return opened_; } ///< sessions ever
    long statements() const { return statements_; } ///< answered
    long syncs() const { return syncs_; } ///< round trips of the extended protocol
    /// Statements since the last call, without blanks at their end, with their parameters: "SELECT $1, $2 [5]
    /// [NULL]".
    std::vector<std::string> heard();

private:
    struct Client {
        int fd = -1;
        int id = 0;
        bool started = false, hanging = false, ignoring = false, closing = false, copying = false,
             simple = false;
        char status = 'I';
        bool failedOnce = false;
        std::string in, out;
        std::string halfNotice, restOfNotice;
        std::chrono::steady_clock::time_point noticeAt;
        std::chrono::steady_clock::time_point speaksAt; ///< its answers wait until then
        std::map<std::string, std::string> prepared;
        std::string bound, parameters;
    };

    void loop();
    void accept();
    bool read(Client& client); ///< false: closed
    void dispatch(Client& client);
    bool startUp(Client& client, const std::string& body);
    void message(Client& client, char type, const std::string& body);
    void execute(Client& client, const std::string& sql, bool describe);
    void copy(Client& client, bool in);
    void mumble(Client& client);
    void error(Client& client, const std::string& state, const std::string& text);
    void ready(Client& client);
    void close(Client& client);

    std::string folder_;
    int listener_ = -1;
    std::vector<std::unique_ptr<Client>> clients_;
    int nextId_ = 1;
    std::atomic<int> most_{1000}, sessions_{0}, peak_{0}, cancels_{0}, opened_{0}, startUpDelay_{0};
    std::atomic<long> statements_{0}, syncs_{0};
    std::atomic<bool> dropAll_{false}, frozen_{false}, mixUp_{false}, quit_{false};
    std::mutex hearing_;
    std::vector<std::string> heard_;
    std::thread thread_;
};

} // namespace pgduel::workload::test
