#include "setup.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "workload/script.h"

namespace bench {

namespace {

/// The number after a label in pgbench's report.
double numberAfter(const std::string& report, const std::string& label)
{
    const std::size_t at = report.find(label);
    if (at == std::string::npos)
        throw std::runtime_error("pgbench says nothing of \"" + label + "\":\n" + report);
    return std::stod(report.substr(at + label.size()));
}

double seconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

std::string readAll(int fd)
{
    std::string text;
    char buffer[4096];
    for (ssize_t count; (count = ::read(fd, buffer, sizeof buffer)) > 0;)
        text.append(buffer, static_cast<std::size_t>(count));
    return text;
}

[[noreturn]] void become(const std::vector<std::string>& arguments, int output)
{
    std::vector<char*> pointers;
    for (const std::string& argument : arguments)
        pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(output, STDERR_FILENO);
    ::execvp(pointers[0], pointers.data());
    ::_exit(127);
}

/// The built-in script with its SQL in one pipeline, in a file for as long as the object lives.
class PipelinedScript {
public:
    explicit PipelinedScript(const std::string& name)
    {
        std::string text(pgduel::workload::findBuiltinScript(name)->text);
        text.insert(text.find("BEGIN;"), "\\startpipeline\n");
        text += "\n\\endpipeline\n";
        const int fd = ::mkstemp(path_.data());
        if (fd < 0 || ::write(fd, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
            throw std::runtime_error("cannot write " + path_);
        ::close(fd);
    }
    ~PipelinedScript() { std::remove(path_.c_str()); }
    PipelinedScript(const PipelinedScript&) = delete;
    PipelinedScript& operator=(const PipelinedScript&) = delete;
    const std::string& path() const { return path_; }

private:
    std::string path_ = "/tmp/pgduel-bench-XXXXXX";
};

struct Report {
    std::string text;
    double cpuSeconds = 0;
};

/// Runs the program to its end.
Report reportOf(const std::vector<std::string>& arguments)
{
    int ends[2];
    if (::pipe(ends) != 0)
        throw std::runtime_error("pipe");
    const pid_t child = ::fork();
    if (child == 0)
        become(arguments, ends[1]);
    ::close(ends[1]);
    Report report{readAll(ends[0])};
    ::close(ends[0]);
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    if (status != 0)
        throw std::runtime_error(arguments.front() + " failed:\n" + report.text);
    report.cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    return report;
}

/// pgbench counts its time from before it connects; on a busy machine nothing may be left of it.
constexpr int attempts = 3;

Side run(const Setup& setup, const std::vector<std::string>& script)
{
    std::vector<std::string> arguments{setup.pgbench, "-n", "-M", setup.protocol, "-c",
        std::to_string(setup.sessions), "-j", std::to_string(setup.pgbenchThreads),
        setup.seconds > 0 ? "-T" + std::to_string(std::lround(setup.seconds + setup.pgbenchConnecting))
                          : "-t1",
        "--random-seed=" + std::to_string(setup.seed)};
    arguments.insert(arguments.end(), script.begin(), script.end());
    arguments.push_back(setup.conninfo);
    for (int attempt = 1;; ++attempt) {
        const Report report = reportOf(arguments);
        const double transactions = numberAfter(report.text, "number of transactions actually processed: ");
        if (transactions > 0 || attempt == attempts)
            return {numberAfter(report.text, "tps = "), transactions, report.cpuSeconds, setup.pgbenchThreads,
                numberAfter(report.text, "initial connection time = ") * 1e-3};
    }
}

} // namespace

Side runPgbench(const Setup& setup)
{
    if (!setup.pipelined)
        return run(setup, {"-b", setup.script});
    const PipelinedScript script(setup.script);
    return run(setup, {"-s", std::to_string(setup.scale), "-f", script.path()});
}

} // namespace bench
