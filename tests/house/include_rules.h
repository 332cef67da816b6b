#pragma once

#include <string>
#include <vector>

/// The table of docs/architecture.md: who sees whom and may use what. Change it there and here, after
/// thinking twice.
namespace house {

struct Room {
    std::string folder; ///< "models/measure"
    std::string prefix; ///< first part of `#include "prefix/file.h"` of its public headers
    std::vector<std::string> sees; ///< prefixes of other rooms
    std::vector<std::string>
        uses; ///< besides the C++ library: a library's name as in `libraries`, or a Qt module
};

/// Recognised by the beginning of what stands between < and >.
struct Library {
    std::string name;
    std::vector<std::string> beginnings;
};

inline const std::vector<Library> libraries{
    {"toml++", {"toml++/"}},
    {"Boost", {"boost/"}},
    {"Eigen", {"Eigen/"}},
    {"libpq", {"libpq-fe.h", "libpq/", "pg_config.h", "postgres_ext.h"}},
    {"libpqxx", {"pqxx/"}},
    {"POSIX",
        {"unistd.h", "getopt.h", "sys/", "linux/", "fcntl.h", "poll.h", "pwd.h", "grp.h", "netdb.h",
            "netinet/", "arpa/", "dirent.h", "pthread.h", "signal.h", "spawn.h", "time.h", "termios.h",
            "dlfcn.h", "sched.h"}},
};

inline const std::vector<std::string> models{
    "measure", "study", "analysis", "workload", "server", "telemetry", "store", "run", "exchange", "items"};

inline std::vector<std::string> modelsAnd(std::vector<std::string> more)
{
    more.insert(more.end(), models.begin(), models.end());
    return more;
}

inline const std::vector<Room> rooms{
    {"models/measure", "measure", {}, {}},
    {"models/study", "study", {"measure"}, {"toml++"}},
    {"models/analysis", "analysis", {"measure", "study"}, {"Boost", "Eigen"}},
    {"models/workload", "workload", {"measure", "study"}, {"POSIX", "libpq"}},
    {"models/server", "server", {"measure", "study"}, {"libpqxx", "POSIX", "QtCore"}},
    {"models/telemetry", "telemetry", {"measure", "study", "server"},
        {"libpqxx", "POSIX", "QtCore", "QtNetwork"}},
    {"models/store", "store", {"measure", "study"}, {"QtCore", "QtSql"}},
    {"models/run", "run", {"measure", "study", "analysis", "workload", "server", "telemetry", "store"},
        {"QtCore"}},
    {"models/exchange", "exchange", {"measure", "study", "analysis", "store"}, {"QtCore"}},
    {"models/items", "items", {"measure", "study", "analysis", "store", "server", "run"}, {"QtCore"}},
    {"widgets/words", "words", models, {"QtCore"}},
    {"widgets/chart", "chart", modelsAnd({"words"}), {"QtCore", "QtGui", "QtWidgets", "QtCharts", "QtSvg"}},
    {"widgets/shell", "shell", modelsAnd({"words", "chart"}), {"QtCore", "QtGui", "QtWidgets"}},
    {"widgets/design", "design", modelsAnd({"words", "chart", "shell"}), {"QtCore", "QtGui", "QtWidgets"}},
    {"widgets/run", "run_page", modelsAnd({"words", "chart", "shell"}), {"QtCore", "QtGui", "QtWidgets"}},
    {"widgets/compare", "compare", modelsAnd({"words", "chart", "shell"}), {"QtCore", "QtGui", "QtWidgets"}},
    {"app", "app", modelsAnd({"words", "chart", "shell", "design", "run_page", "compare"}),
        {"POSIX", "QtCore", "QtGui", "QtWidgets", "QtSql", "QtDBus"}},
};

/// Words that must not stand in code (comments apart), below a folder, and why.
struct ForbiddenWord {
    std::string folder; ///< "" is everywhere
    std::string pattern; ///< regular expression
    std::string reason;
};

inline const std::vector<ForbiddenWord> forbiddenWords{
    {"", R"(\bsetUseOpenGL\b|\buseOpenGL\b)", "OpenGL series lose lines in exports and cover everything"},
    {"", R"(#\s*include\s*<(format|source_location)>)", "GCC 12 and Clang 14 do not share it"},
    {"", R"(\b(SIGNAL|SLOT)\s*\()", "connect by member pointer"},
    {"", R"(\bQString\s+tr\s*\(\s*const\s+char)",
        "lupdate cannot see the context of an own tr(): use Q_DECLARE_TR_FUNCTIONS"},
    {"models", R"(\btr\s*\(|QT_TR(ANSLATE)?_NOOP|QCoreApplication::translate)",
        "sentences for people are made in widgets/words"},
};

} // namespace house
