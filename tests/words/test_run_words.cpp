#include <QtTest>

#include "in_language.h"
#include "study/templates.h"
#include "words/run_words.h"
#include "words/study_words.h"

using namespace pgduel;

class RunWordsTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;

private slots:
    void phasesWithTheirAmount();
    void pluralsInBothLanguages_data();
    void pluralsInBothLanguages();
    void runTitles();
    void waitSources();
    void everyTemplateHasWords();
    void loadAndPlan();
    void marksInBothLanguages_data();
    void marksInBothLanguages();
    void eventsOfAStepInBothLanguages_data();
    void eventsOfAStepInBothLanguages();
    void shortenedInBothLanguages();
};

void RunWordsTest::phasesWithTheirAmount()
{
    language.english();
    run::Progress progress;
    progress.phase = run::Phase::SavingCopy;
    progress.done = 1.2 * 1024 * 1024 * 1024;
    progress.total = 2.1 * 1024 * 1024 * 1024;
    QCOMPARE(
        words::phaseText(progress), QString::fromUtf8("Saving the golden copy: 1.2\u00a0GB of 2.1\u00a0GB"));
    progress = {};
    progress.phase = run::Phase::Measuring;
    progress.step = 5;
    progress.steps = 8;
    progress.sessions = 65;
    QCOMPARE(words::phaseText(progress), QStringLiteral("Step 6 of 8: 65 sessions"));
}

void RunWordsTest::pluralsInBothLanguages_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("russian");
    QTest::newRow("1") << 1 << QStringLiteral("1 run") << QStringLiteral("1 прогон");
    QTest::newRow("2") << 2 << QStringLiteral("2 runs") << QStringLiteral("2 прогона");
    QTest::newRow("5") << 5 << QStringLiteral("5 runs") << QStringLiteral("5 прогонов");
    QTest::newRow("11") << 11 << QStringLiteral("11 runs") << QStringLiteral("11 прогонов");
    QTest::newRow("21") << 21 << QStringLiteral("21 runs") << QStringLiteral("21 прогон");
}

void RunWordsTest::pluralsInBothLanguages()
{
    QFETCH(int, n);
    QFETCH(QString, english);
    QFETCH(QString, russian);
    language.english();
    QCOMPARE(words::runsText(n), english);
    language.russian();
    QCOMPARE(words::runsText(n), russian);
}

void RunWordsTest::runTitles()
{
    language.english();
    store::RunRecord record;
    record.planned.index = 4;
    record.planned.block = 1;
    const QString experiment = QStringLiteral("shared_buffers = 40 % RAM");
    QCOMPARE(words::runTitle(record, 9, 3, experiment),
        QStringLiteral("Block 2 of 3 · run 5 of 9 · shared_buffers = 40 % RAM"));
    QCOMPARE(
        words::runTitle(record, 9, 1, experiment), QStringLiteral("run 5 of 9 · shared_buffers = 40 % RAM"));
}

void RunWordsTest::waitSources()
{
    language.english();
    QCOMPARE(
        words::waitSourceText("sampled 10 Hz"), QStringLiteral("Waits: pg_stat_activity, sampled at 10 Hz"));
    QCOMPARE(words::waitSourceText("something new"), QStringLiteral("something new"));
    language.russian();
    QVERIFY(words::waitSourceText("sampled 10 Hz").startsWith(QStringLiteral("Ожидания: ")));
}

void RunWordsTest::everyTemplateHasWords()
{
    language.russian();
    for (const study::Template& known : study::templates()) {
        const words::TemplateText text = words::templateText(known.id);
        QVERIFY2(text.title != QString::fromStdString(known.id), known.id.c_str());
        QVERIFY2(!text.question.isEmpty() && !text.description.isEmpty() && !text.needs.isEmpty(),
            known.id.c_str());
    }
}

void RunWordsTest::loadAndPlan()
{
    language.english();
    study::LoadSpec load;
    load.stepDuration = std::chrono::seconds(30);
    QCOMPARE(
        words::loadSummary(load), QString::fromUtf8("geometric, 5 → 181 sessions, 8 steps of 30\u00a0s"));
    study::PlanSpec plan;
    plan.replicates = 3;
    QCOMPARE(words::planSummary(plan, 3),
        QString::fromUtf8("3 replicates × 3 experiments, order: blocks, random inside"));
}

