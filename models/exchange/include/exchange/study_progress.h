#pragma once

#include <map>
#include <utility>
#include <vector>

#include "analysis/progress_comparison.h"
#include "exchange/study_results.h"
#include "store/study_file.h"

namespace pgduel::exchange {

/// How far each run of a study of sessions had come and when: transactions done against seconds since the
/// first load step that is no warm-up began, summed from the samples of the speed. Finished runs, and stopped
/// ones as far as they came. A plain value; made in a thread of its own where somebody waits for clicks.
class StudyProgress {
public:
    StudyProgress() = default;
    StudyProgress(const store::StudyFile& file, const StudyResults& results);

    const std::vector<analysis::ProgressArm>& arms() const { return arms_; } ///< by experiment
    /// Null when one side has no run with samples.
    const analysis::ProgressComparison* find(int baseline, int candidate) const;
    /// Of these pairs, in their order; pairs without curves are left out.
    std::vector<analysis::ProgressComparison> of(const std::vector<std::pair<int, int>>& pairs) const;

private:
    std::vector<analysis::ProgressArm> arms_;
    std::map<std::pair<int, int>, analysis::ProgressComparison> pairs_;
};

} // namespace pgduel::exchange
