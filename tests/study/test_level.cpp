#include <gtest/gtest.h>

#include "fault_text.h"
#include "setting_samples.h"
#include "study/level.h"

using namespace pgduel::study;

namespace {

constexpr std::int64_t twoGb = std::int64_t{2} << 30;

ResolvedLevel resolved(const char* setting, const char* level, std::optional<std::int64_t> ram = twoGb)
{
    const auto facts = sampleSettings();
    return resolve(level, {ram, 2}, *findSetting(facts, setting));
}

std::string refused(const char* setting, const char* level, std::optional<std::int64_t> ram = twoGb)
{
    const auto faults = faultsOf([&] { resolved(setting, level, ram); });
    return faults.size() == 1 ? faults.front() : "accepted";
}

} // namespace

TEST(Level, ShareOfRam)
{
    for (const char* level :
        {"25 % RAM", "25% RAM", "25%RAM", "25\u00a0% RAM", "25\u202f%\u00a0RAM", " 25 % ram "}) {
        const auto r = resolved("shared_buffers", level);
        EXPECT_EQ(r.value, "65536") << level;
        EXPECT_EQ(r.shown, "512 MB");
        EXPECT_EQ(r.bytes, 512 << 20);
    }
    const auto forty = resolved("shared_buffers", "40 % RAM"); // 858993459.2 bytes, rounded down to pages
    EXPECT_EQ(forty.value, "104857");
    EXPECT_EQ(forty.bytes, std::int64_t{104857} * 8192);
    EXPECT_EQ(forty.shown, "819 MB");
    EXPECT_EQ(resolved("shared_buffers", "50 % RAM").shown, "1 GB");
    EXPECT_EQ(resolved("shared_buffers", "12.5 % RAM").shown, "256 MB");
    EXPECT_EQ(resolved("work_mem", "1 % RAM").value, "20971"); // kB
    EXPECT_EQ(resolved("max_wal_size", "50 % RAM").value, "1024"); // MB
}

TEST(Level, ShareOfUnknownRam)
{
    EXPECT_EQ(refused("shared_buffers", "25 % RAM", std::nullopt),
        "study.level_no_ram at shared_buffers (shared_buffers, 25 % RAM)");
}

TEST(Level, SizesGoIntoTheUnitOfTheSetting)
{
    EXPECT_EQ(resolved("shared_buffers", "512 MB").value, "65536");
    EXPECT_EQ(resolved("shared_buffers", "1.5GB").value, "196608");
    EXPECT_EQ(resolved("shared_buffers", "1.5GB").shown, "1536 MB");
    EXPECT_EQ(resolved("shared_buffers", "16384").shown, "128 MB"); // bare numbers count in units
    EXPECT_EQ(resolved("shared_buffers", "1000 kB").value, "125");
    EXPECT_EQ(resolved("shared_buffers", "1001 kB").value, "125");
    EXPECT_EQ(resolved("work_mem", "4MB").value, "4096");
    EXPECT_EQ(resolved("max_wal_size", "8GB").value, "8192");
    EXPECT_EQ(resolved("wal_buffers", "-1").value, "-1");
    EXPECT_EQ(resolved("wal_buffers", "-1").shown, "-1");
    EXPECT_FALSE(resolved("wal_buffers", "-1").bytes);
}

TEST(Level, SizesOutOfRangeAreNotClamped)
{
    EXPECT_EQ(refused("shared_buffers", "120 kB"),
        "study.level_range at shared_buffers (shared_buffers, 120 kB, 16, 1073741823, 8kB)");
    EXPECT_EQ(refused("shared_buffers", "9 TB"),
        "study.level_range at shared_buffers (shared_buffers, 9 TB, 16, 1073741823, 8kB)");
    EXPECT_EQ(refused("shared_buffers", "-1"),
        "study.level_range at shared_buffers (shared_buffers, -1, 16, 1073741823, 8kB)");
}

TEST(Level, WordsThatAreNoSize)
{
    for (const char* level : {"", "much", "25 %", "25 % CPU", "512 mb", "5 min", "on"})
        EXPECT_EQ(refused("shared_buffers", level),
            std::string("study.level_syntax at shared_buffers (shared_buffers, ") + level + ", size)");
}

TEST(Level, Bools)
{
    for (const char* yes : {"on", "true", "yes", "1", "ON", " True "})
        EXPECT_EQ(resolved("jit", yes).value, "on");
    for (const char* no : {"off", "false", "no", "0"})
        EXPECT_EQ(resolved("jit", no).shown, "off");
    EXPECT_EQ(refused("jit", "maybe"), "study.level_syntax at jit (jit, maybe, bool)");
    EXPECT_EQ(refused("jit", ""), "study.level_syntax at jit (jit, , bool)");
}

