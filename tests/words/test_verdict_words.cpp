#include <QtTest>

#include "in_language.h"
#include "measure/metric.h"
#include "words/comparison_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

using namespace pgduel;
using analysis::ArmSide;
using analysis::NotComparableReason;
using analysis::Qualifier;
using analysis::Verdict;
using analysis::VerdictKind;

namespace {

const std::vector<VerdictKind> kindsWithPolarity{VerdictKind::Better, VerdictKind::Worse,
    VerdictKind::SlightlyBetter, VerdictKind::SlightlyWorse, VerdictKind::NoPracticalDifference,
    VerdictKind::NotDecided, VerdictKind::OneRunOnly, VerdictKind::NotComparable};
const std::vector<VerdictKind> kindsWithout{VerdictKind::More, VerdictKind::Fewer, VerdictKind::SlightlyMore,
    VerdictKind::SlightlyFewer, VerdictKind::NoPracticalDifference, VerdictKind::NotDecided,
    VerdictKind::OneRunOnly, VerdictKind::NotComparable};

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

bool hasInterval(VerdictKind kind)
{
    return kind != VerdictKind::OneRunOnly && kind != VerdictKind::NotComparable;
}

/// Names without digits, so that every digit in a sentence comes from a number.
Verdict verdictOf(const char* metric, VerdictKind kind, double estimate = 0.074)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.metric = *measure::findMetric(metric);
    verdict.baseline = "low";
    verdict.candidate = "high";
    verdict.smallestEffect = 0.02;
    verdict.baselineRuns = 3;
    verdict.candidateRuns = 4;
    verdict.steps = 8;
    if (kind == VerdictKind::NotComparable) {
        verdict.reason = NotComparableReason::NoRuns;
        return verdict;
    }
    verdict.estimate = estimate;
    if (!hasInterval(kind))
        return verdict;
    verdict.interval = analysis::Interval{estimate - 0.035, estimate + 0.041};
    verdict.method = analysis::IntervalMethod::WelchLogT;
    if (kind == VerdictKind::NotDecided)
        verdict.runsNeeded = 5;
    return verdict;
}

analysis::Remark remarkOf(Qualifier qualifier)
{
    switch (qualifier) {
    case Qualifier::DependsOnLoad:
        return {qualifier, ArmSide::Both, -0.012, 0.223, {}};
    case Qualifier::TwoGroups:
        return {qualifier, ArmSide::Baseline, 41.7, 62.3, {}};
    case Qualifier::OrderEffect:
        return {qualifier, ArmSide::Both, 0.031, 0, {}};
    case Qualifier::Drift:
        return {qualifier, ArmSide::Both, -0.024, 0.003, {}};
    case Qualifier::UnstableRuns:
        return {qualifier, ArmSide::Candidate, 0.271, 0, {}};
    case Qualifier::CountingError:
        return {qualifier, ArmSide::Both, 0.013, 0, {}};
    case Qualifier::CheckpointsDiffer:
        return {qualifier, ArmSide::Both, 2, 6, {}};
    case Qualifier::OtherSettingsDiffer:
        return {qualifier, ArmSide::Both, 2, 0, {"jit", "work_mem"}};
    case Qualifier::StoppedByWidth:
    case Qualifier::StoppedAtMost:
        return {qualifier, ArmSide::Both, 0.025, 6, {"latency_p95"}};
    case Qualifier::ManyComparisons:
        return {qualifier, ArmSide::Both, 0.072, 9, {}};
    default:
        return {qualifier, ArmSide::Candidate, 7, 0, {}};
    }
}

/// The texts of all numbers that the facts hold, as the screen writes them.
QStringList numbersOf(const Verdict& verdict)
{
    QStringList texts{words::percent(verdict.confidence, 0), words::percent(verdict.smallestEffect)};
    const auto ratio = [&](double value) { texts << words::percent(std::abs(value)); };
    if (verdict.estimate)
        ratio(*verdict.estimate);
    if (verdict.interval) {
        ratio(verdict.interval->low);
        ratio(verdict.interval->high);
    }
    for (const int count : {verdict.baselineRuns, verdict.candidateRuns, verdict.pairs, verdict.steps,
             verdict.runsNeeded.value_or(0)})
        texts << words::number(std::int64_t{count});
    for (const auto& remark : verdict.remarks)
        for (const double value : {remark.number, remark.second}) {
            ratio(value);
            texts << words::number(std::abs(value), 0) << words::number(value, 3)
                  << words::metricValue(verdict.metric.id, value);
        }
    QStringList numbers;
    static const QRegularExpression digits(QStringLiteral("[0-9]+(?:[.,][0-9]+)*"));
    for (const QString& text : texts)
        numbers << digits.match(text).captured();
    return numbers;
}

