#include "study/progress_pattern.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "study/faults.h"
#include "study/toml.h"

namespace pgduel::study {

namespace {

constexpr const char* key = "scenario.progress";
constexpr std::size_t longestLine = 2000; ///< the library's matching recurs with the length of a line

struct Builtin {
    const char* name;
    const char* progress;
    const char* report;
};

/// pgbench 10 to 18: what a version or an option does not print is left out of the line.
constexpr Builtin builtins[]{
    {"pgbench",
        R"(progress: (?<time>[0-9.]+) s, (?<tps>[0-9.]+) tps, lat (?:(?<latency>[0-9.]+)|-?nan) ms)"
        R"( stddev (?:[0-9.]+|-?nan)(?:, (?<failed>\d+) failed)?(?:, lag (?:(?<lag>[0-9.]+)|-?nan) ms)?)"
        R"((?:, (?<skipped>\d+) skipped)?(?:, (?<retried>\d+) retried, \d+ retries)?)",
        R"(^tps = (?<tps>[0-9.]+)|^latency average = (?<latency>[0-9.]+) ms)"
        R"(|^rate limit schedule lag: avg (?<lag>[0-9.]+) )"},
    {"sysbench",
        R"(^\[ (?<time>[0-9.]+)s \] thds: \d+ tps: (?<tps>[0-9.]+).* lat \(ms,)"
        R"((?:50%\): (?<latency_p50>[0-9.]+)|95%\): (?<latency_p95>[0-9.]+)|99%\): (?<latency_p99>[0-9.]+))"
        R"(|[0-9.]+%\): [0-9.]+))",
        R"(^ +transactions: +\d+ +\((?<tps>[0-9.]+) per sec\.\)|^ +avg: +(?<latency>[0-9.]+))"
        R"(|^ +50th percentile: +(?<latency_p50>[0-9.]+)|^ +95th percentile: +(?<latency_p95>[0-9.]+))"
        R"(|^ +99th percentile: +(?<latency_p99>[0-9.]+))"},
};

std::string joined(const std::vector<std::string>& names)
{
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return list;
}

/// Takes the names out of (?<name>…) and (?P<name>…), which the library does not know, and keeps them by
/// the number of their group.
std::string withoutNames(const std::string& pattern, std::vector<std::string>& names)
{
    std::string plain;
    bool inClass = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        plain += c;
        if (c == '\\' && i + 1 < pattern.size()) {
            plain += pattern[++i];
            continue;
        }
        inClass = inClass ? c != ']' : c == '[';
        if (c != '(' || inClass)
            continue;
        const std::size_t opening = pattern.compare(i + 1, 3, "?P<") == 0 ? 3
            : pattern.compare(i + 1, 2, "?<") == 0                        ? 2
                                                                          : 0;
        const std::size_t end = opening ? pattern.find('>', i) : std::string::npos;
        if (end != std::string::npos) {
            names.push_back(pattern.substr(i + 1 + opening, end - i - 1 - opening));
            i = end;
        } else if (pattern.compare(i + 1, 1, "?") != 0) {
            names.emplace_back();
        }
    }
    return plain;
}

/// No figure is below 0, infinite or "nan".
std::optional<double> number(const std::string& text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && std::isfinite(value) && value >= 0 ? std::optional(value) : std::nullopt;
}

} // namespace

const std::vector<std::string>& ProgressPattern::groupNames()
{
    static const std::vector<std::string> names{"time", "tps", "tpm", "latency", "latency_p50", "latency_p95",
        "latency_p99", "lag", "failed", "skipped", "retried"};
    return names;
}

const std::vector<std::string>& ProgressPattern::builtinNames()
{
    static const std::vector<std::string> names{builtins[0].name, builtins[1].name};
    return names;
}

std::string ProgressPattern::usualFor(const std::string& program)
{
    const std::string file = program.substr(program.find_last_of('/') + 1);
    const auto& names = builtinNames();
    return std::find(names.begin(), names.end(), file) != names.end() ? file : std::string();
}

ProgressPattern::Expression ProgressPattern::compile(const std::string& pattern)
{
    Expression expression;
    try {
        expression.regex.assign(withoutNames(pattern, expression.names));
    } catch (const std::regex_error& error) {
        throw StudyError({measure::Fault{fault::badPattern, key, {key}, error.what()}});
    }
    std::vector<std::string> named;
    std::copy_if(expression.names.begin(), expression.names.end(), std::back_inserter(named),
        [](const std::string& name) { return !name.empty(); });
    const auto isKnown = [](const std::string& name) {
        const auto& known = groupNames();
        return std::find(known.begin(), known.end(), name) != known.end();
    };
    const auto isSpeed = [](const std::string& name) { return name == "tps" || name == "tpm"; };
    if (!std::all_of(named.begin(), named.end(), isKnown)
        || std::none_of(named.begin(), named.end(), isSpeed))
        throw StudyError({measure::Fault{fault::patternGroups, key,
            {key, named.empty() ? "—" : joined(named), joined(groupNames())}, {}}});
    return expression;
}

ProgressPattern ProgressPattern::parse(const std::string& text)
{
    ProgressPattern pattern;
    for (const Builtin& builtin : builtins) {
        if (text == builtin.name) {
            pattern.progress_ = compile(builtin.progress);
            pattern.report_ = compile(builtin.report);
            return pattern;
        }
    }
    pattern.progress_ = compile(text);
    return pattern;
}

ProgressPattern::Figures ProgressPattern::figures(const Expression& expression, const std::smatch& match)
{
    Figures figures;
    for (std::size_t i = 0; i < expression.names.size(); ++i) {
        const std::string& name = expression.names[i];
        const auto value = name.empty() ? std::nullopt : number(match[i + 1].str());
        if (!value)
            continue;
        if (name == "tpm")
            figures["tps"] = *value / 60;
        else
            figures[name] = *value;
    }
    return figures;
}

std::optional<ProgressPattern::Figures> ProgressPattern::progress(const std::string& line) const
{
    std::smatch match;
    if (line.size() > longestLine || !std::regex_search(line, match, progress_.regex))
        return std::nullopt;
    Figures found = figures(progress_, match);
    return found.count("tps") ? std::optional(std::move(found)) : std::nullopt;
}

ProgressPattern::Figures ProgressPattern::report(const std::string& line) const
{
    std::smatch match;
    if (!report_ || line.size() > longestLine || !std::regex_search(line, match, report_->regex))
        return {};
    return figures(*report_, match);
}

} // namespace pgduel::study
