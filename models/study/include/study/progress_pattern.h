#pragma once

#include <map>
#include <optional>
#include <regex>
#include <string>
#include <vector>

namespace pgduel::study {

/// How the output of an external engine tells its figures, line by line.
///  time      seconds since the engine's beginning, or of the wall clock
///  tps, tpm  transactions a second, a minute
///  latency, latency_p50, latency_p95, latency_p99, lag    ms
///  failed, skipped, retried    transactions since the line before
class ProgressPattern {
public:
    using Figures = std::map<std::string, double>; ///< tpm is told as tps

    /// "pgbench" (progress lines of -P), "sysbench" (of --report-interval), or a regular expression
    /// (ECMAScript) whose named groups (?<tps>…) are the figures, tps or tpm among them. Throws StudyError
    /// (study.bad_pattern, study.pattern_groups).
    static ProgressPattern parse(const std::string& text);

    static const std::vector<std::string>& groupNames();
    static const std::vector<std::string>& builtinNames(); ///< "pgbench", "sysbench"
    /// The name of the pattern that goes with a program by its file name; empty: none.
    static std::string usualFor(const std::string& program);

    /// Figures of a progress line; nothing when it is none.
    std::optional<Figures> progress(const std::string& line) const;
    /// Figures in a line of the report at the engine's end; empty when there are none.
    Figures report(const std::string& line) const;

private:
    /// A regular expression and the names of its groups; unnamed ones are "".
    struct Expression {
        std::regex regex;
        std::vector<std::string> names;
    };
    static Expression compile(const std::string& pattern);
    static Figures figures(const Expression& expression, const std::smatch& match);

    Expression progress_;
    std::optional<Expression> report_;
};

} // namespace pgduel::study
