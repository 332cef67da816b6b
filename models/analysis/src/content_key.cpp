#include "analysis/content_key.h"

#include <cstring>
#include <string>

namespace pgduel::analysis {

namespace {

class Digest {
public:
    void add(std::uint64_t word)
    {
        for (int byte = 0; byte < 8; ++byte) {
            hash_ ^= word >> (8 * byte) & 0xFFu;
            hash_ *= 0x100000001B3u;
        }
    }
    void add(int number) { add(static_cast<std::uint64_t>(number)); }
    void add(bool flag) { add(std::uint64_t{flag}); }
    void add(double number)
    {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        add(bits);
    }
    void add(const std::string& text)
    {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text)
            add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    }
    template <typename T> void add(const std::optional<T>& value)
    {
        add(value.has_value());
        if (value)
            add(*value);
    }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325u;
};

void addRun(Digest& digest, const RunFigures& run)
{
    digest.add(static_cast<std::uint64_t>(run.points.size()));
    for (const measure::Point& point : run.points) {
        digest.add(point.step);
        digest.add(point.sessions);
        digest.add(point.warmUp);
        digest.add(point.metric);
        digest.add(point.value);
        digest.add(point.evidence);
    }
    for (const int number : {run.block, run.replicate, run.place, run.levelShifts})
        digest.add(number);
    for (const bool flag : {run.stoppedEarly, run.driverSaturated, run.rateLimited})
        digest.add(flag);
    digest.add(run.checkpoints);
    digest.add(static_cast<std::uint64_t>(run.settings.size()));
    for (const auto& [name, value] : run.settings) {
        digest.add(name);
        digest.add(value);
    }
}

void addFloor(Digest& digest, const NoiseFloor& floor)
{
    digest.add(floor.runDeviation);
    digest.add(floor.pairs);
    digest.add(floor.largest);
    digest.add(floor.stepDeviation);
}

void addOptions(Digest& digest, const StudyOptions& options)
{
    const PairOptions& pair = options.pair;
    digest.add(pair.confidence);
    digest.add(pair.smallestEffect);
    digest.add(pair.order ? static_cast<int>(*pair.order) : -1);
    digest.add(pair.planEnd.has_value());
    if (pair.planEnd) {
        digest.add(pair.planEnd->narrow);
        digest.add(pair.planEnd->width);
        digest.add(pair.planEnd->blocks);
        digest.add(pair.planEnd->metric);
    }
    digest.add(static_cast<std::uint64_t>(pair.factorSettings.size()));
    for (const std::string& name : pair.factorSettings)
        digest.add(name);
    digest.add(static_cast<std::uint64_t>(pair.rates.size()));
    for (const auto& [step, rate] : pair.rates) {
        digest.add(step);
        digest.add(rate);
    }
    digest.add(pair.countingDesignEffect);
    digest.add(pair.resamples);
    digest.add(pair.seed);
    digest.add(static_cast<std::uint64_t>(options.noiseFloors.size()));
    for (const auto& [metric, floor] : options.noiseFloors) {
        digest.add(metric);
        addFloor(digest, floor);
    }
}

} // namespace

std::uint64_t contentKey(const std::vector<measure::Metric>& metrics, const std::vector<Arm>& arms,
    const std::vector<std::pair<int, int>>& pairs, const StudyOptions& options)
{
    Digest digest;
    for (const std::size_t size : {metrics.size(), arms.size(), pairs.size()})
        digest.add(static_cast<std::uint64_t>(size));
    for (const measure::Metric& metric : metrics) {
        digest.add(metric.id);
        digest.add(static_cast<int>(metric.polarity));
    }
    for (const Arm& arm : arms) {
        digest.add(arm.experiment);
        digest.add(arm.stoppedRuns);
        digest.add(static_cast<std::uint64_t>(arm.runs.size()));
        for (const RunFigures& run : arm.runs)
            addRun(digest, run);
    }
    for (const auto& [baseline, candidate] : pairs) {
        digest.add(baseline);
        digest.add(candidate);
    }
    addOptions(digest, options);
    return digest.value();
}

} // namespace pgduel::analysis
