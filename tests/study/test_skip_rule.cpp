#include <gtest/gtest.h>

#include "skip_rule.h"

using namespace pgduel::study;

namespace {

std::optional<bool> holds(const char* rule, const char* workers = "4", const char* indexes = "5")
{
    FactorSpec a;
    a.name = "workers";
    FactorSpec b;
    b.name = "max-indexes"; // a name with a sign in it
    return evaluateSkipRule(rule, {a, b}, {workers, indexes});
}

} // namespace

TEST(SkipRule, Compares)
{
    EXPECT_EQ(holds("workers > max-indexes"), false);
    EXPECT_EQ(holds("workers<max-indexes"), true);
    EXPECT_EQ(holds("workers >= 4"), true);
    EXPECT_EQ(holds("workers <= 3.5"), false);
    EXPECT_EQ(holds("workers = 4"), true);
    EXPECT_EQ(holds("workers == 4"), true);
    EXPECT_EQ(holds("workers != 4"), false);
}

TEST(SkipRule, AddsAndSubtractsFromTheLeft)
{
    EXPECT_EQ(holds("workers > max-indexes - 1"), false);
    EXPECT_EQ(holds("workers > max-indexes - 2"), true);
    EXPECT_EQ(holds("10 - workers - 1 = max-indexes"), true);
    EXPECT_EQ(holds("workers + 1 = max-indexes"), true);
    EXPECT_EQ(holds("workers > -1"), true);
}

TEST(SkipRule, WhatCannotBeReadIsNothing)
{
    for (const char* rule : {"", "workers", "workers > ", "> 3", "worker > 3", "workers >> 3", "workers ! 3",
             "workers > 3 +", "workers * 2 > 3", "workers > 3 > 2"})
        EXPECT_EQ(holds(rule), std::nullopt) << rule;
    EXPECT_EQ(holds("workers > 3", "on"), std::nullopt);
}
