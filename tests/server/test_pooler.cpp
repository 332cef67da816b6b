// A real PgBouncer in front of a real server.
#include <filesystem>
#include <fstream>

#include <QProcess>

#include <gtest/gtest.h>

#include "measure/conninfo.h"
#include "server/profile.h"
#include "service_user.h"
#include "test_server.h"

#include <unistd.h>

using namespace pgduel;
namespace fs = std::filesystem;

namespace {

/// PgBouncer in transaction mode before the test's server, listening on a socket of its own folder.
class Pooler {
public:
    explicit Pooler(const std::string& more = {})
        : folder_(fs::temp_directory_path() / ("pgduel-pooler-" + std::to_string(getpid())))
    {
        fs::create_directories(folder_);
        direct_ = measure::Conninfo::parse(test_support::testConninfo("pooled"));
        write("users", "\"" + direct_.value("user") + "\" \"" + direct_.value("password") + "\"\n");
        write("pgbouncer.ini",
            "[databases]\npooled = host=" + direct_.value("host") + " port=" + direct_.value("port")
                + "\n[pgbouncer]\nlisten_addr =\nlisten_port = 6432\nunix_socket_dir = " + folder_.string()
                + "\nauth_type = trust\nauth_file = " + path("users") + "\npool_mode = transaction\n" + more);
        if (const auto user = server::serviceUser())
            process_.setChildProcessModifier([user = *user] { server::becomeServiceUser(user); });
        process_.setStandardErrorFile(QString::fromStdString(path("log")));
        process_.start(QStringLiteral("pgbouncer"), {QString::fromStdString(path("pgbouncer.ini"))});
        for (int tries = 0; tries < 200 && !fs::exists(path(".s.PGSQL.6432")); ++tries)
            usleep(50'000);
    }
    ~Pooler()
    {
        process_.terminate();
        process_.waitForFinished();
        fs::remove_all(folder_);
    }
    std::string conninfo() const
    {
        auto conninfo = direct_;
        conninfo.set("host", folder_.string());
        conninfo.set("port", "6432");
        return conninfo.toString();
    }

private:
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    void write(const std::string& name, const std::string& text)
    {
        std::ofstream(path(name)) << text;
        server::giveToServiceUser(path(name));
        server::giveToServiceUser(folder_.string());
    }

    fs::path folder_;
    measure::Conninfo direct_;
    QProcess process_;
};

} // namespace

TEST(Pooler, oneThatRefusesOptionsIsSeen)
{
    const Pooler pooler;
    server::Session session(pooler.conninfo());
    ASSERT_EQ(session.query("SELECT pg_catalog.current_database()").text(0), "pooled") << "it works at all";
    EXPECT_TRUE(server::throughPooler(pooler.conninfo()));
}

TEST(Pooler, oneThatSwallowsOptionsIsSeen)
{
    const Pooler pooler("ignore_startup_parameters = options\n");
    EXPECT_TRUE(server::throughPooler(pooler.conninfo()));
}

TEST(Pooler, theServerItselfIsNone)
{
    EXPECT_FALSE(server::throughPooler(test_support::testConninfo("pooled")));
    EXPECT_FALSE(server::throughPooler("host=127.0.0.1 port=1 connect_timeout=2")) << "nobody answers";
}
