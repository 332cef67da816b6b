#include "driver/answer_reader.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <sys/socket.h>

namespace pgduel::workload {

namespace {

constexpr std::size_t headSize = 5; ///< type and length
constexpr std::size_t longest = std::size_t{1} << 30; ///< the server's own limit
constexpr std::size_t longestUsual =
    30'000; ///< libpq's limit for all but rows and what the server says freely

/// The number at the end of a command tag: "SELECT 10", "INSERT 0 1"; 0 when there is none.
std::uint64_t rowsOfTag(std::string_view tag)
{
    std::uint64_t rows = 0, place = 1;
    tag.remove_suffix(tag.empty() ? 0 : 1); // the zero byte
    for (std::size_t i = tag.size(); i-- > 0 && tag[i] >= '0' && tag[i] <= '9'; place *= 10)
        rows += place * static_cast<std::uint64_t>(tag[i] - '0');
    return rows;
}

/// Rows, their description and what the server says beside the answer are passed over before they are
/// complete.
bool isUnwanted(char type)
{
    return type == 'D' || type == 'd' || type == 'T' || type == 'N' || type == 'S' || type == 'A';
}

/// Bytes of the message that begins here, 0 when its length is nonsense. At least headSize bytes are there.
std::size_t messageSize(const char* at)
{
    const auto byte = [at](int i) { return std::size_t{static_cast<unsigned char>(at[i])}; };
    const std::size_t length = byte(1) << 24 | byte(2) << 16 | byte(3) << 8 | byte(4);
    const std::size_t most = isUnwanted(at[0]) || at[0] == 'E' ? longest : longestUsual;
    return length < 4 || length > most ? 0 : length + 1;
}

} // namespace

void AnswerReader::expect(int syncs)
{
    syncs_ = syncs;
}

std::size_t AnswerReader::missing() const
{
    if (skip_ > 0)
        return skip_;
    return (rest_.size() < headSize ? headSize : messageSize(rest_.data())) - rest_.size();
}

AnswerReader::Progress AnswerReader::receive(int fd, std::vector<char>& room, AnswerSink& sink)
{
    const std::size_t most = expecting() ? room.size() : std::min(room.size(), missing());
    const ssize_t count = ::recv(fd, room.data(), most, MSG_DONTWAIT);
    if (count < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? Progress::Waiting
                                                                         : Progress::Broken;
    if (count == 0)
        return Progress::Broken;
    if (rest_.empty())
        return take(room.data(), static_cast<std::size_t>(count), sink);
    rest_.append(room.data(), static_cast<std::size_t>(count));
    if (rest_.size() >= headSize && rest_.size() < messageSize(rest_.data()) && !isUnwanted(rest_[0]))
        return Progress::Waiting; // a long message is not moved about with every piece of it
    const std::string all = std::exchange(rest_, {});
    return take(all.data(), all.size(), sink);
}

AnswerReader::Progress AnswerReader::take(const char* bytes, std::size_t size, AnswerSink& sink)
{
    const bool expected = expecting();
    std::size_t at = std::min(skip_, size);
    skip_ -= at;
    while (size - at >= headSize) {
        const std::size_t length = messageSize(bytes + at);
        if (length == 0)
            return Progress::Broken;
        const char type = bytes[at];
        if (length > size - at && isUnwanted(type)) {
            skip_ = length - (size - at);
            at = size;
            break;
        }
        if (length > size - at)
            break;
        if (!message(type, {bytes + at + headSize, length - headSize}, sink))
            return Progress::Broken;
        at += length;
    }
    if (at < size)
        rest_.assign(bytes + at, size - at);
    return expected && !expecting() ? Progress::Done : Progress::Waiting;
}

bool AnswerReader::message(char type, std::string_view body, AnswerSink& sink)
{
    switch (type) {
    case 'C': // CommandComplete
        sink.completed(rowsOfTag(body));
        return true;
    case 'I': // EmptyQueryResponse
        sink.completed(0);
        return true;
    case 'Z': // ReadyForQuery
        if (!expecting() || body.empty())
            return false;
        status_ = body.front();
        --syncs_;
        sink.synced();
        return true;
    case 'E': // ErrorResponse
        error(body, sink);
        return true;
    case 'G': // CopyInResponse
    case 'H': // CopyOutResponse
        sink.copyBegins(type == 'G');
        return true;
    case '1': // ParseComplete
        sink.parsed();
        return true;
    case '2': // BindComplete
    case 'T': // RowDescription
    case 'n': // NoData
    case 'D': // DataRow
    case 'd': // CopyData
    case 'c': // CopyDone
    case 'N': // NoticeResponse
    case 'S': // ParameterStatus
    case 'A': // NotificationResponse
        return true;
    default:
        return false;
    }
}

void AnswerReader::error(std::string_view body, AnswerSink& sink) const
{
    ServerError error;
    std::string_view severity;
    bool translated = true; // servers before 9.6 and some poolers send nothing else
    while (body.size() > 1) { // a zero byte ends the list
        const char field = body.front();
        const std::size_t end = body.find('\0');
        if (end == std::string_view::npos)
            break;
        const std::string_view value = body.substr(1, end - 1);
        body.remove_prefix(end + 1);
        if (field == 'C')
            error.state = value;
        else if (field == 'M')
            error.message = value.substr(0, value.find('\n'));
        else if (field == 'V' || (field == 'S' && translated)) {
            severity = value;
            translated = field == 'S';
        }
    }
    const bool ends = severity == "FATAL" || severity == "PANIC";
    if (ends || !expecting())
        sink.lastWords(error);
    else
        sink.refused(error);
}

} // namespace pgduel::workload