TEST(Level, Enums)
{
    EXPECT_EQ(resolved("wal_level", "logical").value, "logical");
    EXPECT_EQ(resolved("wal_level", "Logical").value, "logical");
    EXPECT_EQ(resolved("synchronous_commit", "false").value, "off");
    EXPECT_EQ(refused("wal_level", "archive"),
        "study.level_syntax at wal_level (wal_level, archive, minimal, replica, logical)");
    SettingFact unlisted; // --describe-config does not list the words
    unlisted.name = "wal_level";
    unlisted.type = "enum";
    EXPECT_EQ(resolve("anything", {}, unlisted).value, "anything");
    EXPECT_EQ(faultsOf([&] { resolve(" ", {}, unlisted); }).size(), 1U);
}

TEST(Level, Numbers)
{
    EXPECT_EQ(resolved("max_connections", "250").value, "250");
    EXPECT_EQ(resolved("max_connections", "100000").value, "100000"); // never 1e+05
    EXPECT_EQ(resolved("unix_socket_permissions", "0777").value, "511");
    EXPECT_EQ(resolved("unix_socket_permissions", "0x1ff").value, "511");
    EXPECT_EQ(resolved("checkpoint_completion_target", "0.9").value, "0.9");
    EXPECT_EQ(resolved("checkpoint_completion_target", "0").value, "0");
    EXPECT_EQ(resolved("seq_page_cost", "10000000").value, "10000000");
    EXPECT_EQ(refused("max_connections", "1.5"),
        "study.level_syntax at max_connections (max_connections, 1.5, integer)");
    EXPECT_EQ(refused("max_connections", "many"),
        "study.level_syntax at max_connections (max_connections, many, integer)");
    EXPECT_EQ(refused("max_connections", "5 MB"),
        "study.level_syntax at max_connections (max_connections, 5 MB, integer)");
    EXPECT_EQ(refused("max_connections", "0"),
        "study.level_range at max_connections (max_connections, 0, 1, 262143, )");
    EXPECT_EQ(refused("checkpoint_completion_target", "1.01"),
        "study.level_range at checkpoint_completion_target (checkpoint_completion_target, 1.01, 0, 1, )");
    EXPECT_EQ(refused("checkpoint_completion_target", "high"),
        "study.level_syntax at checkpoint_completion_target (checkpoint_completion_target, high, real)");
}

TEST(Level, Times)
{
    EXPECT_EQ(resolved("checkpoint_timeout", "30min").value, "1800");
    EXPECT_EQ(resolved("checkpoint_timeout", "30min").shown, "1800 s");
    EXPECT_EQ(resolved("checkpoint_timeout", "60500ms").value, "61"); // as PostgreSQL rounds
    EXPECT_EQ(resolved("checkpoint_timeout", "300").value, "300");
    EXPECT_EQ(resolved("autovacuum_vacuum_cost_delay", "2.5ms").value, "2.5");
    EXPECT_EQ(resolved("autovacuum_vacuum_cost_delay", "500us").value, "0.5");
    EXPECT_EQ(refused("checkpoint_timeout", "10s"),
        "study.level_range at checkpoint_timeout (checkpoint_timeout, 10s, 30, 86400, s)");
    EXPECT_EQ(refused("checkpoint_timeout", "5 parsecs"),
        "study.level_syntax at checkpoint_timeout (checkpoint_timeout, 5 parsecs, time)");
    EXPECT_EQ(refused("checkpoint_timeout", "1GB"),
        "study.level_syntax at checkpoint_timeout (checkpoint_timeout, 1GB, time)");
}

TEST(Level, TextsPassThrough)
{
    EXPECT_EQ(resolved("log_destination", " csvlog, stderr").value, " csvlog, stderr");
    EXPECT_EQ(resolved("TimeZone", "").value, "");
}

TEST(SettingFact, IsFoundWithoutCase)
{
    const auto facts = sampleSettings();
    EXPECT_EQ(findSetting(facts, "timezone")->name, "TimeZone");
    EXPECT_EQ(findSetting(facts, "SHARED_BUFFERS")->name, "shared_buffers");
    EXPECT_EQ(findSetting(facts, "shared_buffer"), nullptr);
    EXPECT_TRUE(findSetting(facts, "shared_buffers")->needsRestart());
    EXPECT_FALSE(findSetting(facts, "jit")->needsRestart());
}
