#pragma once

#include <string>
#include <thread>

#include "server/session.h"

namespace pgduel::telemetry::test {

/// A session that carries out one statement in a thread of its own; it is cancelled at the end of its life.
class BackgroundSession {
public:
    BackgroundSession(
        const std::string& conninfo, const std::string& sql, const std::string& name = "pgduel load")
        : session_(conninfo, name)
        , thread_([this, sql] {
            try {
                session_.execute(sql);
            } catch (const server::ServerError&) {
                // cancelled
            }
        })
    {
    }
    ~BackgroundSession()
    {
        try {
            session_.cancel();
        } catch (const server::ServerError&) {
            // the server is away
        }
    }
    int pid() const { return session_.backendPid(); }

private:
    server::Session session_;
    std::jthread thread_;
};

} // namespace pgduel::telemetry::test
