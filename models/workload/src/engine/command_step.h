#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/child_process.h"
#include "engine/engine_output.h"
#include "engine/figures.h"
#include "workload/command_engine.h"

namespace pgduel::workload {

/// One start of the engine: a load step.
class CommandStep {
public:
    CommandStep(const CommandPlan& plan, const study::ProgressPattern& pattern, const study::LoadStep& step,
        const measure::RunClock& clock, LoadListener& listener);

    /// Blocks until the engine has ended. Throws WorkloadError when its figures count for nothing.
    StepResult run(std::stop_token stop);

private:
    void watch(ChildProcess& child, std::stop_token stop);
    void interruptWhenDue(ChildProcess& child, bool stop);
    void line(const std::string& text);
    void tell(measure::Micros end, const study::ProgressPattern::Figures& figures,
        const LineTimes::Stretch* stretch); ///< an interval
    void judge(const std::optional<Ending>& ending, bool stopped);
    [[noreturn]] void refuse(const char* code, std::vector<std::string> args) const;
    StepResult result(bool stopped);

    const CommandPlan& plan_;
    const study::ProgressPattern& pattern_;
    const study::LoadStep& step_;
    const measure::RunClock& clock_;
    LoadListener& listener_;
    std::vector<std::string> command_; ///< placeholders filled in
    bool knowsSeconds_ = false; ///< it was told when to end
    measure::StepMark mark_; ///< end: as planned
    EngineOutput output_;
    LineTimes times_;
    StepFigures figures_;
    ChildProcess* child_ = nullptr; ///< while it runs
    measure::Micros told_ = 0; ///< end of the last interval
    double cpuTold_ = 0, cpuSeconds_ = 0;
    std::optional<measure::Micros> interruptedAt_;
    bool killed_ = false, overran_ = false, saysAborted_ = false;
};

} // namespace pgduel::workload
