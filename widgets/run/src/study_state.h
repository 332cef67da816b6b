#pragma once

#include <string>
#include <vector>

#include "measure/series.h"
#include "run_track.h"
#include "store/records.h"
#include "study/experiment.h"
#include "study/load.h"

namespace pgduel::run_page {

/// What the page needs of a study file, as it was at one moment.
struct StudyState {
    std::vector<study::Experiment> experiments;
    int baseline = 0;
    std::vector<study::LoadStep> steps; ///< of one run, after the time scale
    std::vector<store::RunRecord> runs; ///< whole plan
    std::vector<std::vector<measure::Point>> points; ///< by run; empty where it has not begun

    int blocks() const;
    int finishedRuns() const;
    bool hasBegun() const; ///< some run has had an attempt
    /// The run that ended last in state Done, -1 when there is none.
    int lastFinished() const;
    /// The run that a run races against: the latest finished one of the baseline, for a run of the baseline
    /// the latest finished one of another experiment; -1 when there is none. Without a run of the baseline
    /// any other experiment's will do.
    int ghostOf(int run) const;
};

StudyState readState(const std::string& path); ///< throws store::StoreError; not for the window's thread

/// Steps, events and the series of some metrics of a run, with their lines made for the axis.
RunTrack readTrack(
    const std::string& path, int run, const std::vector<std::string>& metrics, const chart::XAxis& axis);

} // namespace pgduel::run_page
