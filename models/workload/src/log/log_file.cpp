#include "log/log_file.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace pgduel::workload {

namespace {

constexpr std::size_t pieceBytes = 65536;

} // namespace

LogFile::LogFile(std::string name)
    : name_(std::move(name))
    , descriptor_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666))
{
    if (descriptor_ < 0)
        error_ = errno;
    pending_.reserve(pieceBytes + 256);
}

LogFile::~LogFile()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

LogFile& LogFile::operator<<(std::string_view text)
{
    pending_ += text;
    return *this;
}

LogFile& LogFile::operator<<(std::int64_t number)
{
    std::array<char, 24> digits{};
    pending_.append(digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr);
    return *this;
}

void LogFile::endLine()
{
    pending_ += '\n';
    if (pending_.size() >= pieceBytes)
        flush();
}

void LogFile::close()
{
    flush();
    if (descriptor_ >= 0 && ::close(std::exchange(descriptor_, -1)) != 0 && error_ == 0)
        error_ = errno;
}

void LogFile::flush()
{
    std::string_view rest = pending_;
    while (!rest.empty() && error_ == 0) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written >= 0)
            rest.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            error_ = errno;
    }
    pending_.clear();
}

} // namespace pgduel::workload
