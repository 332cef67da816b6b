#include "engine/program_file.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

/// 0, or errno: why it cannot be executed.
int hindrance(const std::string& file)
{
    struct stat facts { };
    if (::stat(file.c_str(), &facts) != 0 || (S_ISREG(facts.st_mode) && ::access(file.c_str(), X_OK) != 0))
        return errno;
    return S_ISREG(facts.st_mode) ? 0 : EACCES;
}

std::vector<std::string> foldersOf(const std::vector<std::string>& environment)
{
    std::string path;
    for (const std::string& entry : environment)
        if (entry.rfind("PATH=", 0) == 0)
            path = entry.substr(5);
    std::vector<std::string> folders;
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find(':', at), path.size());
        if (end > at)
            folders.push_back(path.substr(at, end - at));
        at = end + 1;
    }
    return folders;
}

} // namespace

std::string programFile(const std::string& program, const std::vector<std::string>& environment)
{
    std::vector<std::string> candidates;
    if (program.find('/') != std::string::npos)
        candidates.push_back(program);
    else
        for (const std::string& folder : foldersOf(environment))
            candidates.push_back(folder + '/' + program);
    int reason = ENOENT;
    for (const std::string& file : candidates) {
        const int found = hindrance(file);
        if (found == 0)
            return file;
        reason = found == EACCES ? EACCES : reason;
    }
    throw WorkloadError(
        measure::Fault{fault::commandNotStarted, {}, {program}, std::generic_category().message(reason)});
}

} // namespace pgduel::workload
