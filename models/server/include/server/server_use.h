#pragma once

#include <string>
#include <vector>

#include "server/profile.h"

namespace pgduel::server {

/// What a server seems to be there for.
enum class ServerUse { Test, Unknown, Production };

/// One sign, with the figure or the word it was seen by.
struct Sign {
    enum class Kind {
        Name, ///< a word in host, database or cluster name; text
        Standbys, ///< number
        Slots, ///< number
        Archiving, ///< archive_mode; text
        OtherSessions, ///< number
        Size, ///< number: bytes of all databases
        LongUp, ///< number: seconds
        Standby, ///< it is one itself
        Quiet ///< local, nobody else connected, small
    };
    Kind kind = Kind::Quiet;
    ServerUse towards = ServerUse::Unknown;
    double number = 0;
    std::string text;
};

struct UseJudgement {
    ServerUse use = ServerUse::Unknown;
    std::vector<Sign> signs; ///< all that were found, also those that speak against the judgement
};

/// One sign of production is enough for Production; Test needs a sign of it and none other. Everything else
/// is Unknown.
UseJudgement judgeUse(const ServerProfile& profile);

} // namespace pgduel::server
