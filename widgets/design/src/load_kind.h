#pragma once

#include "study/study.h"

namespace pgduel::design {

/// Changes the kind or the course of a load. What the new one does not use leaves the study, which refuses
/// keys that nothing uses; it is remembered for the way back.
class LoadKind {
public:
    void change(study::ScenarioSpec& scenario, study::ScenarioKind kind);
    void change(study::LoadSpec& load, study::LoadPreset preset);

private:
    study::ScenarioSpec sessions_, command_; ///< as they were left
    std::vector<int> sessionList_, rateList_;
    double rate_ = 0;
};

/// How the rates of a load are said.
enum class RateForm { One, List, Range };
RateForm rateFormOf(const study::LoadSpec& load);
void setRateForm(study::LoadSpec& load, RateForm form);

} // namespace pgduel::design
