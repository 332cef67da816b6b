#include <gtest/gtest.h>

#include "analysis/content_key.h"
#include "arms.h"

namespace pgduel::analysis {
namespace {

TEST(ContentKey, ChangesWithEverythingThatCounts)
{
    const std::vector<Arm> arms{test::arm("A", {1, 2}), test::arm("B", {3, 4})};
    const auto key = [](const std::vector<Arm>& of, const StudyOptions& options = {}) {
        return contentKey({test::speed}, of, {{0, 1}}, options);
    };
    const std::uint64_t plain = key(arms);
    EXPECT_EQ(plain, key(arms));
    EXPECT_NE(plain, contentKey({test::speed}, arms, {{1, 0}}, {}));
    EXPECT_NE(plain, contentKey({test::latency}, arms, {{0, 1}}, {}));
    auto changed = arms;
    changed[1].runs[0].points[0].value = 3.0000001;
    EXPECT_NE(plain, key(changed));
    changed = arms;
    changed[0].runs[1].settings["work_mem"] = "4MB";
    EXPECT_NE(plain, key(changed));
    changed = arms;
    changed[0].runs[1].driverSaturated = true;
    EXPECT_NE(plain, key(changed));
    StudyOptions options;
    options.pair.smallestEffect = 0.02;
    EXPECT_NE(plain, key(arms, options));
    options = {};
    options.noiseFloors["speed"].runDeviation = 0.01;
    EXPECT_NE(plain, key(arms, options));
}

} // namespace
} // namespace pgduel::analysis
