#include "exchange/comparison_tables.h"
#include "exchange/verdict_text.h"

namespace pgduel::exchange {

namespace {

/// The words with a default for everything that the caller left open.
MarkdownWords complete(MarkdownWords words)
{
    if (!words.metricName)
        words.metricName = [](const measure::Metric& metric) { return metric.id; };
    if (!words.verdictName)
        words.verdictName = [](const analysis::Verdict& verdict) { return toText(verdict.kind); };
    if (!words.intervalText)
        words.intervalText = [](const analysis::Interval& interval) {
            return numberText(interval.low) + " … " + numberText(interval.high);
        };
    if (!words.number)
        words.number = numberText;
    if (!words.percent)
        words.percent = numberText;
    if (!words.place)
        words.place = [](const analysis::Comparison&, const analysis::Extreme& extreme) {
            std::string place = "(";
            place += std::to_string(extreme.step);
            place += ", ";
            place += std::to_string(extreme.sessions);
            return place += ')';
        };
    return words;
}

/// A name may hold what Markdown takes for the border of a cell.
std::string escaped(const std::string& text)
{
    std::string cell;
    for (const char c : text) {
        if (c == '|' || c == '\\')
            cell += '\\';
        cell += c == '\n' || c == '\r' ? ' ' : c;
    }
    return cell;
}

void row(std::string& text, const std::vector<std::string>& cells)
{
    text += '|';
    for (const std::string& cell : cells)
        text += ' ' + escaped(cell) + " |";
    text += '\n';
}

/// Header and ruler; the columns from `firstNumber` on are set to the right.
void header(std::string& text, const std::vector<std::string>& cells, std::size_t firstNumber)
{
    row(text, cells);
    text += '|';
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += i < firstNumber ? "---|" : "---:|";
    text += '\n';
}

std::string percent(const MarkdownWords& words, const std::optional<double>& difference)
{
    return difference ? words.percent(*difference) : words.none;
}

std::string number(const MarkdownWords& words, const std::optional<double>& value)
{
    return value ? words.number(*value) : words.none;
}

std::string extreme(const MarkdownWords& words, const analysis::Comparison& comparison,
    const std::optional<analysis::Extreme>& found)
{
    return found ? words.percent(found->difference) + ' ' + words.place(comparison, *found) : words.none;
}

std::string interval(const MarkdownWords& words, const std::optional<analysis::Interval>& interval)
{
    return interval ? words.intervalText(*interval) : words.none;
}

void pointTable(std::string& text, const analysis::PairAnalysis& analysis, const MarkdownWords& words)
{
    const analysis::Comparison& comparison = analysis.comparison;
    const std::string& unit = comparison.metric.unit;
    text += "\n### " + words.metricName(comparison.metric) + (unit.empty() ? "" : ", " + unit) + ": "
        + comparison.baseline + " → " + comparison.candidate + "\n\n";
    header(text,
        {words.step, words.sessions, comparison.baseline, comparison.candidate, words.difference,
            words.interval},
        0);
    for (std::size_t i = 0; i < comparison.points.size(); ++i) {
        const analysis::PairPoint& point = comparison.points[i];
        row(text,
            {std::to_string(point.step), std::to_string(point.sessions), number(words, point.baseline),
                number(words, point.candidate), percent(words, point.difference),
                interval(words, i < analysis.points.size() ? analysis.points[i].interval : std::nullopt)});
    }
}

} // namespace

std::string comparisonMarkdown(const Analyses& analyses, const MarkdownWords& given)
{
    const MarkdownWords words = complete(given);
    std::string text;
    header(text,
        {words.metric, words.baseline, words.candidate, words.verdict, words.estimate, words.interval,
            words.min, words.mean, words.max},
        4);
    for (const analysis::PairAnalysis& analysis : analyses) {
        const analysis::Comparison& comparison = analysis.comparison;
        row(text,
            {words.metricName(comparison.metric), comparison.baseline, comparison.candidate,
                words.verdictName(analysis.verdict), percent(words, analysis.verdict.estimate),
                interval(words, analysis.verdict.interval), extreme(words, comparison, comparison.min),
                percent(words, comparison.mean), extreme(words, comparison, comparison.max)});
    }
    for (const analysis::PairAnalysis& analysis : analyses)
        pointTable(text, analysis, words);
    return text;
}

} // namespace pgduel::exchange
