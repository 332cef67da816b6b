#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "driver/connection.h"

namespace pgduel::workload {

/// Hears what an answer says, while it is read; must not close the connection.
class AnswerSink {
public:
    virtual void completed(std::uint64_t rows) = 0; ///< a command, with the rows of its tag
    virtual void refused(
        const ServerError& error) = 0; ///< one was not; those up to the next Sync are passed over
    virtual void parsed() = 0; ///< a statement is prepared
    virtual void synced() = 0;
    virtual void copyBegins(bool rowsWanted) = 0; ///< COPY; rows wanted: FROM STDIN
    virtual void lastWords(const ServerError& error) = 0; ///< the server ends the session

protected:
    ~AnswerSink() = default;
};

/// Reads what the server answers to statements whose rows nobody wants, without libpq: rows, also those of
/// COPY, are counted by the command tag and passed over, an error keeps its SQLSTATE and first line.
class AnswerReader {
public:
    enum class Progress {
        Waiting, ///< for more bytes
        Done, ///< the server is ready for the next statement
        Broken, ///< the connection ended or speaks otherwise
    };

    void expect(int syncs = 1); ///< an answer to what is sent now: it ends after so many ReadyForQuery
    bool expecting() const { return syncs_ > 0; }
    /// Reads from the socket what is there; `room` may be shared with others. After the answer's end only
    /// what is missing of a message that has begun is read, so that libpq can take over.
    Progress receive(int fd, std::vector<char>& room, AnswerSink& sink);
    /// The beginning of a message that came after an answer's end is here: the rest is read here too.
    bool hasRest() const { return !rest_.empty() || skip_ > 0; }
    char transactionStatus() const { return status_; } ///< I idle, T in a block, E in a failed one

private:
    Progress take(const char* bytes, std::size_t size, AnswerSink& sink);
    bool message(char type, std::string_view body, AnswerSink& sink); ///< false: not understood
    void error(std::string_view body, AnswerSink& sink) const;
    std::size_t missing() const;

    std::string rest_; ///< a message that is not complete
    std::size_t skip_ = 0; ///< bytes to come of a message that nobody wants
    int syncs_ = 0;
    char status_ = 'I';
};

} // namespace pgduel::workload