void RunWordsTest::marksInBothLanguages_data()
{
    QTest::addColumn<std::string>("mark");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("russian");
    const auto row = [](const char* mark, const char* english, const char* russian) {
        QTest::newRow(mark) << std::string(mark) << QString::fromUtf8(english) << QString::fromUtf8(russian);
    };
    row("errors 23505 1", "1 error with SQLSTATE 23505", "1 ошибка с SQLSTATE 23505");
    row("errors 23505 12", "12 errors with SQLSTATE 23505", "12 ошибок с SQLSTATE 23505");
    row("errors 23505 21", "21 errors with SQLSTATE 23505", "21 ошибка с SQLSTATE 23505");
    row("stalls 1 1540", "1 stall in which no transaction ended, of 1.5\u00A0s",
        "1 остановка без завершённых транзакций, самая долгая 1,5\u00A0с");
    row("stalls 3 1540", "3 stalls in which no transaction ended, the longest 1.5\u00A0s",
        "3 остановки без завершённых транзакций, самая долгая 1,5\u00A0с");
    row("skipped 5", "5 transactions skipped, since the latency limit had passed before they began",
        "5 транзакций пропущено: предел задержки истёк до их начала");
    row("external_engine pgbench", "load made by pgbench", "нагрузку создаёт pgbench");
    row("aborted_sessions 2", "2 sessions ended after an error", "2 сессии завершились после ошибки");
    row("step_not_measured", "a load step was too short to be measured",
        "одна из ступеней нагрузки слишком коротка для измерения");
    row("sampler_silent", "waits were not sampled in a load step",
        "на одной из ступеней нагрузки нет выборки ожиданий");
    row("sampler_fault", "part of the telemetry was missing", "часть телеметрии не получена");
    row("news_of_a_later_version", "news_of_a_later_version", "news_of_a_later_version");
}

void RunWordsTest::marksInBothLanguages()
{
    QFETCH(std::string, mark);
    QFETCH(QString, english);
    QFETCH(QString, russian);
    language.english();
    QCOMPARE(words::markText(mark), english);
    language.russian();
    QCOMPARE(words::markText(mark), russian);
}

void RunWordsTest::eventsOfAStepInBothLanguages_data()
{
    QTest::addColumn<std::string>("kind");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("russian");
    const auto row = [](const char* kind, const char* text, const char* english, const char* russian) {
        QTest::newRow(kind) << std::string(kind) << std::string(text) << QString::fromUtf8(english)
                            << QString::fromUtf8(russian);
    };
    row("step_not_measured", "3", "not measured in step 3", "не измерено, ступень 3");
    row("sampler_silent", "3", "waits not sampled in step 3", "нет выборки ожиданий, ступень 3");
    row("driver_saturated", "8", "load driver busy all the time in step 8",
        "генератор нагрузки занят полностью, ступень 8");
    row("sampler_fault", "", "telemetry interrupted at 4:20", "телеметрия прервана, время 4:20");
    row("stall", "1540", "stall of 1.5\u00A0s at 4:20", "остановка на 1,5\u00A0с, время 4:20");
}

void RunWordsTest::eventsOfAStepInBothLanguages()
{
    QFETCH(std::string, kind);
    QFETCH(std::string, text);
    QFETCH(QString, english);
    QFETCH(QString, russian);
    measure::Event event;
    event.t = 260'000'000;
    event.kind = kind;
    event.text = text;
    language.english();
    QCOMPARE(words::eventText(event), english);
    language.russian();
    QCOMPARE(words::eventText(event), russian);
}

/// The decimal mark is the language's, whatever the study file holds.
void RunWordsTest::shortenedInBothLanguages()
{
    language.english();
    QCOMPARE(
        words::timeScaleText(0.125, 10), QString::fromUtf8("shortened: durations × 0.125, data scale 10"));
    QCOMPARE(words::timeScaleText(0.05, 10), QString::fromUtf8("shortened: durations × 0.05, data scale 10"));
    QCOMPARE(
        words::timeScaleText(0.0004, 10), QString::fromUtf8("shortened: durations × 0.0004, data scale 10"));
    language.russian();
    QCOMPARE(words::timeScaleText(0.125, 10),
        QString::fromUtf8("сокращено: длительности × 0,125, масштаб данных 10"));
}

QTEST_GUILESS_MAIN(RunWordsTest)
#include "test_run_words.moc"
