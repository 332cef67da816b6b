#include "example_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "exchange/comparison_tables.h"

using namespace pgduel;
using namespace pgduel::exchange;

namespace {

analysis::Verdict judged(const measure::Metric& metric)
{
    analysis::Verdict verdict;
    verdict.kind = analysis::VerdictKind::NotDecided;
    verdict.metric = metric;
    verdict.estimate = 0.0625;
    verdict.interval = analysis::Interval{-0.5, 0.75};
    verdict.method = analysis::IntervalMethod::WelchLogT;
    verdict.baselineRuns = 2;
    verdict.candidateRuns = 1;
    verdict.p = 0.25;
    verdict.adjustedP = 0.5;
    verdict.smallestEffect = 0.02;
    verdict.runsNeeded = 7;
    verdict.remarks = {{analysis::Qualifier::MissingPoints, analysis::ArmSide::Candidate, 1, 0, {}},
        {analysis::Qualifier::OtherSettingsDiffer, analysis::ArmSide::Both, 1, 0, {"work_mem"}}};
    return verdict;
}

/// Numbers of the published study where it has them: speed +6 % from 25 to 40 %.
Analyses example1()
{
    analysis::Comparison comparison;
    comparison.metric = *measure::findMetric("speed");
    comparison.baseline = "25 % RAM";
    comparison.candidate = "a|b, c";
    comparison.baselineRuns = 2;
    comparison.candidateRuns = 1;
    analysis::PairPoint point;
    point.step = 1;
    point.sessions = 9;
    point.baseline = 100;
    point.candidate = 106;
    point.baselineRuns = {99, 101};
    point.candidateRuns = {106};
    point.difference = 0.0625;
    point.evidenceBaseline = 2000;
    point.evidenceCandidate = 1060.5;
    comparison.points.push_back(point);
    analysis::PairPoint lonely;
    lonely.step = 2;
    lonely.sessions = 18;
    lonely.baseline = 0.5;
    lonely.missing = analysis::Missing::NotInCandidate;
    lonely.enoughEvidence = false;
    comparison.points.push_back(lonely);
    comparison.min = comparison.max = analysis::Extreme{0.0625, 1, 9};
    comparison.mean = 0.0625;
    comparison.ratioOfTotals = 0.0625;
    comparison.missingPoints = 1;
    analysis::Comparison empty;
    empty.metric = *measure::findMetric("io_waits");
    empty.baseline = "25 % RAM";
    empty.candidate = "40 % RAM";
    analysis::PairAnalysis speed;
    speed.comparison = comparison;
    speed.points = {{1, 9, 0.06, analysis::Interval{0.02, 0.1}, 0.001, 0.002, true}};
    speed.verdict = judged(comparison.metric);
    analysis::PairAnalysis none;
    none.comparison = empty;
    none.verdict.metric = empty.metric;
    none.verdict.reason = analysis::NotComparableReason::NoRuns;
    return {speed, none};
}

std::string text(const QJsonValue& value)
{
    return value.toString().toStdString();
}

} // namespace

TEST(ComparisonTables, SummaryCsv)
{
    const example::RussianLocale locale;
    EXPECT_EQ(toText([](const Sink& sink) { comparisonSummaryCsv(sink, example1()); }),
        "metric,unit,baseline,candidate,polarity,verdict,reason,estimate_ratio,confidence_low,"
        "confidence_high,confidence,method,baseline_runs_used,candidate_runs_used,pairs,p,adjusted_p,"
        "smallest_effect,smallest_effect_source,runs_needed,remarks,baseline_runs,candidate_runs,points,"
        "min_difference,min_step,min_sessions,mean_of_differences,max_difference,max_step,max_sessions,"
        "geometric_mean_of_steps,ratio_of_totals,missing_points,thin_points\r\n"
        "speed,transactions/s,25 % RAM,\"a|b, c\",higher_is_better,not_decided,,0.0625,-0.5,0.75,0.95,"
        "welch_log_t,2,1,0,0.25,0.5,0.02,default,7,missing_points other_settings_differ,"
        "2,1,2,0.0625,1,9,0.0625,0.0625,1,9,,0.0625,1,0\r\n"
        "io_waits,average sessions,25 % RAM,40 % RAM,neither,not_comparable,no_runs,,,,0.95,,0,0,0,,,0,"
        "default,,,0,0,0,,,,,,,,,,0,0\r\n");
}

