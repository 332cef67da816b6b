#pragma once

#include <array>

#include <spawn.h>

namespace pgduel::workload {

/// A pipe (the end to read, the end to write) that no program started meanwhile inherits. Throws
/// WorkloadError when the system refuses.
std::array<int, 2> openPipe();

/// A program that we start gets a session of its own, so that it has no terminal to ask the user on and its
/// process group is known by its number, and the usual signals: what the program around us blocks or ignores
/// is not its affair.
class SpawnAttributes {
public:
    SpawnAttributes();
    ~SpawnAttributes();
    SpawnAttributes(const SpawnAttributes&) = delete;
    SpawnAttributes& operator=(const SpawnAttributes&) = delete;
    const posix_spawnattr_t* get() const { return &value_; }

private:
    posix_spawnattr_t value_{};
};

} // namespace pgduel::workload
