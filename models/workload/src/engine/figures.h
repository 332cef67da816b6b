#pragma once

#include <map>
#include <optional>
#include <string>

#include "measure/clock.h"
#include "study/progress_pattern.h"
#include "workload/load_result.h"

namespace pgduel::workload {

/// When the stretch of a progress line was, on the clock of the run.
class LineTimes {
public:
    explicit LineTimes(measure::Micros begin)
        : begin_(begin)
        , last_(begin)
    {
    }
    struct Stretch {
        measure::Micros begin = 0, end = 0;
    };
    /// Of a line that came `now`. Lines with a time of their own speak of the stretch since the line before
    /// by that time; others of that since the line before came.
    Stretch next(const study::ProgressPattern::Figures& figures, measure::Micros now);

private:
    measure::Micros begin_, last_;
    std::optional<measure::Micros> told_; ///< time of the line before
    std::optional<measure::Micros> offset_; ///< of our clock to the engine's
};

/// Adds up what the lines of a step say of its measured part.
class StepFigures {
public:
    explicit StepFigures(measure::Micros measuredFrom)
        : measuredFrom_(measuredFrom)
    {
    }
    void progress(const study::ProgressPattern::Figures& figures, const LineTimes::Stretch& stretch);
    void report(const study::ProgressPattern::Figures& figures);

    bool isEmpty() const { return lines_ == 0 && report_.count("tps") == 0; }
    /// Only the report at the end has a speed, which is of the whole step.
    bool onlyReport() const { return seconds_ <= 0 && report_.count("tps") > 0; }
    /// Into `result`: reported figures and counts. The step's mark must be set; `wholeStep`: nothing of it
    /// was discarded.
    void fill(StepResult& result, bool wholeStep) const;

private:
    void fillMeans(std::map<std::string, double>& reported) const;
    void fillReport(std::map<std::string, double>& reported, bool alsoMeans) const;

    measure::Micros measuredFrom_;
    double seconds_ = 0; ///< of progress lines in the measured part
    double transactions_ = 0, failed_ = 0, skipped_ = 0, retried_ = 0;
    std::map<std::string, double> weighted_, weights_; ///< means by transactions
    study::ProgressPattern::Figures last_, report_;
    int lines_ = 0, measuredLines_ = 0;
};

/// Names of figures as metric ids; failed, skipped, retried and time are none.
std::map<std::string, double> metricsOf(const study::ProgressPattern::Figures& figures);

} // namespace pgduel::workload
