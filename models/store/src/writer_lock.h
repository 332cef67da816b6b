#pragma once

#include <QLockFile>

#include <string>

namespace pgduel::store {

/// Keeps a second writer off a study file, by a lock file beside it ("study.pgduel.lock"). The lock of a
/// process that died is no obstacle: the system gave up its native lock when it died, also in another
/// container. Throws store.in_use, store.not_writable.
class WriterLock {
public:
    explicit WriterLock(const std::string& path);

private:
    [[noreturn]] void fail(const std::string& path, int reason) const;
    QLockFile file_;
};

} // namespace pgduel::store
