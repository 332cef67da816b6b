#include <QCoreApplication>

#include "words/factor_words.h"
#include "words/metrics.h"
#include "words/numbers.h"

namespace pgduel::words {

namespace {

using exchange::FactorFacts;
using exchange::WinningLevels;

class WinningWords {
    Q_DECLARE_TR_FUNCTIONS(WinningWords)
};

QString levelName(const FactorFacts& facts, std::size_t factor, int level)
{
    return QString::fromStdString(facts.plan.factors()[factor].levels[static_cast<std::size_t>(level)]);
}

QString levelNames(const FactorFacts& facts, std::size_t factor, const std::vector<int>& levels)
{
    QStringList names;
    for (const int level : levels)
        names << levelName(facts, factor, level);
    return list(names);
}

/// The tested levels around a crossing, in the words of the study.
QString nameOfNumber(const FactorFacts& facts, std::size_t factor, double number)
{
    const auto& numbers = *facts.plan.factors()[factor].numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] == number)
            return levelName(facts, factor, static_cast<int>(i));
    return givenNumber(number);
}

/// Does the level read as its own number? Then the place in between can be named too.
bool isPlain(const FactorFacts& facts, std::size_t factor)
{
    bool ok = true;
    for (const std::string& level : facts.plan.factors()[factor].levels) {
        bool read = false;
        QString::fromStdString(level).trimmed().toDouble(&read);
        ok = ok && read;
    }
    return ok;
}

QString crossingText(const FactorFacts& facts, std::size_t along, const analysis::Crossing& crossing)
{
    const QString below = nameOfNumber(facts, along, crossing.below),
                  above = nameOfNumber(facts, along, crossing.above);
    if (isPlain(facts, along))
        return WinningWords::tr("The difference seen changes its sign between %1 and %2, interpolated at %3.")
            .arg(below, above, figure(crossing.at));
    return WinningWords::tr("The difference seen changes its sign between %1 and %2.").arg(below, above);
}

/// What is compared: "workers = 2 against 0", with the levels that are held.
QString subject(const FactorFacts& facts, const WinningLevels& row)
{
    exchange::Combination held = row.others;
    const std::size_t factor = facts.choice.factor;
    const QString name = QString::fromStdString(facts.plan.factors()[factor].name);
    const QString baseline = levelName(facts, factor, facts.choice.baseline);
    QString text = held[factor] >= 0
        ? WinningWords::tr("%1 = %2 against %3", "factor, level, baseline level")
              .arg(name, levelName(facts, factor, held[factor]), baseline)
        : WinningWords::tr("%1 against %2", "factor, baseline level").arg(name, baseline);
    held[factor] = -1;
    const QString others = combinationText(facts.plan, held);
    return others.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, others);
}

QString decidedText(const FactorFacts& facts, const WinningLevels& row)
{
    const QString along = QString::fromStdString(facts.plan.factors()[row.along].name);
    if (row.better.empty())
        return WinningWords::tr("no level of %1 is decidedly better.").arg(along);
    QString text = WinningWords::tr("better at %1 = %2.", "factor, list of levels")
                       .arg(along, levelNames(facts, row.along, row.better));
    if (row.breakEven)
        text += QLatin1Char(' ')
            + WinningWords::tr("Break-even level (the smallest tested one that wins): %1.")
                  .arg(levelName(facts, row.along, *row.breakEven));
    if (row.best && row.better.size() > 1)
        text += QLatin1Char(' ')
            + WinningWords::tr("Largest gain at %1.").arg(levelName(facts, row.along, *row.best));
    return text;
}

} // namespace

QStringList winningSentences(const FactorFacts& facts)
{
    QStringList sentences;
    for (const WinningLevels& row : facts.winning) {
        QString text = QStringLiteral("%1: %2").arg(subject(facts, row), decidedText(facts, row));
        if (!row.seen.empty())
            text += QLatin1Char(' ')
                + WinningWords::tr("Seen better but not decided: %1.")
                      .arg(levelNames(facts, row.along, row.seen));
        for (const analysis::Crossing& crossing : row.crossings)
            text += QLatin1Char(' ') + crossingText(facts, row.along, crossing);
        sentences << text;
    }
    return sentences;
}

} // namespace pgduel::words
