#include "server/session.h"

#include <atomic>
#include <utility>

#include "measure/conninfo.h"
#include "pqxx_shim.h"
#include "server/faults.h"
#include "stop_watcher.h"

namespace pgduel::server {

namespace {

std::string trimmed(const std::string& text)
{
    const auto end = text.find_last_not_of(" \r\n\t");
    return end == std::string::npos ? std::string() : text.substr(0, end + 1);
}

/// What every session of ours wants, unless the connection string says otherwise.
std::string completed(const std::string& text, const std::string& applicationName)
{
    auto conninfo = measure::Conninfo::parse(text);
    const std::pair<const char*, std::string> wishes[] = {
        {"application_name", applicationName}, {"connect_timeout", "10"}, {"client_encoding", "UTF8"}};
    for (const auto& [keyword, value] : wishes)
        if (conninfo.value(keyword).empty())
            conninfo.set(keyword, value);
    return conninfo.toString();
}

Rows rowsOf(const pqxx::result& result)
{
    Rows rows;
    const auto columns = result.columns();
    for (auto i = pqxx::row_size_type(0); i < columns; ++i)
        rows.columns.emplace_back(result.column_name(i));
    for (const auto& row : result) {
        auto& out = rows.rows.emplace_back();
        for (const auto& field : row)
            out.push_back(
                field.is_null() ? std::nullopt : std::optional(std::string(field.c_str(), field.size())));
    }
    return rows;
}

} // namespace

class Session::Impl {
public:
    explicit Impl(const std::string& conninfo)
        : connection(conninfo)
    {
        shim::stayDownWhenBroken(connection);
        noticeHandler = shim::collectNotices(
            connection, [this](const std::string& message) { notices.push_back(trimmed(message)); });
    }

    /// Runs `work` and turns libpqxx's exceptions into ours.
    template <typename Work> auto guarded(Work work)
    {
        if (lost)
            throw ServerError({fault::connectionLost, "", {}, ""});
        try {
            return work();
        } catch (const ServerError&) {
            throw;
        } catch (const pqxx::broken_connection& error) {
            lost = true;
            throw ServerError({fault::connectionLost, "", {}, trimmed(error.what())});
        } catch (const pqxx::sql_error& error) {
            lost = !connection.is_open();
            throw ServerError({fault::sqlFailed, "", {error.sqlstate()}, trimmed(error.what())});
        } catch (const pqxx::failure& error) {
            lost = !connection.is_open();
            throw ServerError({lost ? fault::connectionLost : fault::sqlFailed, "",
                lost ? std::vector<std::string>{} : std::vector<std::string>{""}, trimmed(error.what())});
        }
    }

    pqxx::result run(const std::string& sql)
    {
        return guarded([&] {
            pqxx::nontransaction tx(connection);
            return tx.exec(sql);
        });
    }

    std::vector<std::string> notices; // before the connection, whose last messages still arrive here
    pqxx::connection connection;
    std::unique_ptr<shim::Notices> noticeHandler;
    bool lost = false;
};

Session::Session(const std::string& conninfo, const std::string& applicationName)
{
    try {
        impl_ = std::make_unique<Impl>(completed(conninfo, applicationName));
    } catch (const pqxx::failure& error) {
        throw ServerError(
            {fault::connectFailed, "", {applicationName}, measure::redactSecrets(trimmed(error.what()))});
    }
}

Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

Rows Session::query(const std::string& sql)
{
    return rowsOf(impl_->run(sql));
}

Rows Session::query(const std::string& sql, const std::vector<std::string>& parameters)
{
    return impl_->guarded([&] {
        pqxx::nontransaction tx(impl_->connection);
        return rowsOf(shim::exec(tx, sql, parameters));
    });
}

void Session::prepare(const std::string& name, const std::string& sql)
{
    impl_->guarded([&] { impl_->connection.prepare(name, sql); });
}

Rows Session::queryPrepared(const std::string& name)
{
    return impl_->guarded([&] {
        pqxx::nontransaction tx(impl_->connection);
        return rowsOf(shim::execPrepared(tx, name));
    });
}

void Session::execute(const std::string& sql)
{
    impl_->run(sql);
}

void Session::execute(const std::string& sql, std::stop_token stop)
{
    throwIfStopped(stop);
    try {
        const StopWatcher watcher(stop, [this] { cancel(); });
        execute(sql);
    } catch (const ServerError&) {
        throwIfStopped(stop); // the error is what became of the cancelled statement
        throw;
    }
    throwIfStopped(stop);
}

void Session::copyIn(const std::string& table, const std::vector<std::string>& columns,
    const std::function<bool(std::vector<std::string>& row)>& fill, CopyInto into)
{
    std::string list;
    for (const auto& column : columns)
        list += (list.empty() ? "" : ",") + quoteName(column);
    const auto copy = [&](pqxx::transaction_base& tx) {
        shim::CopyStream stream(tx, table, list, into == CopyInto::FrozenInOpenTransaction);
        std::vector<std::string> row;
        while (row.clear(), fill(row))
            stream.write(row);
        stream.complete();
    };
    impl_->guarded([&] {
        if (into != CopyInto::Table) {
            pqxx::nontransaction tx(impl_->connection);
            return copy(tx);
        }
        pqxx::work tx(impl_->connection);
        copy(tx);
        tx.commit();
    });
}

void Session::cancel()
{
    try {
        impl_->connection.cancel_query();
    } catch (const pqxx::failure& error) {
        throw ServerError({fault::connectionLost, "", {}, trimmed(error.what())});
    }
}

int Session::serverVersion() const
{
    return impl_->connection.server_version();
}
int Session::backendPid() const
{
    return impl_->connection.backendpid();
}
std::string Session::quoteName(const std::string& name) const
{
    return impl_->connection.quote_name(name);
}
std::string Session::quoteLiteral(const std::string& text) const
{
    return impl_->connection.quote(text);
}

std::vector<std::string> Session::takeNotices()
{
    return std::exchange(impl_->notices, {});
}

} // namespace pgduel::server
