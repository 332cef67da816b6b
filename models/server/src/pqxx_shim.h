#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <pqxx/pqxx>
#if PQXX_VERSION_MAJOR < 7
#include <pqxx/tablewriter>
#endif

/// All that differs between libpqxx 6.4 (Debian 12) and 7.10 (Debian 13).
namespace pgduel::server::shim {

using NoticeSink = std::function<void(const std::string&)>;

/// Neither version passes options to COPY, but both pass the list of columns as it is and say "FROM STDIN"
/// behind it.
inline std::string copyList(const std::string& columns, bool freeze)
{
    return freeze ? columns + ") FROM STDIN WITH (FREEZE) --" : columns;
}

#if PQXX_VERSION_MAJOR >= 7

struct Notices { };

inline std::unique_ptr<Notices> collectNotices(pqxx::connection& connection, NoticeSink sink)
{
    connection.set_notice_handler([sink](pqxx::zview message) { sink(std::string(message)); });
    return std::make_unique<Notices>();
}

inline void stayDownWhenBroken(pqxx::connection&)
{
}

inline pqxx::result exec(
    pqxx::transaction_base& tx, const std::string& sql, const std::vector<std::string>& parameters)
{
    pqxx::params list;
    for (const auto& parameter : parameters)
        list.append(parameter);
    return tx.exec(sql, list);
}

inline pqxx::result execPrepared(pqxx::transaction_base& tx, const std::string& name)
{
    return tx.exec(pqxx::prepped{name});
}

class CopyStream {
public:
    CopyStream(pqxx::transaction_base& tx, const std::string& table, const std::string& columns, bool freeze)
        : stream_(pqxx::stream_to::raw_table(tx, table, copyList(columns, freeze)))
    {
    }
    void write(const std::vector<std::string>& row) { stream_.write_row(row); }
    void complete() { stream_.complete(); }

private:
    pqxx::stream_to stream_;
};

#else

class Notices : public pqxx::errorhandler {
public:
    Notices(pqxx::connection_base& connection, NoticeSink sink)
        : pqxx::errorhandler(connection)
        , sink_(std::move(sink))
    {
    }
    bool operator()(const char message[]) noexcept override
    {
        sink_(message);
        return false;
    }

private:
    NoticeSink sink_;
};

inline std::unique_ptr<Notices> collectNotices(pqxx::connection& connection, NoticeSink sink)
{
    return std::make_unique<Notices>(connection, std::move(sink));
}

/// Version 6 reconnects silently, with all SET values lost; this call, marked as deprecated, prevents it.
inline void stayDownWhenBroken(pqxx::connection& connection)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    connection.inhibit_reactivation(true);
#pragma GCC diagnostic pop
}

inline pqxx::result exec(
    pqxx::transaction_base& tx, const std::string& sql, const std::vector<std::string>& parameters)
{
    return tx.exec_params(sql, pqxx::prepare::make_dynamic_params(parameters));
}

inline pqxx::result execPrepared(pqxx::transaction_base& tx, const std::string& name)
{
    return tx.exec_prepared(name);
}

/// Its stream_to takes rows of a fixed number of columns only and is slow; the older tablewriter takes whole
/// lines.
class CopyStream {
public:
    CopyStream(pqxx::transaction_base& tx, const std::string& table, const std::string& columns, bool freeze)
        : writer_(makeWriter(tx, table, copyList(columns, freeze)))
    {
        lines_.reserve(2 * batchBytes);
    }
    void write(const std::vector<std::string>& row)
    {
        if (lines_.size() >= batchBytes)
            flush();
        if (pending_)
            lines_ += '\n';
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                lines_ += '\t';
            append(row[i]);
        }
        pending_ = true;
    }
    void complete()
    {
        flush();
        writer_->complete();
    }

private:
    static constexpr std::size_t batchBytes = 32 * 1024;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    static std::unique_ptr<pqxx::tablewriter> makeWriter(
        pqxx::transaction_base& tx, const std::string& table, const std::string& columns)
    {
        const std::string list[] = {columns};
        return std::make_unique<pqxx::tablewriter>(tx, table, std::begin(list), std::end(list));
    }
#pragma GCC diagnostic pop

    /// COPY's text format: PostgreSQL documentation, COPY, "Text Format".
    void append(const std::string& text)
    {
        for (const char c : text)
            switch (c) {
            case '\\':
                lines_ += "\\\\";
                break;
            case '\t':
                lines_ += "\\t";
                break;
            case '\n':
                lines_ += "\\n";
                break;
            case '\r':
                lines_ += "\\r";
                break;
            default:
                lines_ += c;
            }
    }
    void flush()
    {
        if (pending_)
            writer_->write_raw_line(lines_);
        lines_.clear();
        pending_ = false;
    }

    std::unique_ptr<pqxx::tablewriter> writer_;
    std::string lines_;
    bool pending_ = false;
};

#endif

} // namespace pgduel::server::shim
