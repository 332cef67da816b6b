#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "analysis/comparison.h"

namespace pgduel::analysis {
namespace {

struct Case {
    double baseline, candidate;
    std::optional<double> difference;
    Missing reason;
};

class RelativeDifference : public testing::TestWithParam<Case> { };

TEST_P(RelativeDifference, IsAsDefined)
{
    Missing reason = Missing::NotInBaseline;
    const auto difference = relativeDifference(GetParam().baseline, GetParam().candidate, reason);
    ASSERT_EQ(difference.has_value(), GetParam().difference.has_value());
    EXPECT_NEAR(difference.value_or(0), GetParam().difference.value_or(0), 1e-12);
    EXPECT_EQ(reason, GetParam().reason);
}

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

INSTANTIATE_TEST_SUITE_P(Edges, RelativeDifference,
    testing::Values(Case{22, 25, 3.0 / 22, Missing::None}, // seed 002: +13.6 %
        Case{10, 10, 0.0, Missing::None}, Case{10, 0, -1.0, Missing::None}, Case{10, 30, 2.0, Missing::None},
        Case{0, 0, 0.0, Missing::None}, Case{0, 5, std::nullopt, Missing::BaselineZero},
        Case{-1, 5, std::nullopt, Missing::BaselineZero},
        Case{notANumber, 5, std::nullopt, Missing::NotFinite},
        Case{5, notANumber, std::nullopt, Missing::NotFinite},
        Case{infinity, 5, std::nullopt, Missing::NotFinite},
        Case{5, -infinity, std::nullopt, Missing::NotFinite},
        Case{1e-320, 1e300, std::nullopt, Missing::NotFinite}));

} // namespace
} // namespace pgduel::analysis
