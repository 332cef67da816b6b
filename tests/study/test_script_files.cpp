#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "fault_text.h"
#include "study/toml.h"

using namespace pgduel::study;
namespace fs = std::filesystem;
using testing::ElementsAre;

namespace {

class ScriptFiles : public testing::Test {
protected:
    ScriptFiles()
    {
        fs::create_directories(folder_ / "sql");
        study_.scenario.scripts.push_back({"s", 1, "", "sql/a.sql", "", ""});
    }
    ~ScriptFiles() override { fs::remove_all(folder_); }
    void write(const std::string& content)
    {
        std::ofstream(folder_ / "sql/a.sql", std::ios::binary) << content;
    }

    fs::path folder_ = fs::path(testing::TempDir()) / "pgduel-study-scripts";
    Study study_;
};

} // namespace

TEST_F(ScriptFiles, BecomePartOfTheStudy)
{
    write("SELECT 'ж';\r\n");
    study_.scenario.scripts.push_back({"t", 1, "SELECT 2;", "", "", ""});
    inlineScriptFiles(study_, folder_.string());
    EXPECT_EQ(study_.scenario.scripts[0].sql, "SELECT 'ж';\r\n");
    EXPECT_EQ(study_.scenario.scripts[0].file, "");
    EXPECT_EQ(study_.scenario.scripts[1].sql, "SELECT 2;");
}

TEST_F(ScriptFiles, ThatAreMissingOrNoTextAreRefused)
{
    const std::string path = (folder_ / "sql/a.sql").string();
    const auto inlined = [&] { inlineScriptFiles(study_, folder_.string()); };
    EXPECT_THAT(faultsOf(inlined), ElementsAre("study.file_unreadable at " + path + " (" + path + ")"));
    for (const char* bad : {"caf\xe9", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x80"}) {
        write(bad);
        EXPECT_THAT(faultsOf(inlined), ElementsAre("study.not_utf8 at " + path + " (" + path + ")"));
    }
    write("\u00e9\u20ac\U0001f600\U0010ffff");
    EXPECT_THAT(faultsOf(inlined), testing::IsEmpty());
}

TEST_F(ScriptFiles, AnAbsolutePathIsTakenAsItIs)
{
    write("SELECT 1;");
    study_.scenario.scripts[0].file = (folder_ / "sql/a.sql").string();
    inlineScriptFiles(study_, "/nowhere");
    EXPECT_EQ(study_.scenario.scripts[0].sql, "SELECT 1;");
}
