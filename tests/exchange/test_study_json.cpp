#include "example_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "exchange/study_json.h"
#include "study/toml.h"

using namespace pgduel;

namespace {

class StudyJson : public example::StudyFileTest {
protected:
    QJsonObject document() const
    {
        return QJsonDocument::fromJson(QByteArray::fromStdString(exchange::studyJson(open()))).object();
    }
    QJsonObject run(int index) const { return document()[u"runs"].toArray()[index].toObject(); }
};

std::string text(const QJsonValue& value)
{
    return value.toString().toStdString();
}

} // namespace

TEST_F(StudyJson, HoldsTheStudy)
{
    EXPECT_EQ(text(document()[u"format"]), "pgduel-study");
    const QJsonObject study = document()[u"study"].toObject();
    EXPECT_EQ(text(study[u"title"]), "Title");
    EXPECT_EQ(study[u"time_scale"].toDouble(), 0.5);
    EXPECT_FALSE(study[u"complete"].toBool(true));
    EXPECT_EQ(study::readToml(text(study[u"definition_toml"]), "json"), open().study());
    EXPECT_EQ(document()[u"experiments"].toArray().size(), 2);
}

TEST_F(StudyJson, HoldsRunsWithUnitsInTheKeys)
{
    const QJsonObject done = run(0);
    EXPECT_EQ(text(done[u"state"]), "done");
    EXPECT_EQ(text(done[u"experiment"]), experiment(0));
    EXPECT_EQ(text(done[u"began_utc"]), "2026-11-30T12:00:00.500000Z");
    EXPECT_EQ(text(done[u"configuration"].toObject()[u"work_mem"]), "4MB");
    EXPECT_TRUE(done[u"fault"].isNull());
    EXPECT_EQ(text(done[u"marks"].toArray()[0]), "noise");
    const QJsonObject step = done[u"steps"].toArray()[0].toObject();
    EXPECT_EQ(step[u"begin_s"].toDouble(), 1.5);
    EXPECT_EQ(step[u"measured_from_s"].toDouble(), 1.75);
    const QJsonObject point = done[u"points"].toArray()[0].toObject();
    EXPECT_EQ(text(point[u"metric"]), "speed");
    EXPECT_EQ(text(point[u"unit"]), "transactions/s");
    EXPECT_EQ(point[u"value"].toDouble(), 1234.5);
    EXPECT_EQ(done[u"events"].toArray()[0].toObject()[u"t_s"].toDouble(), 2);
    const QJsonObject series = done[u"series"].toArray()[0].toObject();
    EXPECT_EQ(series[u"samples"].toInt(), 2);
    EXPECT_EQ(series[u"mean"].toDouble(), 1.05);

    EXPECT_EQ(text(run(1)[u"state"]), "failed");
    EXPECT_EQ(text(run(1)[u"fault"].toObject()[u"code"]), "run.failed");
}

TEST_F(StudyJson, IsTheSameEveryTimeAndInEveryLocale)
{
    const std::string first = exchange::studyJson(open());
    const example::RussianLocale locale;
    EXPECT_EQ(exchange::studyJson(open()), first);
    EXPECT_NE(first.find("\"value\": 1234.5"), std::string::npos);
}
