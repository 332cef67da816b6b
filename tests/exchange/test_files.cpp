#include "example_file.h"

#include <QDir>
#include <QFile>

#include "exchange/error.h"
#include "exchange/points_csv.h"
#include "exchange/series_csv.h"
#include "exchange/study_json.h"

using namespace pgduel;
using namespace pgduel::exchange;

namespace {

using ExportedFile = example::StudyFileTest;

std::string bytesOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll().toStdString();
}

std::string quoted(std::string text, char separator)
{
    if (text.find_first_of(std::string("\"") + separator) == std::string::npos)
        return text;
    for (std::size_t i = 0; (i = text.find('"', i)) != std::string::npos; i += 2)
        text.insert(i, 1, '"');
    return '"' + text + '"';
}

} // namespace

TEST_F(ExportedFile, PointsAreTheSameInEveryLocale)
{
    const std::string done = quoted(experiment(0), ','), failed = quoted(experiment(1), ',');
    const std::string expected =
        "run,block,replicate,experiment,step,sessions,warm_up,metric,unit,value,evidence,state\r\n"
        "0,0,0,"
        + done + ",0,5,0,speed,transactions/s,1234.5,100000,done\r\n0,0,0," + done
        + ",0,5,0,latency_mean,ms,0.0001,1e+20,done\r\n1,0,0," + failed
        + ",3,7,1,io_waits,average sessions,1e-07,0,failed\r\n";
    writePointsCsv(path("c.csv"), open());
    EXPECT_EQ(bytesOf(path("c.csv")), expected);
    const example::RussianLocale locale;
    writePointsCsv(path("ru.csv"), open());
    EXPECT_EQ(bytesOf(path("ru.csv")), expected);
}

TEST_F(ExportedFile, PointsForARussianSpreadsheet)
{
    writePointsCsv(path("ru.csv"), open(), CsvStyle::russian());
    const std::string text = bytesOf(path("ru.csv"));
    EXPECT_TRUE(text.starts_with("\xEF\xBB\xBFrun;block;"));
    EXPECT_NE(text.find(quoted(experiment(0), ';') + ";0;5;0;speed;transactions/s;1234,5;100000;done\r\n"),
        std::string::npos)
        << text;
}

TEST_F(ExportedFile, SeriesHaveWallTimeAndSeconds)
{
    const std::string head = "run,block,replicate,experiment,state,metric,unit,time_utc,t_s,value\r\n";
    const std::string run = "0,0,0," + quoted(experiment(0), ',') + ",done,speed,transactions/s,";
    writeSeriesCsv(path("s.csv"), open());
    EXPECT_EQ(bytesOf(path("s.csv")),
        head + run + "2026-11-30T12:00:02.000000Z,1.5,0.1\r\n" + run
            + "2026-11-30T12:01:02.000000Z,61.5,2\r\n");
    writeSeriesCsv(path("s.csv"), open(), {{1}, {}});
    EXPECT_EQ(bytesOf(path("s.csv")), head);
    writeSeriesCsv(path("s.csv"), open(), {{}, {"lag"}});
    EXPECT_EQ(bytesOf(path("s.csv")), head);
}

TEST_F(ExportedFile, NothingIsLeftWhenWritingFails)
{
    try {
        writePointsCsv(path("no/points.csv"), open());
        FAIL();
    } catch (const ExchangeError& error) {
        EXPECT_EQ(error.fault().code, "exchange.not_written");
        EXPECT_FALSE(error.fault().detail.empty());
    }
    writePointsCsv(path("points.csv"), open());
    const std::string before = bytesOf(path("points.csv"));
    EXPECT_THROW(writeFile(path("points.csv"),
                     [](const Sink& sink) {
                         sink("half");
                         throw std::runtime_error("in the middle");
                     }),
        std::runtime_error);
    EXPECT_EQ(bytesOf(path("points.csv")), before);
    EXPECT_EQ(QDir(folder()).entryList(QDir::Files | QDir::Hidden),
        QStringList({QStringLiteral("a.pgduel"), QStringLiteral("points.csv")}));
}
