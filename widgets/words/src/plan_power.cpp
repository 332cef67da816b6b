#include <QCoreApplication>

#include "verdict_parts.h"
#include "words/numbers.h"
#include "words/verdict_words.h"

namespace pgduel::words {

namespace {

class PlanPower {
    Q_DECLARE_TR_FUNCTIONS(PlanPower)
};

} // namespace

QString detectableText(const analysis::Wish& wish, int runs)
{
    const int first = runs < 2 ? 3 : runs;
    const int second = first + 2;
    const QString seen =
        PlanPower::tr(
            "With %Ln run(s) of each experiment a difference of about %1 can be seen; with %2 about %3.",
            nullptr, first)
            .arg(amount(analysis::detectableEffect(wish, first)), number(std::int64_t{second}),
                amount(analysis::detectableEffect(wish, second)));
    return seen + QLatin1Char(' ')
        + PlanPower::tr("Noise from run to run, from the runs at hand: %1.").arg(amount(wish.noise));
}

QString budgetText(const std::vector<analysis::BudgetPlan>& plans, const std::optional<analysis::Wish>& seen)
{
    if (plans.empty())
        return PlanPower::tr("The budget is too small for two runs of each experiment.");
    const analysis::BudgetPlan& plan = plans.front();
    const QString bought = PlanPower::tr(
        "The budget buys %Ln run(s) of each experiment with steps of %1.", nullptr, plan.replicates)
                               .arg(duration(plan.stepSeconds));
    const QString effect = seen
        ? detectableText(*seen, plan.replicates)
        : PlanPower::tr("A difference of about %1 can be seen, where equal runs differ by %2.")
              .arg(amount(plan.detectable), percent(analysis::Budget{}.runNoise, 0));
    return bought + QLatin1Char(' ') + effect;
}

} // namespace pgduel::words
