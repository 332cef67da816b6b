#include <QtTest>

#include "in_language.h"
#include "words/numbers.h"
#include "words/progress_words.h"

using namespace pgduel;

namespace {

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

/// 1,000 … 3,000; the baseline has stopped at 2,000.
analysis::ProgressComparison progressOf(bool interval)
{
    analysis::ProgressComparison progress;
    progress.baseline = "low";
    progress.candidate = "high";
    progress.baselineRuns = progress.candidateRuns = interval ? 3 : 1;
    for (const double work : {1000.0, 2000.0}) {
        analysis::ProgressMark mark;
        mark.mark = work;
        mark.baseline = work / 10;
        mark.candidate = work / 11;
        mark.ratio = 1.1;
        mark.chunk = 1.1;
        if (interval)
            mark.interval = analysis::Interval{1.02, 1.19};
        progress.equalWork.push_back(mark);
        mark.mark = work / 11;
        progress.equalTime.push_back(mark);
    }
    analysis::ProgressMark last;
    last.mark = 3000;
    last.candidate = 260;
    last.bound.atLeast = 1.03;
    progress.equalWork.push_back(last);
    progress.chunks.chunks = {{1000, 1.1}, {2000, 1.1}};
    progress.chunks.min = progress.chunks.max = progress.chunks.geometric = progress.chunks.median = 1.1;
    analysis::Trend trend;
    trend.mean = 100;
    trend.slope = 3;
    trend.p = 0.002;
    progress.baselineTrend = trend;
    progress.candidateStopped = true;
    return progress;
}

} // namespace

class ProgressWordsTest : public QObject {
    Q_OBJECT

    InLanguage language;

private slots:
    void sentences()
    {
        language.english();
        const QString text = plain(words::progressSentences(progressOf(true)).join(QLatin1Char('\n')));
        for (const char* part : {"Equal work, 2,000 transactions: speed-up 1.100× of high over low (95 % "
                                 "confidence interval 1.020 … 1.190",
                 "3,000 transactions: low never came so far; the speed-up is at least 1.030×.",
                 "low gets slower as it goes: +3.0 %", "p = 0.002", "high: a run was stopped"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    }

    void oneRunIsNoVerdict()
    {
        language.english();
        const QString text = words::progressSentences(progressOf(false)).join(QLatin1Char('\n'));
        QCOMPARE(text.count(QStringLiteral("no verdict")), 2);
        QVERIFY(!text.contains(QStringLiteral("confidence")));
    }

    void russian()
    {
        language.russian();
        const QString text = plain(words::progressSentences(progressOf(true)).join(QLatin1Char('\n')));
        QVERIFY2(text.contains(QStringLiteral("Равная работа, 2 000 транзакций: ускорение 1,100×")),
            qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("не меньше 1,030×")), qPrintable(text));
    }

    void theTableShowsWhatIsOpen()
    {
        language.english();
        const auto progress = progressOf(true);
        QCOMPARE(words::progressHeader(progress).size(), words::progressRow(progress.equalWork[0]).size());
        const QString markdown = plain(words::progressMarkdown(progress));
        QVERIFY2(markdown.contains(QStringLiteral("| 3,000 | – | 4 min 20 s | ≥ 1.030× | – | – |")),
            qPrintable(markdown));
    }

    void noStretchInCommonIsSaid()
    {
        language.english();
        QCOMPARE(words::progressSentences({}).size(), 1);
    }
};

QTEST_GUILESS_MAIN(ProgressWordsTest)
#include "test_progress_words.moc"
