#include <gtest/gtest.h>

#include "measure/fault.h"

using pgduel::measure::Failure;
using pgduel::measure::Fault;
using pgduel::measure::logLine;

TEST(Fault, LogLineLeavesOutWhatIsNotThere)
{
    EXPECT_EQ(logLine({"room.code", "", {}, ""}), "room.code");
    EXPECT_EQ(logLine({"room.code", "a.toml:3:1", {"x", "y"}, "too big"}),
        "room.code at a.toml:3:1 (x, y): too big");
    EXPECT_EQ(logLine({"room.code", "", {"x"}, ""}), "room.code (x)");
    EXPECT_EQ(logLine({"room.code", "", {}, "reason"}), "room.code: reason");
}

TEST(Fault, FailureCarriesTheFactsThroughACatch)
{
    const Fault fault{"room.code", "here", {"1"}, "detail"};
    try {
        throw Failure(fault);
    } catch (const std::runtime_error& e) {
        EXPECT_STREQ(e.what(), "room.code at here (1): detail");
        EXPECT_EQ(dynamic_cast<const Failure&>(e).fault(), fault);
    }
}
