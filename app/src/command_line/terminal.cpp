#include "command_line/terminal.h"

#include <cmath>
#include <cstdio>

#include <QDateTime>

#ifdef Q_OS_UNIX
#include <sys/ioctl.h>
#include <unistd.h>
#endif

#include "measure/conninfo.h"
#include "words/faults.h"

namespace pgduel::app {

namespace {

constexpr int barWidth = 20;
constexpr qint64 quietMillis = 10'000;

bool errorsGoToTerminal()
{
#ifdef Q_OS_UNIX
    return isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
}

int terminalWidth()
{
#ifdef Q_OS_UNIX
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
#endif
    return 80;
}

QString bar(double share)
{
    if (share < 0)
        return {};
    const int full = static_cast<int>(std::lround(share * barWidth));
    return QLatin1Char('[') + QString(full, QLatin1Char('#')) + QString(barWidth - full, QLatin1Char('.'))
        + QStringLiteral("] ");
}

} // namespace

Terminal::Terminal()
    : interactive_(errorsGoToTerminal())
{
}

void Terminal::line(const QString& text)
{
    raw(text.toUtf8() + '\n');
}

void Terminal::raw(const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    written_ =
        std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0 && written_;
}

void Terminal::fault(const measure::Fault& fault)
{
    note(words::sentence(fault));
}

void Terminal::faults(const std::vector<measure::Fault>& faults)
{
    for (const auto& each : faults)
        fault(each);
}

void Terminal::note(const QString& text)
{
    endProgress();
    writeError(text + QLatin1Char('\n'));
}

/// Sentences may quote what the user or the server wrote, a connection string among it.
void Terminal::writeError(const QString& text)
{
    const QByteArray bytes = QByteArray::fromStdString(measure::redactSecrets(text.toStdString()));
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    std::fflush(stderr);
}

void Terminal::progress(const QString& text, double share, bool milestone)
{
    if (interactive_) {
        const QString whole = (bar(share) + text).left(terminalWidth() - 1);
        if (whole != shown_)
            writeError(QStringLiteral("\r\x1b[K") + whole);
        shown_ = whole;
        return;
    }
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (text == shown_ || (!milestone && now - lastLine_ < quietMillis))
        return;
    writeError(text + QLatin1Char('\n'));
    shown_ = text;
    lastLine_ = now;
}

void Terminal::endProgress()
{
    if (interactive_ && !shown_.isEmpty())
        writeError(QStringLiteral("\r\x1b[K"));
    shown_.clear();
}

} // namespace pgduel::app
