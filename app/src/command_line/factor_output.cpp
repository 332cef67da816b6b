#include "command_line/factor_output.h"

#include "words/factor_words.h"

namespace pgduel::app {

namespace {

/// A table with the sentences that belong to it.
struct Part {
    words::TextTable table;
    QStringList sentences;
};

std::vector<Part> partsOf(const exchange::StudyResults& results, const WholeStudy& whole)
{
    std::vector<Part> parts;
    for (const std::string& metric : whole.metrics)
        if (!whole.pairs.all().empty())
            parts.push_back({words::matrixTable(results.experiments(), whole.pairs, metric),
                {words::markLegend(exchange::metricWithId(metric))}});
    for (const exchange::FactorFacts& facts : whole.factors) {
        parts.push_back({words::mapTable(facts),
            QStringList{words::markLegend(facts.metric)} + words::winningSentences(facts)});
        parts.push_back({words::effectTable(facts), words::effectSentences(facts)});
        const auto levels = words::levelTable(facts, facts.choice.factor);
        if (!levels.rows.isEmpty())
            parts.push_back({levels, {}});
    }
    return parts;
}

} // namespace

WholeStudy wholeStudy(const exchange::StudyResults& results, const std::vector<std::string>& metrics)
{
    WholeStudy whole;
    whole.metrics = metrics;
    if (results.experiments().size() > 2)
        whole.pairs = exchange::StudyVerdicts::ofAllPairs(results, metrics);
    const exchange::FactorStudy factors(results, metrics);
    if (!factors.isEmpty() && results.experiments().size() > 2)
        for (const std::string& metric : metrics)
            whole.factors.push_back(factors.facts(metric, factors.firstChoice()));
    return whole;
}

void printWholeStudy(Terminal& terminal, const exchange::StudyResults& results, const WholeStudy& whole)
{
    for (const Part& part : partsOf(results, whole)) {
        terminal.line();
        const QStringList lines =
            part.table.rows.isEmpty() ? QStringList{part.table.title} : words::plainLines(part.table);
        for (qsizetype i = 0; i < lines.size(); ++i)
            terminal.line((i == 0 ? QString() : QStringLiteral("  ")) + lines[i]);
        for (const QString& sentence : part.sentences)
            terminal.line(QStringLiteral("  ") + sentence);
    }
}

QString wholeStudyMarkdown(const exchange::StudyResults& results, const WholeStudy& whole)
{
    QString text;
    for (const Part& part : partsOf(results, whole)) {
        text += part.table.rows.isEmpty() ? QStringLiteral("\n### %1\n").arg(part.table.title)
                                          : words::markdown(part.table);
        if (!part.sentences.isEmpty())
            text += QStringLiteral("\n- ") + part.sentences.join(QStringLiteral("\n- ")) + QLatin1Char('\n');
    }
    return text;
}

} // namespace pgduel::app
