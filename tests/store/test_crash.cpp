#include "example.h"

#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <chrono>
#include <thread>

#include <sys/mount.h>
#include <unistd.h>

using namespace pgduel;
using store::RunState;
using store::StudyFile;
using store::StudyWriter;

namespace {

const QString child = QStringLiteral(PGDUEL_STORE_CHILD);

std::string output(const QString& what, const std::string& path)
{
    QProcess process;
    process.start(child, {what, QString::fromStdString(path)});
    EXPECT_TRUE(process.waitForFinished(60'000));
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return process.readAllStandardOutput().trimmed().toStdString();
}

QString integrity(const std::string& path)
{
    QString answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("check"));
        database.setDatabaseName(QString::fromStdString(path));
        database.open();
        QSqlQuery query(QStringLiteral("PRAGMA integrity_check"), database);
        if (query.next())
            answer = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("check"));
    return answer;
}

class Crash : public testing::Test {
protected:
    Crash() { StudyWriter::create(path, example::study(), 1); }

    example::Folder folder;
    const std::string path = folder.file();
};

/// A file in a folder that "nobody" may read but nobody else than root may write.
class ReadOnlyFolder : public Crash {
protected:
    void close()
    {
        const auto read = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
        const auto enter = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files))
            QFile::setPermissions(folder.path() + QLatin1Char('/') + name, read);
        QFile::setPermissions(folder.path(), read | enter);
    }
    ~ReadOnlyFolder() override
    {
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
};

/// A disk of one megabyte.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder)
        : folder_(folder.toUtf8())
        , mounted_(mount("tmpfs", folder_.constData(), "tmpfs", 0, "size=1m") == 0)
    {
    }
    ~SmallDisk()
    {
        if (mounted_)
            umount2(folder_.constData(), MNT_DETACH);
    }
    bool mounted() const { return mounted_; }

private:
    QByteArray folder_;
    bool mounted_;
};

void expectFlushedSamplesAreThere(const std::string& path, const std::string& said)
{
    const QStringList lines = QString::fromStdString(said).split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 2) << said;
    const QStringList first = lines[0].split(QLatin1Char(' '));
    EXPECT_EQ(first.value(0), QLatin1String("store.write_failed"));
    EXPECT_EQ(lines[1], QLatin1String("store.write_failed")) << "every later call says it too";
    const int flushed = first.value(1).toInt();
    EXPECT_GT(flushed, 2000);
    const measure::SeriesChunk series = StudyFile::open(path).series(0, "speed");
    ASSERT_GE(series.times.size(), std::size_t(flushed));
    for (std::size_t i = 0; i < series.times.size(); ++i)
        ASSERT_EQ(series.times[i], measure::Micros(i));
}

} // namespace

TEST_F(Crash, KillLosesAtMostTheLastSecond)
{
    QProcess process;
    process.start(child, {QStringLiteral("write"), QString::fromStdString(path)});
    ASSERT_TRUE(process.waitForReadyRead(30'000));
    for (const auto begin = std::chrono::steady_clock::now();
         std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(2700);)
        process.waitForReadyRead(50);
    process.kill();
    ASSERT_TRUE(process.waitForFinished());
    const QStringList lines = QString::fromUtf8(process.readAll()).split(QLatin1Char('\n'));
    const qint64 lastAdded = lines.at(lines.size() - 2).toLongLong();
    EXPECT_TRUE(QFile::exists(QString::fromStdString(path + ".lock"))) << "it had no time to tidy up";

    const measure::SeriesChunk series = StudyFile::open(path).series(1, "speed");
    ASSERT_GT(series.times.size(), 100u);
    EXPECT_LE(lastAdded - series.times.back(), 1'100'000) << "one second, and 0.1 s for a busy machine";
    EXPECT_EQ(integrity(path), QLatin1String("ok"));

    const auto writer = StudyWriter::resume(path);
    const auto runs = StudyFile::open(path).runs();
    EXPECT_EQ(runs.at(0).state, RunState::Done);
    EXPECT_EQ(runs.at(1).state, RunState::Planned);
    EXPECT_EQ(runs.at(1).attempt, 1);
    EXPECT_EQ(runs.size(), 4u);
}

TEST_F(Crash, FullDiskIsSaidAndNothingFlushedIsLost)
{
    const QString disk = folder.path() + QStringLiteral("/disk");
    ASSERT_TRUE(QDir().mkdir(disk));
    const SmallDisk small(disk);
    if (!small.mounted())
        GTEST_SKIP() << "only root may mount a small disk; the next test fills a file instead";
    const std::string file = disk.toStdString() + "/a.pgduel";
    ASSERT_TRUE(QFile::copy(QString::fromStdString(path), QString::fromStdString(file)));
    expectFlushedSamplesAreThere(file, output(QStringLiteral("fill"), file));
    EXPECT_EQ(integrity(file), QLatin1String("ok"));
}

TEST_F(Crash, FileThatMayNotGrowIsSaidAndNothingFlushedIsLost)
{
    expectFlushedSamplesAreThere(path, output(QStringLiteral("fill-limited"), path));
    EXPECT_EQ(integrity(path), QLatin1String("ok"));
}

TEST_F(Crash, NoStudyIsMadeOnAFullDisk)
{
    const QString disk = folder.path() + QStringLiteral("/disk");
    ASSERT_TRUE(QDir().mkdir(disk));
    const SmallDisk small(disk);
    if (!small.mounted())
        GTEST_SKIP() << "only root may mount a small disk";
    QFile filler(disk + QStringLiteral("/filler"));
    ASSERT_TRUE(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) == 4096) { }
    filler.close();
    const std::string file = disk.toStdString() + "/a.pgduel";
    EXPECT_EQ(
        example::faultOf([&] { StudyWriter::create(file, example::study(), 1); }), "store.not_writable");
    EXPECT_EQ(QDir(disk).entryList(QDir::Files), QStringList(QStringLiteral("filler")));
}

TEST_F(ReadOnlyFolder, IsRead)
{
    {
        const auto writer = StudyWriter::resume(path);
        writer->beginRun(0, {});
        writer->add(0, measure::Sample{"speed", 0, 1});
    }
    close();
    EXPECT_EQ(output(QStringLiteral("read"), path), "4 runs, 1 samples");
    EXPECT_EQ(output(QStringLiteral("resume"), path), "store.not_writable");
}

TEST_F(ReadOnlyFolder, IsReadAlsoWhenAReaderKeptTheLogFromBeingGivenUp)
{
    {
        auto writer = StudyWriter::resume(path);
        const StudyFile reader = StudyFile::open(path);
        EXPECT_EQ(reader.runs().size(), 4u);
        writer->beginRun(0, {});
        writer->add(0, measure::Sample{"speed", 0, 1});
        writer.reset();
    }
    close();
    EXPECT_EQ(output(QStringLiteral("read"), path), "4 runs, 1 samples");
}

TEST_F(ReadOnlyFolder, NeverHidesWhatIsOnlyInTheLog)
{
    const auto writer = StudyWriter::resume(path);
    writer->beginRun(0, {});
    writer->add(0, measure::Sample{"speed", 0, 1});
    writer->flush();
    for (const char* suffix :
        {"", "-wal"}) // as after a crash, copied to a disk that cannot be written, without -shm
        QFile::copy(
            QString::fromStdString(path + suffix), QString::fromStdString(folder.file("copy") + suffix));
    close();
    EXPECT_EQ(output(QStringLiteral("read"), folder.file("copy")), "store.not_readable");
    EXPECT_EQ(output(QStringLiteral("read"), path), "4 runs, 1 samples");
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}
