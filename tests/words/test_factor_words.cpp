#include <QtTest>

#include "in_language.h"
#include "measure/metric.h"
#include "words/factor_words.h"

using namespace pgduel;
using analysis::VerdictKind;

namespace {

analysis::Verdict verdict(VerdictKind kind, double estimate = 0.074)
{
    analysis::Verdict verdict;
    verdict.kind = kind;
    verdict.metric = *measure::findMetric("speed");
    verdict.baseline = "a";
    verdict.candidate = "b";
    verdict.estimate = estimate;
    return verdict;
}

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

/// Effects and rows are made by hand: what is said of them is tested here, how they come about in exchange.
exchange::FactorFacts facts()
{
    exchange::FactorFacts facts;
    facts.metric = *measure::findMetric("speed");
    return facts;
}

} // namespace

class TestFactorWords : public QObject {
    Q_OBJECT
    InLanguage language_;

private slots:
    void init() { language_.english(); }

    void everyKindHasAMarkOfItsOwn()
    {
        QStringList marks;
        for (int kind = 0; kind <= static_cast<int>(VerdictKind::NotComparable); ++kind)
            marks << words::verdictMark(verdict(static_cast<VerdictKind>(kind)));
        QCOMPARE(QSet<QString>(marks.begin(), marks.end()).size(), marks.size());
        QCOMPARE(words::verdictMark(verdict(VerdictKind::SlightlyWorse)), QStringLiteral("(✗)"));
    }

    void legendFollowsPolarity()
    {
        QVERIFY(words::markLegend(*measure::findMetric("speed")).contains(QStringLiteral("✓ better")));
        const QString waits = words::markLegend(*measure::findMetric("io_waits"));
        QVERIFY(!waits.contains(QStringLiteral("better")));
        QVERIFY(waits.contains(QStringLiteral("↑ more")));
        language_.russian();
        QVERIFY(words::markLegend(*measure::findMetric("speed")).contains(QStringLiteral("✓ лучше")));
    }

    void cellsSayWhatTheyLack()
    {
        exchange::MapCell cell;
        QCOMPARE(words::mapCellText(cell), QStringLiteral("left out"));
        cell.state = exchange::MapState::NoRuns;
        QCOMPARE(words::mapCellText(cell), QStringLiteral("no run"));
        cell.state = exchange::MapState::Judged;
        cell.verdict = verdict(VerdictKind::Better);
        QCOMPARE(plain(words::mapCellText(cell)), QStringLiteral("+7.4 % ✓"));
        cell.verdict->estimate.reset();
        cell.verdict->kind = VerdictKind::NotComparable;
        QCOMPARE(words::mapCellText(cell), QStringLiteral("– ∅"));
    }

    void whyThereAreNoEffects()
    {
        auto none = facts();
        none.noEffects = exchange::NoEffects::NoCommonSteps;
        none.saturated = 2;
        none.inSequence = true;
        const QString text = words::effectSentences(none).join(QLatin1Char('\n'));
        QVERIFY(text.contains(QStringLiteral("no usable load step in common")));
        QVERIFY(text.contains(QStringLiteral("2 runs left out of the effects: the load driver")));
        QVERIFY(text.contains(QStringLiteral("one after the other")));
        QVERIFY(words::effectTable(none).rows.isEmpty());
        language_.russian();
        QVERIFY(words::effectSentences(none)
                    .join(QLatin1Char('\n'))
                    .contains(QStringLiteral("2 прогона не вошли")));
    }

    void tablesForTerminalsAndMarkdown()
    {
        const words::TextTable table{QStringLiteral("T"), {QStringLiteral("a"), QStringLiteral("b")},
            {{QStringLiteral("long|er"), QStringLiteral("1")}, {QStringLiteral("x"), QStringLiteral("22")}}};
        QCOMPARE(words::plainLines(table),
            (QStringList{QStringLiteral("T"), QStringLiteral("a        b"), QStringLiteral("long|er  1"),
                QStringLiteral("x        22")}));
        QCOMPARE(words::markdown(table),
            QStringLiteral("\n### T\n\n| a | b |\n|---|---|\n| long\\|er | 1 |\n| x | 22 |\n"));
    }
};

QTEST_GUILESS_MAIN(TestFactorWords)
#include "test_factor_words.moc"
