#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "include_check.h"

namespace fs = std::filesystem;
using house::breaches;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// By looking into Qt's own include folders; without Qt (PGDUEL_BUILD_UI=OFF) every Q… header is "Qt".
std::string qtModuleOf(const std::string& header)
{
    static const fs::path qtHeaders(PGDUEL_QT_HEADERS);
    const std::string module = header.substr(0, header.find('/'));
    if (module.rfind("Qt", 0) == 0 && module != header)
        return module;
    if (!qtHeaders.empty())
        for (const char* name :
            {"QtCore", "QtGui", "QtWidgets", "QtCharts", "QtSvg", "QtSql", "QtNetwork", "QtDBus", "QtTest",
                "QtSvgWidgets", "QtPrintSupport", "QtConcurrent", "QtOpenGL", "QtOpenGLWidgets", "QtXml"})
            if (fs::exists(qtHeaders / name / header))
                return name;
    const bool looksLikeQt = header.size() > 1 && header[0] == 'Q' && header[1] >= 'A' && header[1] <= 'Z';
    return looksLikeQt ? "Qt" : "";
}

std::string textOf(const fs::path& path)
{
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

[[maybe_unused]] std::vector<house::SourceFile> sources() // only a build with Qt can judge all includes
{
    const fs::path top(PGDUEL_SOURCE_DIR);
    std::vector<house::SourceFile> files;
    for (const char* folder : {"app", "widgets", "models"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(top / folder)) {
            const std::string suffix = entry.path().extension().string();
            const bool isQtFreeBuild = std::string(PGDUEL_QT_HEADERS).empty();
            if (suffix == ".cpp" || suffix == ".h" || suffix == ".hpp" || suffix == ".cc")
                if (!isQtFreeBuild || entry.path().string().find("/models/") != std::string::npos)
                    files.push_back({fs::relative(entry.path(), top).generic_string(), textOf(entry.path())});
        }
    return files;
}

std::vector<std::string> breachesOf(const std::string& path, const std::string& text)
{
    return breaches({path, text}, qtModuleOf);
}

} // namespace

#ifdef PGDUEL_HAS_QT
TEST(Includes, keepTheArrows)
{
    const auto files = sources();
    ASSERT_GT(files.size(), 100U) << "the sources were not found";
    std::string all;
    for (const house::SourceFile& file : files)
        for (const std::string& breach : breaches(file, qtModuleOf))
            all += breach + "\n";
    EXPECT_EQ(all, "");
}

TEST(IncludeCheck, findsAQtModuleThatTheRoomMayNotUse)
{
    EXPECT_THAT(breachesOf("models/store/src/a.cpp", "#include <QWidget>\n"),
        ElementsAre(HasSubstr("a.cpp:1: models/store may not use QtWidgets")));
    EXPECT_THAT(
        breachesOf("widgets/compare/src/a.cpp", "#include <QChart>\n"), ElementsAre(HasSubstr("QtCharts")));
    EXPECT_THAT(breachesOf("widgets/compare/src/a.cpp", "#include <QtCharts/QChart>\n"),
        ElementsAre(HasSubstr("QtCharts")));
    EXPECT_THAT(breachesOf("widgets/chart/src/a.cpp", "#include <QChart>\n"), IsEmpty());
    EXPECT_THAT(breachesOf("models/items/src/a.cpp", "#include <QColor>\n"), ElementsAre(HasSubstr("QtGui")));
}
#endif

TEST(IncludeCheck, findsAnArrowThatPointsUp)
{
    const std::string text = "#include \"measure/fault.h\"\n\n#include \"words/faults.h\"\n";
    EXPECT_THAT(breachesOf("models/run/src/a.cpp", text),
        ElementsAre(HasSubstr("models/run/src/a.cpp:3: models/run may not see words")));
}

TEST(IncludeCheck, findsARoomThatIsNotSeen)
{
    EXPECT_THAT(breachesOf("models/store/src/a.cpp", "#include \"server/session.h\"\n"),
        ElementsAre(HasSubstr("see server")));
    EXPECT_THAT(breachesOf("widgets/design/src/a.cpp", "#include \"run_page/page.h\"\n"),
        ElementsAre(HasSubstr("see run_page")));
    EXPECT_THAT(breachesOf("widgets/design/src/a.cpp", "#include \"run/progress.h\"\n"), IsEmpty());
}

TEST(IncludeCheck, findsQtInARoomWithoutQt)
{
    EXPECT_THAT(breachesOf("models/study/src/a.cpp", "#include <QString>\n"),
        ElementsAre(HasSubstr("may not use Qt")));
}

TEST(IncludeCheck, findsALibraryOfAnotherRoom)
{
    EXPECT_THAT(breachesOf("models/run/src/a.cpp", "#include <pqxx/pqxx>\n"),
        ElementsAre(HasSubstr("may not use libpqxx")));
    EXPECT_THAT(breachesOf("models/study/src/a.cpp", "#include <libpq-fe.h>\n"),
        ElementsAre(HasSubstr("may not use libpq")));
    EXPECT_THAT(
        breachesOf("models/study/src/a.cpp", "#include <zlib.h>\n"), ElementsAre(HasSubstr("zlib.h")));
}

TEST(IncludeCheck, letsThroughWhatIsAllowed)
{
    const std::string text = "#include \"own.h\"\n#include <vector>\n#include <toml++/toml.h>\n// #include "
                             "<QString>\n#include \"measure/fault.h\"\n";
    EXPECT_THAT(breachesOf("models/study/src/a.cpp", text), IsEmpty());
}

TEST(IncludeCheck, findsPathsOutOfTheRoom)
{
    EXPECT_THAT(breachesOf("models/study/src/a.cpp", "#include \"../../run/src/stand.h\"\n"),
        ElementsAre(HasSubstr("leaves the room")));
    EXPECT_THAT(breachesOf("models/new/src/a.cpp", "\n"), ElementsAre(HasSubstr("in no room")));
}

TEST(IncludeCheck, findsForbiddenWords)
{
    EXPECT_THAT(breachesOf("widgets/chart/src/a.cpp", "series->setUseOpenGL(true);\n"),
        ElementsAre(HasSubstr("OpenGL")));
    EXPECT_THAT(breachesOf("models/run/src/a.cpp", "\nreturn QObject::tr(\"x\");\n"),
        ElementsAre(HasSubstr("a.cpp:2:")));
    EXPECT_THAT(breachesOf("app/src/a.cpp", "QString tr(const char* text)\n"),
        ElementsAre(HasSubstr("Q_DECLARE_TR_FUNCTIONS")));
}
