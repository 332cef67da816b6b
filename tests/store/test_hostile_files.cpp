#include "example.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace pgduel;
using example::faultOf;
using store::StudyFile;
using store::StudyWriter;

namespace {

void write(const std::string& path, const QByteArray& bytes)
{
    QFile file(QString::fromStdString(path));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void alter(const std::string& path, const char* sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("alter"));
        database.setDatabaseName(QString::fromStdString(path));
        ASSERT_TRUE(database.open());
        QSqlQuery query(database);
        ASSERT_TRUE(query.exec(QString::fromLatin1(sql)));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("alter"));
}

std::string faultOfOpen(const std::string& path)
{
    const std::string reading = faultOf([&] { StudyFile::open(path); });
    EXPECT_EQ(reading, faultOf([&] { StudyWriter::resume(path); })) << "writer and reader say the same";
    return reading;
}

} // namespace

TEST(HostileFile, IsAbsentOrAFolder)
{
    const example::Folder folder;
    EXPECT_EQ(faultOfOpen(folder.file()), "store.not_found");
    EXPECT_EQ(faultOfOpen(folder.path().toStdString()), "store.not_found");
    EXPECT_TRUE(QDir(folder.path()).isEmpty()) << "nothing is made by looking";
}

TEST(HostileFile, IsNoStudy)
{
    const example::Folder folder;
    write(folder.file(), "");
    EXPECT_EQ(faultOfOpen(folder.file()), "store.not_a_study");
    write(folder.file(), QByteArray(5000, 'x'));
    EXPECT_EQ(faultOfOpen(folder.file()), "store.not_a_study");
    write(folder.file(), "[study]\ntitle = \"a text\"\n");
    EXPECT_EQ(faultOfOpen(folder.file()), "store.not_a_study");

    alter(folder.file("other.db"), "CREATE TABLE study (id INTEGER)");
    EXPECT_EQ(faultOfOpen(folder.file("other.db")), "store.not_a_study");
}

TEST(HostileFile, IsLeftAsItWas)
{
    const example::Folder folder;
    write(folder.file(), QByteArray(5000, 'x'));
    EXPECT_EQ(faultOf([&] { StudyWriter::create(folder.file(), example::study(), 1); }), "store.exists");
    EXPECT_EQ(faultOfOpen(folder.file()), "store.not_a_study");
    QFile file(QString::fromStdString(folder.file()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), QByteArray(5000, 'x'));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("a.pgduel")));
}

TEST(HostileFile, ComesFromANewerProgram)
{
    const example::Folder folder;
    StudyWriter::create(folder.file(), example::study(), 1);
    alter(folder.file(), "PRAGMA user_version = 99");
    EXPECT_EQ(faultOfOpen(folder.file()), "store.newer_version");
}

TEST(HostileFile, IsCutShort)
{
    const example::Folder folder;
    {
        const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
        writer->beginRun(0, {});
        for (int i = 0; i < 50'000; ++i)
            writer->add(0, measure::Sample{"speed", i, i * 0.1});
        writer->endRun(0, store::RunState::Done, {}, {});
    }
    QFile file(QString::fromStdString(folder.file()));
    ASSERT_TRUE(file.resize(file.size() * 2 / 3));
    EXPECT_EQ(
        faultOf([&] { (void)StudyFile::open(folder.file()).series(0, "speed"); }), "store.not_readable");
}

TEST(HostileFile, HoldsBrokenBytes)
{
    const example::Folder folder;
    {
        const auto writer = StudyWriter::create(folder.file(), example::study(), 1);
        writer->beginRun(0, {});
        writer->add(0, measure::Sample{"speed", 0, 1});
    }
    alter(folder.file(), "UPDATE sample_chunk SET data = x'80'");
    EXPECT_EQ(
        faultOf([&] { (void)StudyFile::open(folder.file()).series(0, "speed"); }), "store.not_readable");
    alter(folder.file(), "UPDATE sample_chunk SET enc = 77");
    EXPECT_EQ(
        faultOf([&] { (void)StudyFile::open(folder.file()).series(0, "speed"); }), "store.not_readable");
}

TEST(HostileFolder, IsAbsent)
{
    const example::Folder folder;
    EXPECT_EQ(faultOf([&] { StudyWriter::create(folder.file("no/a.pgduel"), example::study(), 1); }),
        "store.not_writable");
}