/// Numbers of the sentences that the facts do not hold.
QStringList invented(const Verdict& verdict)
{
    QString text = words::verdictSentences(verdict).join(QLatin1Char('\n'));
    text.remove(words::metricName(verdict.metric.id));
    const QStringList known = numbersOf(verdict);
    static const QRegularExpression digits(QStringLiteral("[0-9]+(?:[.,][0-9]+)*"));
    QStringList result;
    for (auto found = digits.globalMatch(text); found.hasNext();) {
        const QString number = found.next().captured();
        if (!known.contains(number))
            result << number + QStringLiteral(" in ") + text;
    }
    return result;
}

} // namespace

class VerdictWordsTest : public QObject {
    Q_OBJECT

private:
    InLanguage language;
    template <class Check> void everyVerdict(const Check& check);

private slots:
    void everyCombinationSpeaksAndInventsNoNumber();
    void noWaitIsBetterOrWorse();
    void everyReasonHasItsWords();
    void headlines();
    void headlinesInRussian();
    void runsNeededInThreePluralForms();
    void sentences();
    void smallDifferencesAreNotShownAsNone();
    void levelsOfConfidence();
    void endsOfAnIntervalAreTold();
    void placesOfAnOpenLoopAreRates();
    void factsOfAPair();
};

template <class Check> void VerdictWordsTest::everyVerdict(const Check& check)
{
    for (const auto choice : {words::Language::English, words::Language::Russian}) {
        language.choose(choice);
        for (const char* metric : {"speed", "latency_p95", "io_waits"}) {
            const bool neither = measure::findMetric(metric)->polarity == measure::Polarity::Neither;
            for (const VerdictKind kind : neither ? kindsWithout : kindsWithPolarity)
                for (int q = -1; q <= static_cast<int>(Qualifier::ManyComparisons); ++q) {
                    Verdict verdict = verdictOf(metric, kind);
                    if (q >= 0)
                        verdict.remarks = {remarkOf(static_cast<Qualifier>(q))};
                    check(verdict);
                }
        }
    }
}