TEST(ComparisonTables, PointsCsv)
{
    const example::RussianLocale locale;
    EXPECT_EQ(toText([](const Sink& sink) { comparisonPointsCsv(sink, example1()); }),
        "metric,unit,baseline,candidate,step,sessions,baseline_mean_of_runs,candidate_mean_of_runs,"
        "difference_of_means,missing,geometric_mean_of_runs,confidence_low,confidence_high,p,adjusted_p,"
        "decided,baseline_evidence,candidate_evidence,enough_evidence\r\n"
        "speed,transactions/s,25 % RAM,\"a|b, c\",1,9,100,106,0.0625,,0.06,0.02,0.1,0.001,0.002,1,2000,"
        "1060.5,1\r\n"
        "speed,transactions/s,25 % RAM,\"a|b, c\",2,18,0.5,,,not_in_candidate,,,,,,0,0,0,0\r\n");
}

TEST(ComparisonTables, JsonHasNullForWhatIsAbsent)
{
    const example::RussianLocale locale;
    const std::string json = comparisonJson(example1());
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    const QJsonArray list = document[u"comparisons"].toArray();
    ASSERT_EQ(list.size(), 2);
    const QJsonObject speed = list[0].toObject();
    EXPECT_EQ(text(speed[u"polarity"]), "higher_is_better");
    EXPECT_EQ(speed[u"min"].toObject()[u"difference_ratio"].toDouble(), 0.0625);
    EXPECT_EQ(speed[u"min"].toObject()[u"sessions"].toInt(), 9);
    EXPECT_TRUE(speed[u"geometric_mean_of_steps_ratio"].isNull());
    const QJsonObject lonely = speed[u"points"].toArray()[1].toObject();
    EXPECT_TRUE(lonely[u"candidate_mean_of_runs"].isNull());
    EXPECT_TRUE(lonely[u"difference_of_means_ratio"].isNull());
    EXPECT_EQ(text(lonely[u"missing"]), "not_in_candidate");
    EXPECT_TRUE(speed[u"points"].toArray()[0].toObject()[u"missing"].isNull());
    EXPECT_TRUE(list[1].toObject()[u"min"].isNull());
    EXPECT_NE(json.find("0.0625"), std::string::npos);
}

TEST(ComparisonTables, JsonHasTheFactsOfTheVerdict)
{
    const example::RussianLocale locale;
    const QJsonObject document =
        QJsonDocument::fromJson(QByteArray::fromStdString(comparisonJson(example1()))).object();
    const QJsonObject speed = document[u"comparisons"].toArray()[0].toObject();
    const QJsonObject verdict = speed[u"verdict"].toObject();
    EXPECT_EQ(text(verdict[u"kind"]), "not_decided");
    EXPECT_TRUE(verdict[u"reason"].isNull());
    EXPECT_EQ(verdict[u"interval"].toObject()[u"low_ratio"].toDouble(), -0.5);
    EXPECT_EQ(text(verdict[u"method"]), "welch_log_t");
    EXPECT_EQ(verdict[u"runs_needed"].toInt(), 7);
    EXPECT_EQ(text(verdict[u"smallest_effect_source"]), "default");
    const QJsonObject remark = verdict[u"remarks"].toArray()[1].toObject();
    EXPECT_EQ(text(remark[u"remark"]), "other_settings_differ");
    EXPECT_EQ(text(remark[u"names"].toArray()[0]), "work_mem");
    const QJsonObject point = speed[u"points"].toArray()[0].toObject()[u"estimate"].toObject();
    EXPECT_EQ(point[u"interval"].toObject()[u"high_ratio"].toDouble(), 0.1);
    EXPECT_TRUE(point[u"decided"].toBool());
    const QJsonObject none = document[u"comparisons"].toArray()[1].toObject()[u"verdict"].toObject();
    EXPECT_EQ(text(none[u"reason"]), "no_runs");
    EXPECT_TRUE(none[u"interval"].isNull());
    EXPECT_TRUE(none[u"runs_needed"].isNull());
}

TEST(ComparisonTables, MarkdownTakesWordsAndNumbersFromTheCaller)
{
    MarkdownWords words;
    words.metric = "показатель";
    words.percent = [](double ratio) { return std::to_string(int(ratio * 10000)) + "‱"; };
    words.metricName = [](const measure::Metric& metric) { return "«" + metric.id + "»"; };
    const std::string markdown = comparisonMarkdown(example1(), words);
    EXPECT_TRUE(markdown.starts_with(
        "| показатель | baseline | candidate | verdict | estimate | interval | min | mean | max |\n"
        "|---|---|---|---|---:|---:|---:|---:|---:|\n"
        "| «speed» | 25 % RAM | a\\|b, c | not_decided | 625‱ | -0.5 … 0.75 | 625‱ (1, 9) | 625‱ | "
        "625‱ (1, 9) |\n"
        "| «io_waits» | 25 % RAM | 40 % RAM | not_comparable | – | – | – | – | – |\n"))
        << markdown;
    EXPECT_NE(markdown.find("| 1 | 9 | 100 | 106 | 625‱ | 0.02 … 0.1 |\n| 2 | 18 | 0.5 | – | – | – |\n"),
        std::string::npos)
        << markdown;
}
