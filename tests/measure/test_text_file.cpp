#include <fstream>

#include <gtest/gtest.h>

#include "measure/text_file.h"

namespace pgduel::measure {

TEST(TextFile, ReadsAWholeFileAndFromAnOffset)
{
    const std::string path = testing::TempDir() + "pgduel_text_file";
    std::ofstream(path) << "first\nsecond\n";
    EXPECT_EQ(readText(path), "first\nsecond\n");
    EXPECT_EQ(readText(path, 6), "second\n");
    EXPECT_EQ(readText(path, 13), "");
}

TEST(TextFile, AFileThatIsNotThereIsNothing)
{
    EXPECT_EQ(readText("/nonexistent/file"), std::nullopt);
}

// A file of /proc whose process has ended gives ESRCH on reading: it once ended the whole program.
TEST(TextFile, AReadThatFailsIsNothing)
{
    EXPECT_EQ(readText("/proc/self/mem"), std::nullopt); // address 0 is mapped nowhere: EIO
    EXPECT_EQ(readText("/"), std::nullopt); // a folder: EISDIR
}

} // namespace pgduel::measure
