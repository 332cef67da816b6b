#pragma once

#include <algorithm>

#include "load_text.h"
#include "words/load_report.h"

namespace pgduel::words {

/// Makes the lines of a report, part by part.
class ReportLines {
public:
    explicit ReportLines(const LoadReport& report)
        : report_(report)
        , plan_(report.plan)
        , openLoop_(std::any_of(
              plan_.steps.begin(), plan_.steps.end(), [](const auto& step) { return step.rate > 0; }))
    {
    }

    QStringList all();

private:
    void add(const QString& line) { lines_ << line; }

    std::vector<study::LoadStep> measured() const; ///< steps without warm-up

    void addSetting();
    void addLength();
    void addCounts(const workload::Counts& counts, const QString& indent);
    void addTimes();
    void addLatency(const measure::Histogram& latency, const QString& indent);
    void addSteps();
    void addErrors();
    void addScripts();
    void addScript(std::size_t index, double weights);
    void addStatements(int script, const QString& indent);

    const LoadReport& report_;
    const workload::LoadPlan& plan_;
    bool openLoop_;
    QStringList lines_;
};

} // namespace pgduel::words
