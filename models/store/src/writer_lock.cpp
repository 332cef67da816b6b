#include "writer_lock.h"

#include <QFileInfo>

#include <cerrno>
#include <system_error>

#include "store/error.h"
#include "store/faults.h"

namespace pgduel::store {

namespace {

/// Beside the file itself, so that all names of it (relative, symbolic links) share one lock.
QString lockName(const std::string& path)
{
    const QFileInfo file(QString::fromStdString(path));
    const QString canonical = file.canonicalFilePath();
    return (canonical.isEmpty() ? file.absoluteFilePath() : canonical) + QLatin1String(".lock");
}

} // namespace

WriterLock::WriterLock(const std::string& path)
    : file_(lockName(path))
{
    file_.setStaleLockTime(0); // however old: only a dead owner makes it stale
    if (file_.tryLock(0))
        return;
    const int reason = errno; // QLockFile has no text; the system's is close enough for a detail
    if (file_.error() != QLockFile::LockFailedError || !file_.removeStaleLockFile() || !file_.tryLock(0))
        fail(path, reason);
}

void WriterLock::fail(const std::string& path, int reason) const
{
    if (file_.error() != QLockFile::LockFailedError) {
        throw StoreError({fault::notWritable, path, {path}, std::generic_category().message(reason)});
    }
    qint64 pid = 0;
    QString host, program;
    file_.getLockInfo(&pid, &host, &program);
    throw StoreError(
        {fault::inUse, path, {path, std::to_string(pid), program.toStdString(), host.toStdString()}, ""});
}

} // namespace pgduel::store