void VerdictWordsTest::everyCombinationSpeaksAndInventsNoNumber()
{
    static const QRegularExpression capitalAfterArm(QStringLiteral("^(low|high): \\p{Lu}"));
    const bool print = qEnvironmentVariableIsSet("PGDUEL_PRINT"); // for a person to read once
    everyVerdict([print](const Verdict& verdict) {
        const QStringList sentences = words::verdictSentences(verdict);
        QVERIFY(!words::verdictHeadline(verdict).isEmpty());
        QVERIFY(words::verdictHeadline(verdict).at(0).isUpper());
        for (const QString& sentence : sentences) {
            QVERIFY2(sentence.size() > 10 && sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
            QVERIFY2(!sentence.contains(QLatin1Char('%') + QString::number(1)), qPrintable(sentence));
            QVERIFY2(!sentence.contains(capitalAfterArm), qPrintable(sentence));
        }
        QCOMPARE(invented(verdict), QStringList());
        if (print)
            qInfo().noquote() << sentences.join(QLatin1Char('\n'));
    });
}

void VerdictWordsTest::noWaitIsBetterOrWorse()
{
    static const QRegularExpression praise(
        QStringLiteral("\\b(better|worse|gain|loss)\\b|лучше|хуже|выигрыш|проигрыш"),
        QRegularExpression::CaseInsensitiveOption);
    everyVerdict([](const Verdict& verdict) {
        if (verdict.metric.polarity != measure::Polarity::Neither)
            return;
        const QString text = words::verdictSentences(verdict).join(QLatin1Char('\n'));
        QVERIFY2(!text.contains(praise), qPrintable(text));
    });
}

void VerdictWordsTest::everyReasonHasItsWords()
{
    for (const auto choice : {words::Language::English, words::Language::Russian}) {
        language.choose(choice);
        QSet<QString> seen;
        for (int r = 1; r <= static_cast<int>(NotComparableReason::DriverSaturated); ++r) {
            Verdict verdict = verdictOf("speed", VerdictKind::NotComparable);
            verdict.reason = static_cast<NotComparableReason>(r);
            seen << words::verdictHeadline(verdict);
        }
        QCOMPARE(seen.size(), static_cast<int>(NotComparableReason::DriverSaturated));
    }
}

void VerdictWordsTest::headlines()
{
    language.english();
    const auto headline = [](const char* metric, VerdictKind kind, double estimate) {
        return plain(words::verdictHeadline(verdictOf(metric, kind, estimate)));
    };
    QCOMPARE(headline("speed", VerdictKind::Better, 0.074), QStringLiteral("Better by 7.4 %"));
    QCOMPARE(headline("latency_p95", VerdictKind::Better, -0.074), QStringLiteral("Better by 7.4 %"));
    QCOMPARE(headline("io_waits", VerdictKind::Fewer, -0.21), QStringLiteral("Fewer by 21.0 %"));
    QCOMPARE(
        headline("speed", VerdictKind::SlightlyWorse, -0.012), QStringLiteral("Slightly worse, by 1.2 %"));
    QCOMPARE(headline("speed", VerdictKind::NotDecided, 0.01),
        QStringLiteral("Not decided: about 5 more runs per configuration needed"));
    Verdict one = verdictOf("speed", VerdictKind::OneRunOnly, 0.061);
    QCOMPARE(plain(words::verdictHeadline(one)), // of the 3 + 4 runs only one side's count is below two
        QStringLiteral("One run only of the candidate, +6.1 % seen; not a verdict"));
    one.baselineRuns = 1;
    QCOMPARE(plain(words::verdictHeadline(one)),
        QStringLiteral("One run only of the baseline, +6.1 % seen; not a verdict"));
    one.candidateRuns = 1;
    QCOMPARE(plain(words::verdictHeadline(one)),
        QStringLiteral("One run per configuration, +6.1 % seen; not a verdict"));
}

void VerdictWordsTest::headlinesInRussian()
{
    language.russian();
    const auto headline = [](const char* metric, VerdictKind kind, double estimate) {
        return plain(words::verdictHeadline(verdictOf(metric, kind, estimate)));
    };
    QCOMPARE(headline("speed", VerdictKind::Better, 0.074), QStringLiteral("Лучше на 7,4 %"));
    QCOMPARE(headline("io_waits", VerdictKind::More, 0.4), QStringLiteral("Больше на 40,0 %"));
    QCOMPARE(headline("speed", VerdictKind::SlightlyWorse, -0.012),
        QStringLiteral("Незначительно хуже, на 1,2 %"));
    QCOMPARE(headline("speed", VerdictKind::NoPracticalDifference, 0.001),
        QStringLiteral("Практической разницы нет"));
}

void VerdictWordsTest::runsNeededInThreePluralForms()
{
    language.russian();
    const auto needed = [](int runs) {
        Verdict verdict = verdictOf("speed", VerdictKind::NotDecided);
        verdict.runsNeeded = runs;
        return plain(words::verdictHeadline(verdict));
    };
    const QString pattern = QStringLiteral("Вывод не определён: нужно ещё около %1 на конфигурацию");
    QCOMPARE(needed(1), pattern.arg(QStringLiteral("1 прогона")));
    QCOMPARE(needed(2), pattern.arg(QStringLiteral("2 прогонов")));
    QCOMPARE(needed(5), pattern.arg(QStringLiteral("5 прогонов")));
    QCOMPARE(needed(21), pattern.arg(QStringLiteral("21 прогона")));
}

void VerdictWordsTest::sentences()
{
    language.english();
    Verdict verdict = verdictOf("speed", VerdictKind::Better, 0.074);
    QCOMPARE(plain(words::verdictSentence(verdict)),
        QStringLiteral("Speed, high against low: better by 7.4 % (95 % confidence interval +3.9 % … +11.5 %; "
                       "3 runs against 4 runs)."));
    verdict.method = analysis::IntervalMethod::PairedLogT;
    verdict.pairs = 3;
    language.russian();
    QCOMPARE(plain(words::verdictSentence(verdict)),
        QStringLiteral("Скорость, high против low: лучше на 7,4 % (доверительный интервал 95 %: +3,9 % … "
                       "+11,5 %; 3 пары прогонов по блокам)."));
}

void VerdictWordsTest::smallDifferencesAreNotShownAsNone()
{
    language.english();
    QCOMPARE(plain(words::verdictHeadline(verdictOf("speed", VerdictKind::Better, 0.0003))),
        QStringLiteral("Better by 0.03 %"));
}

/// "+0.0 % … +0.0 %" would hide that it excludes zero.
void VerdictWordsTest::endsOfAnIntervalAreTold()
{
    language.english();
    QCOMPARE(plain(words::rangeText({0.0002, 0.0004})), QStringLiteral("+0.02 % … +0.04 %"));
    QCOMPARE(plain(words::rangeText({0.0421, 0.0424})), QStringLiteral("+4.21 % … +4.24 %"));
    QCOMPARE(plain(words::rangeText({0, 0.0424})), QStringLiteral("0.0 % … +4.2 %"));
    QCOMPARE(plain(words::rangeText({-0.00001, 0.07})), QStringLiteral("−0.001 % … +7.000 %"));
}

void VerdictWordsTest::placesOfAnOpenLoopAreRates()
{
    language.english();
    analysis::PairAnalysis analysis;
    analysis.verdict = verdictOf("speed", VerdictKind::Better);
    analysis.comparison.metric = analysis.verdict.metric;
    analysis.decidedFrom = analysis::LoadPlace{3, 16, 7400};
    analysis.crossings = {{16, 16, 744.6, true, 500, 1200}};
    const QString facts = plain(words::verdictFacts(analysis).join(QLatin1Char('\n')));
    QVERIFY2(facts.contains(QStringLiteral("from 7,400 transactions/s asked for on")), qPrintable(facts));
    QVERIFY2(facts.contains(QStringLiteral("at about 745 transactions/s asked for")), qPrintable(facts));
    QVERIFY2(!facts.contains(QStringLiteral("session")), qPrintable(facts));
    QCOMPARE(plain(words::maxText(analysis::Extreme{0.1, 3, 16, 7400})),
        QStringLiteral("max +10.0 % at 7,400 transactions/s asked for"));
}

void VerdictWordsTest::levelsOfConfidence()
{
    language.english();
    Verdict verdict = verdictOf("speed", VerdictKind::Better);
    verdict.confidence = 0.999;
    QVERIFY(plain(words::intervalText(verdict)).startsWith(QStringLiteral("99.9 % confidence")));
    verdict.confidence = 0.9;
    QVERIFY(plain(words::intervalText(verdict)).startsWith(QStringLiteral("90 % confidence")));
}

void VerdictWordsTest::factsOfAPair()
{
    analysis::PairAnalysis analysis;
    analysis.verdict = verdictOf("speed", VerdictKind::Better);
    analysis.verdict.p = 0.031;
    analysis.verdict.standardError = 0.0123;
    analysis.verdict.degrees = 4.5;
    analysis.comparison.metric = analysis.verdict.metric;
    analysis.runs = {{ArmSide::Baseline, 0, 0, 0, analysis::RunUse::Used, 5412, false},
        {ArmSide::Candidate, 0, -1, 1, analysis::RunUse::Incomplete, 0, false}};
    for (const auto choice : {words::Language::English, words::Language::Russian}) {
        language.choose(choice);
        QVERIFY(words::verdictFacts(analysis).size() >= 5);
        QCOMPARE(words::runFacts(analysis).size(), 2);
    }
    language.english();
    const QString facts = plain(words::verdictFacts(analysis).join(QLatin1Char('\n')));
    for (const char* fact : {"Estimate: +7.4 %, geometric mean ratio over runs and 8 load steps", "Welch",
             "p = 0.031", "0.0123", "Smallest effect of interest: 2.0 %, the default"})
        QVERIFY2(facts.contains(QLatin1String(fact)), qPrintable(facts));
    const QStringList runs = words::runFacts(analysis);
    QCOMPARE(plain(runs.at(0)), QStringLiteral("A, block 1: 5,412 transactions/s"));
    QCOMPARE(plain(runs.at(1)), QStringLiteral("B, repeat 1: left out: load steps are missing"));
}

QTEST_GUILESS_MAIN(VerdictWordsTest)
#include "test_verdict_words.moc"
