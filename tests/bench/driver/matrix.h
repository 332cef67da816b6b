#pragma once

#include <string>
#include <vector>

#include "setup.h"

namespace bench {

/// One comparison of the matrix; its name is sessions/script/protocol/way, such as
/// 64/select-only/prepared/socket.
struct Cell {
    int sessions = 0;
    std::string script;
    std::string protocol; ///< prepared, simple, or pipelined: prepared and one pipeline a transaction
    std::string way; ///< socket or tcp

    std::string name() const;
    /// The cell's part of a setup.
    void applyTo(Setup& setup) const;
    /// Where the issue asks for something: least tps ratio (median), most CPU ratio; 0: nothing asked.
    double leastTps() const;
    double mostCpu() const;
};

/// All cells whose name fits one of the patterns, as in a shell and parted by commas; "" and "*" fit all.
std::vector<Cell> cells(const std::string& patterns);

} // namespace bench
