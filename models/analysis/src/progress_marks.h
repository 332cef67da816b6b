#pragma once

#include "analysis/progress_comparison.h"

namespace pgduel::analysis {

/// Runs of both arms whose curves are sound, with what their pairs are.
class ProgressPair {
public:
    ProgressPair(const ProgressArm& baseline, const ProgressArm& candidate, std::optional<study::Order> order,
        double confidence);

    bool isEmpty() const { return baseline_.empty() || candidate_.empty(); }
    int pairs() const { return static_cast<int>(pairs_.size()); }
    ProgressMark atWork(double work) const;
    ProgressMark atTime(double elapsed) const;
    /// Round marks, 12 to 30 of them, up to what all runs of one side have reached.
    Values workMarks() const;
    Values timeMarks() const; ///< up to where the first run ends

private:
    using Curves = std::vector<ProgressCurve>;
    ProgressMark at(const std::vector<std::optional<double>>& baseline,
        const std::vector<std::optional<double>>& candidate, double sign) const;

    Curves baseline_, candidate_;
    std::vector<std::pair<std::size_t, std::size_t>> pairs_; ///< indices of runs of one block
    bool intervals_;
    double confidence_;
};

} // namespace pgduel::analysis
