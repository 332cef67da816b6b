#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "measure/journal.h"
#include "store/error.h"
#include "store/records.h"
#include "study/study.h"

namespace pgduel::store {

/// What the chunks of a series tell without their samples being read.
struct SeriesExtent {
    std::uint64_t samples = 0;
    measure::Micros from = 0, to = 0;
    double min = 0, max = 0, mean = 0;
};

/// Reads a study file (`*.pgduel`). Each StudyFile owns one connection and belongs to the thread that opened
/// it; open one more for another thread. A file may be read while a StudyWriter writes it.
class StudyFile {
public:
    /// Throws StoreError: store.not_found, store.not_a_study, store.newer_version, store.not_readable.
    static StudyFile open(const std::string& path);
    ~StudyFile();
    StudyFile(StudyFile&&) noexcept;
    StudyFile& operator=(StudyFile&&) noexcept;

    const std::string& path() const;
    study::Study study() const; ///< as it was given to StudyWriter::create, not scaled
    std::string definition() const; ///< the same as `*.study.toml`
    std::string definitionSha256() const; ///< hexadecimal; the same for the same definition
    double timeScale() const; ///< the factor the plan was made with, 1 when none
    std::vector<RunRecord> runs() const; ///< whole plan in order, last attempt of each
    bool isComplete() const; ///< every run is Done
    std::vector<measure::StepMark> steps(int run) const;
    std::vector<measure::Point> points(int run) const;
    std::vector<measure::Event> events(int run) const;
    std::vector<std::string> seriesNames(int run) const; ///< metric ids
    measure::SeriesChunk series(
        int run, const std::string& metric) const; ///< whole series of the last attempt, joined
    /// Samples later than t, for a chart that follows a run: costs no more than what is new.
    measure::SeriesChunk seriesSince(int run, const std::string& metric, measure::Micros t) const;
    std::optional<SeriesExtent> extent(int run, const std::string& metric) const; ///< nothing: no samples
    std::vector<measure::JournalEntry> journal() const;

private:
    struct State;
    explicit StudyFile(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

} // namespace pgduel::store
