#include "command.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <chrono>
#include <csignal>
#include <thread>

#include <unistd.h>

#include "service_user.h"
#include "stop_watcher.h"

namespace pgduel::server {

namespace {

constexpr int pollMillis = 20;
constexpr auto endingTime = std::chrono::milliseconds(250);

QProcessEnvironment plainEnvironment()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& name : environment.keys())
        if (name.startsWith(QLatin1String("PG")) || name.startsWith(QLatin1String("LC_")))
            environment.remove(name);
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    return environment;
}

void configure(QProcess& process)
{
    process.setProcessEnvironment(plainEnvironment());
    process.setWorkingDirectory(QStringLiteral("/")); // ours may be closed to the service user
    process.setStandardInputFile(QProcess::nullDevice());
    process.setChildProcessModifier([user = serviceUser()] {
        setsid();
        signal(SIGINT, SIG_DFL); // a shell that put us into the background made it ignored
        if (user)
            becomeServiceUser(*user);
    });
}

/// Waits until the program and all that it started (but a server, which leaves its session) are gone. Those
/// that are dead count until process 1 takes note, which in a container may take it seconds: hence a limit.
void waitForSession(QProcess& process, pid_t session)
{
    const auto end = std::chrono::steady_clock::now() + endingTime;
    while (std::chrono::steady_clock::now() < end
        && (process.state() != QProcess::NotRunning || kill(-session, 0) == 0)) {
        process.waitForFinished(pollMillis);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void waitForEnd(QProcess& process, const std::stop_token& stop)
{
    const auto session = static_cast<pid_t>(process.processId());
    while (!process.waitForFinished(pollMillis) && process.state() != QProcess::NotRunning) {
        if (!stop.stop_requested())
            continue;
        // Not SIGTERM: on SIGINT pg_ctl also ends the server that it is just starting.
        kill(-session, SIGINT);
        waitForSession(process, session);
        kill(-session, SIGKILL);
        waitForSession(process, session);
        throwIfStopped(stop);
    }
}

} // namespace

CommandResult runCommand(
    const std::string& program, const std::vector<std::string>& arguments, std::stop_token stop)
{
    QStringList list;
    for (const auto& argument : arguments)
        list << QString::fromStdString(argument);
    QProcess process;
    configure(process);
    process.start(QString::fromStdString(program), list);
    if (!process.waitForStarted())
        return {-1, "", process.errorString().toStdString()};
    waitForEnd(process, stop);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
        process.readAllStandardOutput().toStdString(), process.readAllStandardError().toStdString()};
}

} // namespace pgduel::server
