#include "driver/connection.h"

#include <cctype>
#include <cstdlib>
#include <string_view>

#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

void noteLastWords(void* lastWords, const PGresult* notice)
{
    const char* const severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    const std::string_view text = severity ? severity : "";
    if (lastWords && (text == "FATAL" || text == "PANIC" || text == "ERROR"))
        *static_cast<ServerError*>(lastWords) = errorOf(notice);
}

std::string firstLine(std::string text)
{
    const std::size_t end = text.find('\n');
    return end == std::string::npos ? text : text.substr(0, end);
}

/// In verbose messages the SQLSTATE stands between ": " marks: "FATAL:  53300: sorry, …". Returns where it
/// begins.
std::size_t findState(const std::string& text)
{
    constexpr std::size_t length = 5;
    for (std::size_t at = text.find(":  "); at != std::string::npos; at = text.find(":  ", at + 1)) {
        const std::size_t begin = at + 3;
        bool fits = begin + length < text.size() && text[begin + length] == ':';
        for (std::size_t i = begin; fits && i < begin + length; ++i)
            fits = std::isdigit(static_cast<unsigned char>(text[i]))
                || std::isupper(static_cast<unsigned char>(text[i]));
        if (fits)
            return begin;
    }
    return std::string::npos;
}

/// Verbose messages end in a line such as "LOCATION:  CheckMyDatabase, postinit.c:438", its first word in the
/// user's language; cuts it off.
std::string takeSource(std::string& message)
{
    const std::size_t file = message.rfind(".c:");
    const std::size_t line = file == std::string::npos ? file : message.rfind('\n', file);
    const std::size_t mark = line == std::string::npos ? line : message.find(":  ", line);
    const std::size_t comma = mark == std::string::npos ? mark : message.find(',', mark);
    if (comma == std::string::npos)
        return {};
    const std::string source = message.substr(mark + 3, comma - mark - 3);
    message.erase(line);
    return source;
}

} // namespace

ConnectionHandle startConnecting(const std::string& conninfo, const std::string& applicationName,
    const std::string& address, ServerError* lastWords)
{
    const char* const keywords[] = {
        "dbname", "application_name", address.empty() ? nullptr : "hostaddr", nullptr};
    const char* const values[] = {conninfo.c_str(), applicationName.c_str(), address.c_str(), nullptr};
    ConnectionHandle connection(PQconnectStartParams(keywords, values, 1));
    if (connection) {
        PQsetNoticeReceiver(connection.get(), noteLastWords, lastWords);
        PQsetErrorVerbosity(
            connection.get(), PQERRORS_VERBOSE); // so that a refused connection tells its SQLSTATE
    }
    return connection;
}

std::string addressOf(PGconn* connection)
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfo(connection), PQconninfoFree);
    bool isName = false;
    for (const PQconninfoOption* option = options.get(); option && option->keyword; ++option) {
        const std::string_view keyword = option->keyword, value = option->val ? option->val : "";
        if (keyword == "hostaddr" && !value.empty())
            return {};
        if (keyword == "host")
            isName = !value.empty() && value.front() != '/' && value.front() != '@'
                && value.find(',') == std::string_view::npos;
    }
    const char* const address = isName ? PQhostaddr(connection) : nullptr;
    return address ? address : "";
}

void checkConninfo(const std::string& conninfo)
{
    PQconninfoOption* const options = PQconninfoParse(conninfo.c_str(), nullptr);
    if (!options)
        throw WorkloadError(measure::Fault{fault::badConninfo, {}, {}, {}});
    PQconninfoFree(options);
}

ServerError errorOf(const PGresult* result)
{
    const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* const message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return {state ? state : "08006", firstLine(message ? message : PQresultErrorMessage(result))};
}

measure::Fault refusalOf(const ServerError& error, int sessionsWanted, const std::array<std::string, 3>& room)
{
    if (error.state != "53300")
        return {fault::connectionFailed, {}, {error.state}, error.message};
    const std::string wanted = std::to_string(sessionsWanted);
    // Where PostgreSQL checks the limits of the role and of the database.
    if (error.source == "InitializeSessionUserId" || error.source == "CheckMyDatabase")
        return {fault::connectionLimit, {}, {wanted}, error.message};
    return {fault::tooManyClients, {}, {wanted, room[0], room[1], room[2]}, error.message};
}

std::uint64_t rowsOf(const PGresult* result)
{
    return std::strtoull(PQcmdTuples(const_cast<PGresult*>(result)), nullptr, 10);
}

ServerError connectionErrorOf(const PGconn* connection)
{
    std::string message = connection ? PQerrorMessage(connection) : "";
    const std::string source = takeSource(message);
    while (!message.empty() && message.back() == '\n')
        message.pop_back();
    const std::size_t state = findState(message);
    if (state == std::string::npos)
        return {"08006", message};
    const std::string code = message.substr(state, 5);
    message.erase(state, 7);
    return {code, message, source};
}

} // namespace pgduel::workload
