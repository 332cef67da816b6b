#pragma once

namespace pgduel::run_page {

/// What can be done about the plan now.
enum class RunMode {
    Ready, ///< nothing has run yet
    Resumable, ///< runs are left
    Complete,
    Running,
    PausePending, ///< pauses when the run has ended
    Paused,
    Stopping
};

} // namespace pgduel::run_page
