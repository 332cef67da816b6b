#pragma once

#include <string>
#include <vector>

#include "fake_server.h"

namespace pgduel::workload::test {

/// The machine's own pgbench, to compare with.
class PgbenchPeer {
public:
    static bool isHere();

    struct Outcome {
        bool refused = false; ///< before any session opened
        bool failed = false; ///< in the run
        std::string words; ///< standard error
        std::vector<std::string> statements; ///< as the server heard them
    };
    /// One transaction of a script.
    Outcome run(const std::string& script, const std::string& protocol);

private:
    FakeServer server_;
};

} // namespace pgduel::workload::test
