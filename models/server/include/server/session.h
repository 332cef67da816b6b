#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "server/error.h"

namespace pgduel::server {

/// Rows as text; NULL is nothing.
struct Rows {
    std::vector<std::string> columns;
    std::vector<std::vector<std::optional<std::string>>> rows;

    bool empty() const { return rows.empty(); }
    std::string text(std::size_t row, std::size_t column = 0) const; ///< empty for NULL
    long long integer(std::size_t row, std::size_t column = 0) const; ///< 0 for NULL
    double real(std::size_t row, std::size_t column = 0) const;
    int column(const std::string& name) const; ///< -1 when absent
};

enum class CopyInto {
    Table, ///< rows are added, all or none
    OpenTransaction, ///< so too, in a transaction that the caller began with BEGIN
    /// In such a transaction too, in which the table was made or emptied: rows are frozen, as pgbench does
    /// it, so that VACUUM finds nothing to do. Not for partitioned tables.
    FrozenInOpenTransaction
};

/// One connection for control and set-up, autocommit, over libpqxx (the only shim around its two versions).
/// One thread at a time, except cancel(). A broken connection is terminal: every later call throws
/// (server.connection_lost).
class Session {
public:
    /// Time-out 10 s unless the conninfo says otherwise. Throws ServerError (server.connect_failed).
    explicit Session(const std::string& conninfo, const std::string& applicationName = "pgduel control");
    ~Session();
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;

    Rows query(const std::string& sql); ///< throws ServerError (server.sql_failed; args: SQLSTATE)
    Rows query(const std::string& sql, const std::vector<std::string>& parameters);
    void prepare(const std::string& name, const std::string& sql);
    Rows queryPrepared(const std::string& name);
    void execute(const std::string& sql); ///< as query, result thrown away; may be VACUUM, CREATE DATABASE …
    /// For what may take long (CHECKPOINT, CREATE INDEX): when `stop` comes, it is cancelled on the server
    /// and ServerError (server.stopped) thrown; the session can still be used.
    void execute(const std::string& sql, std::stop_token stop);
    /// COPY table (columns) FROM STDIN: `fill` is called until it returns false and adds one row a call. All
    /// rows or, when it throws, none.
    void copyIn(const std::string& table, const std::vector<std::string>& columns,
        const std::function<bool(std::vector<std::string>& row)>& fill, CopyInto into = CopyInto::Table);
    void cancel(); ///< from any thread

    /// Notices (NOTICE, WARNING, INFO) since the last call, one message each; they are never printed.
    std::vector<std::string> takeNotices();

    int serverVersion() const; ///< 150018
    int backendPid() const;
    std::string quoteName(const std::string& name) const;
    std::string quoteLiteral(const std::string& text) const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace pgduel::server
