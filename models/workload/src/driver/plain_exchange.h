#pragma once

#include <string>
#include <vector>

#include "driver/answer_reader.h"
#include "driver/connection.h"
#include "driver/message_writer.h"

namespace pgduel::workload {

/// A session's statements over a socket that nobody encrypts, without libpq: that would build a result of
/// some four thousand instructions which nobody reads, and have the server describe the columns each time.
/// libpq has the connection between two exchanges.
class PlainExchange {
public:
    /// Takes a connection that is up; usable() when its socket is plain.
    void open(PGconn* connection);
    void close();
    bool usable() const { return socket_ >= 0; }

    MessageWriter& messages() { return messages_; } ///< that are to be sent
    /// Sends them; the answer ends after so many ReadyForQuery. Where the connection is broken, reading
    /// tells.
    void send(int syncs = 1);
    void sendMore(); ///< they belong to the exchange under way
    bool sending() const { return !unsent_.empty(); } ///< the socket had no room for all
    void sendRest();

    /// What the socket holds is for receive(), not for libpq.
    bool reading() const { return answer_.expecting() || answer_.hasRest(); }
    AnswerReader::Progress receive(std::vector<char>& room, AnswerSink& sink)
    {
        return answer_.receive(socket_, room, sink);
    }
    char transactionStatus() const { return answer_.transactionStatus(); }

private:
    void transmit(const char* bytes, std::size_t size);

    int socket_ = -1;
    MessageWriter messages_;
    AnswerReader answer_;
    std::string unsent_;
};

} // namespace pgduel::workload
