#include <algorithm>
#include <cmath>

#include "analysis/outliers.h"
#include "estimate.h"

namespace pgduel::analysis {

namespace {

constexpr double unstableVariation = 0.2; // coefficient of variation of runs: a mean describes none of them
constexpr double driftSignificance = 0.01;

class Remarks {
public:
    explicit Remarks(Verdict& verdict)
        : verdict_(verdict)
    {
    }
    void add(Qualifier qualifier, ArmSide arm = ArmSide::Both, double number = 0, double second = 0,
        std::vector<std::string> names = {})
    {
        verdict_.remarks.push_back({qualifier, arm, number, second, std::move(names)});
    }
    void addCount(Qualifier qualifier, ArmSide arm, std::ptrdiff_t count)
    {
        if (count > 0)
            add(qualifier, arm, static_cast<double>(count));
    }

private:
    Verdict& verdict_;
};

/// Coefficient of variation, without squares of large values; 0 for fewer than two.
double variationOf(Values values)
{
    const double center = mean(values);
    for (double& value : values)
        value /= center;
    return values.size() < 2 ? 0 : standardDeviation(values);
}

void aboutSpread(Remarks& remarks, const ArmLogs& arm, ArmSide side)
{
    Values values;
    std::ptrdiff_t outlierRuns = 0;
    for (const std::size_t run : arm.used) {
        values.push_back(arm.runs[run].value);
        outlierRuns += arm.runs[run].outlier ? 1 : 0;
    }
    if (const auto groups = twoGroups(values))
        remarks.add(Qualifier::TwoGroups, side, groups->lowMean, groups->highMean);
    const double variation = variationOf(values);
    if (variation > unstableVariation)
        remarks.add(Qualifier::UnstableRuns, side, variation);
    remarks.addCount(Qualifier::OutlierRuns, side, outlierRuns);
    const auto count = [&](RunUse use) {
        return std::count_if(
            arm.runs.begin(), arm.runs.end(), [=](const RunValue& run) { return run.use == use; });
    };
    remarks.addCount(Qualifier::IncompleteRuns, side, count(RunUse::Incomplete));
    remarks.addCount(Qualifier::ZeroRuns, side, count(RunUse::ZeroValue));
    remarks.addCount(Qualifier::UnpairedRuns, side, count(RunUse::NoPartner));
}

void aboutRuns(Remarks& remarks, const Arm& arm, ArmSide side)
{
    const auto count = [&](auto flag) { return std::count_if(arm.runs.begin(), arm.runs.end(), flag); };
    remarks.addCount(Qualifier::StoppedEarly, side,
        arm.stoppedRuns + count([](const RunFigures& run) { return run.stoppedEarly; }));
    remarks.addCount(
        Qualifier::ShiftInside, side, count([](const RunFigures& run) { return run.levelShifts > 0; }));
    remarks.addCount(
        Qualifier::DriverSaturated, side, count([](const RunFigures& run) { return run.driverSaturated; }));
}

void aboutPoints(Remarks& remarks, const Comparison& comparison, int zeroSteps)
{
    const auto count = [&](auto reason) {
        return std::count_if(comparison.points.begin(), comparison.points.end(), reason);
    };
    remarks.addCount(Qualifier::BaselineZero, ArmSide::Both,
        count([](const PairPoint& point) { return point.missing == Missing::BaselineZero; }));
    remarks.addCount(Qualifier::ZeroSteps, ArmSide::Both, zeroSteps);
    remarks.addCount(Qualifier::MissingPoints, ArmSide::Candidate,
        count([](const PairPoint& point) { return point.missing == Missing::NotInCandidate; }));
    remarks.addCount(Qualifier::MissingPoints, ArmSide::Baseline,
        count([](const PairPoint& point) { return point.missing == Missing::NotInBaseline; }));
    remarks.addCount(Qualifier::ThinPoints, ArmSide::Both, comparison.thinPoints);
}

std::optional<double> meanCheckpoints(const Arm& arm)
{
    Values counts;
    for (const RunFigures& run : arm.runs) {
        if (run.checkpoints)
            counts.push_back(*run.checkpoints);
    }
    return counts.empty() ? std::nullopt : std::optional(mean(counts));
}

/// PostgreSQL's names of settings hold no letters but those of ASCII.
std::string lower(std::string name)
{
    for (char& c : name)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

std::map<std::string, std::set<std::string>> settingsOf(const Arm& arm)
{
    std::map<std::string, std::set<std::string>> values;
    for (const RunFigures& run : arm.runs) {
        for (const auto& [name, value] : run.settings)
            values[name].insert(value);
    }
    return values;
}

void aboutConditions(Remarks& remarks, const Arm& baseline, const Arm& candidate, const PairOptions& options)
{
    const auto a = meanCheckpoints(baseline), b = meanCheckpoints(candidate);
    if (a && b && std::fabs(*a - *b) > 0.5)
        remarks.add(Qualifier::CheckpointsDiffer, ArmSide::Both, *a, *b);
    const auto before = settingsOf(baseline), after = settingsOf(candidate);
    std::set<std::string> onPurpose;
    for (const std::string& name : options.factorSettings)
        onPurpose.insert(lower(name));
    std::vector<std::string> names;
    for (const auto& [name, values] : before) {
        const auto other = after.find(name);
        if (other != after.end() && other->second != values && !onPurpose.count(lower(name)))
            names.push_back(name);
    }
    if (!names.empty())
        remarks.add(
            Qualifier::OtherSettingsDiffer, ArmSide::Both, static_cast<double>(names.size()), 0, names);
}

bool isThroughput(const measure::Metric& metric)
{
    return metric.id == measure::metric_id::speed || metric.id == measure::metric_id::operationalSpeed
        || metric.id == "work_rate";
}

bool allRateLimited(const Arm& arm)
{
    return !arm.runs.empty() && std::all_of(arm.runs.begin(), arm.runs.end(), [](const RunFigures& run) {
        return run.rateLimited;
    });
}

void aboutLoad(Remarks& remarks, const PairAnalysis& analysis, const PairOptions& options)
{
    const auto& [min, max] = std::pair(analysis.comparison.min, analysis.comparison.max);
    if (!analysis.interaction || !min || !max || analysis.interaction->p > 1 - options.confidence)
        return;
    if (max->difference - min->difference > analysis.verdict.smallestEffect)
        remarks.add(Qualifier::DependsOnLoad, ArmSide::Both, min->difference, max->difference);
}

/// Runs one after the other cannot be told from the effect; of unknown order only a drift gives it away. A
/// drift is named only where it is significant.
void aboutOrder(Remarks& remarks, PairAnalysis& analysis, const PairOptions& options)
{
    const bool drifts = analysis.drift && analysis.drift->p < driftSignificance;
    const double total = drifts ? analysis.drift->total : 0;
    const bool mixed = options.order && *options.order != study::Order::Sequential;
    if (mixed) {
        if (drifts)
            remarks.add(Qualifier::Drift, ArmSide::Both, total, analysis.drift->p);
        return;
    }
    Verdict& verdict = analysis.verdict;
    if (verdict.kind == VerdictKind::NotComparable || (!options.order && !drifts))
        return;
    if (verdict.kind != VerdictKind::OneRunOnly) {
        verdict.kind = VerdictKind::NotDecided;
        verdict.runsNeeded.reset(); // more runs in this order do not help
    } else if (!drifts) {
        return; // one run each: there is no order to speak of
    }
    remarks.add(Qualifier::OrderEffect, ArmSide::Both, total);
}

} // namespace

void addRemarks(PairAnalysis& analysis, const PairLogs& logs, const Arm& baseline, const Arm& candidate,
    const PairOptions& options)
{
    Remarks remarks(analysis.verdict);
    aboutOrder(remarks, analysis, options);
    aboutLoad(remarks, analysis, options);
    aboutSpread(remarks, logs.baseline, ArmSide::Baseline);
    aboutSpread(remarks, logs.candidate, ArmSide::Candidate);
    aboutRuns(remarks, baseline, ArmSide::Baseline);
    aboutRuns(remarks, candidate, ArmSide::Candidate);
    aboutPoints(remarks, analysis.comparison, logs.zeroSteps);
    aboutConditions(remarks, baseline, candidate, options);
    if (options.planEnd)
        remarks.add(options.planEnd->narrow ? Qualifier::StoppedByWidth : Qualifier::StoppedAtMost,
            ArmSide::Both, options.planEnd->width, options.planEnd->blocks, {options.planEnd->metric});
    if (isThroughput(analysis.verdict.metric) && allRateLimited(baseline) && allRateLimited(candidate))
        remarks.add(Qualifier::RateLimited);
}

} // namespace pgduel::analysis
