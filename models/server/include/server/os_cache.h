#pragma once

#include <memory>
#include <string>

namespace pgduel::server {

/// "Defeat the OS cache": while it lives, a thread drops the files below a folder from the OS cache every 0.5
/// s (posix_fadvise DONTNEED; Linux only, supported() says so).
class OsCacheEvictor {
public:
    explicit OsCacheEvictor(const std::string& folder);
    ~OsCacheEvictor();
    static bool supported();

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace pgduel::server
