#include <QComboBox>
#include <QSpinBox>

#include "number_box.h"
#include "plan_section.h"

namespace pgduel::design {

namespace {

const QString endingKey = QStringLiteral("plan#ending"); // no key of the study: follows from others

PlanEnding endingOf(const study::PlanSpec& plan)
{
    if (plan.stop)
        return PlanEnding::Width;
    return plan.budget ? PlanEnding::Budget : PlanEnding::Replicates;
}

void setEnding(study::PlanSpec& plan, PlanEnding ending)
{
    plan.stop.reset();
    plan.budget.reset();
    if (ending == PlanEnding::Width)
        plan.stop.emplace();
    if (ending == PlanEnding::Budget)
        plan.budget = std::chrono::hours(1);
}

/// Of a study that has none the fields show what it would begin with.
study::StopRule stopOf(const study::Study& study)
{
    return study.plan.stop.value_or(study::StopRule{});
}

} // namespace

void PlanSection::addEnding(QGridLayout& cells)
{
    auto* ending = new QComboBox(this);
    cells.addWidget(addCell(endingKey, ending, [] { return tr("The plan ends"); }), 2, 0);
    fields_.bind(
        ending, endingKey, {int(PlanEnding::Replicates), int(PlanEnding::Width), int(PlanEnding::Budget)},
        [](int value) {
            switch (PlanEnding(value)) {
            case PlanEnding::Width:
                return tr("when the interval is narrow enough");
            case PlanEnding::Budget:
                return tr("within a time budget");
            case PlanEnding::Replicates:
                break;
            }
            return tr("after its replicates");
        },
        {}, [](const study::Study& s) { return int(endingOf(s.plan)); },
        [](study::Study& s, const int& value) { setEnding(s.plan, PlanEnding(value)); });
    addWidth(cells);
    addBudget(cells);
}

void PlanSection::addWidth(QGridLayout& cells)
{
    const QString widthKey = QStringLiteral("plan.stop.width"), mostKey = QStringLiteral("plan.stop.most");
    auto* width = new NumberBox(this);
    auto* most = new QSpinBox(this);
    width->setRange(0.01, 100);
    most->setRange(study::fewestBlocksToStop, 1000);
    ofEnding_.push_back({PlanEnding::Width,
        addCell(
            widthKey, width, [] { return tr("Interval, ± %"); },
            [] {
                return tr("Blocks are added until the confidence interval of every pair is this narrow");
            })});
    ofEnding_.push_back({PlanEnding::Width,
        addCell(
            mostKey, most, [] { return tr("At most, blocks"); },
            [] { return tr("The plan ends here, however wide the interval is"); })});
    cells.addWidget(ofEnding_[0].second, 2, 1);
    cells.addWidget(ofEnding_[1].second, 3, 1);
    fields_.bind(
        width, widthKey, [](const study::Study& s) { return 100 * stopOf(s).width; },
        [](study::Study& s, const double& percent) {
            if (s.plan.stop)
                s.plan.stop->width = percent / 100;
        });
    fields_.bind(
        most, mostKey, [](const study::Study& s) { return stopOf(s).most; },
        [](study::Study& s, const int& blocks) {
            if (s.plan.stop)
                s.plan.stop->most = blocks;
        });
}

void PlanSection::addBudget(QGridLayout& cells)
{
    const QString key = QStringLiteral("plan.budget");
    auto* hours = new NumberBox(this);
    hours->setRange(0.05, 1000);
    ofEnding_.push_back({PlanEnding::Budget,
        addCell(
            key, hours, [] { return tr("Budget, hours"); },
            [] { return tr("Replicates and the length of a step follow from it"); })});
    cells.addWidget(ofEnding_.back().second, 2, 1);
    fields_.bind(
        hours, key,
        [](const study::Study& s) {
            return std::chrono::duration<double, std::ratio<3600>>(
                s.plan.budget.value_or(std::chrono::hours(1)))
                .count();
        },
        [](study::Study& s, const double& value) {
            if (s.plan.budget)
                s.plan.budget = study::Duration(qRound64(value * 3'600'000));
        });
}

void PlanSection::showEnding()
{
    const PlanEnding ending = endingOf(study().plan);
    for (const auto& [of, cell] : ofEnding_)
        cell->setVisible(of == ending);
    replicates_->setEnabled(ending != PlanEnding::Budget);
}

} // namespace pgduel::design
