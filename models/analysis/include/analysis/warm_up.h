#pragma once

#include <optional>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// A proposal where the warm-up of a series ends. It is shown and can be changed, never applied silently, and
/// a pair is cut at one place: the later of both.
struct WarmUpProposal {
    std::size_t cut = 0; ///< values to leave out
    bool steady = true; ///< false: the best cut lies at the bound of half the series: run longer
    double before = 0, after = 0; ///< mean of all values; mean without the warm-up
    Values criterion; ///< MSER of each cut in steps of the batch
};

/// MSER-5 (K. P. White, M. J. Cobb, S. C. Spratt, WSC 2000): batches of 5, cuts up to half the batches, the
/// last 5 batches are never cut. Assumes one transient, then a constant level: on noise alone it may still
/// cut, and periodic checkpoints look like a transient. Nothing with fewer than `batch` values or any that is
/// not finite.
std::optional<WarmUpProposal> proposeWarmUp(const Values& series, std::size_t batch = 5);

/// One cut for both sides of a pair: the later one; nothing when neither has a proposal.
std::optional<std::size_t> commonCut(
    const std::optional<WarmUpProposal>& baseline, const std::optional<WarmUpProposal>& candidate);

} // namespace pgduel::analysis
