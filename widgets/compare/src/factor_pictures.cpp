#include "factor_pictures.h"

#include <memory>

#include "difference_grids.h"
#include "words/comparison_words.h"
#include "words/factor_words.h"

namespace pgduel::compare {

namespace {

StudyPicture framed(const exchange::StudyResults& results, const std::string& metric, const QString& name,
    const QString& title, const QString& note)
{
    StudyPicture picture;
    picture.fileName = QString::fromStdString(metric).replace(QLatin1Char('_'), QLatin1Char('-')) + name;
    picture.spec.title = title;
    picture.spec.subtitle = QString::fromStdString(results.study().title);
    picture.spec.source = note + QStringLiteral(" — ") + sourceLine(results);
    return picture;
}

} // namespace

StudyPicture matrixPicture(
    const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts, const std::string& metric)
{
    auto picture = framed(results, metric, QStringLiteral("-all-pairs"), words::matrixTitle(metric),
        words::markLegend(exchange::metricWithId(metric)));
    picture.spec.drawings.push_back(
        std::make_shared<chart::GridDrawing>(matrixGrid(results.experiments(), verdicts, metric)));
    return picture;
}

StudyPicture mapPicture(const exchange::StudyResults& results, const exchange::FactorFacts& facts)
{
    auto picture = framed(results, facts.metric.id, QStringLiteral("-map"), words::mapTitle(facts),
        words::markLegend(facts.metric));
    picture.spec.drawings.push_back(std::make_shared<chart::GridDrawing>(mapGrid(facts)));
    return picture;
}

StudyPicture effectsPicture(const exchange::StudyResults& results, const exchange::FactorFacts& facts)
{
    auto picture = framed(results, facts.metric.id, QStringLiteral("-effects"),
        words::effectTable(facts).title, words::effectSentences(facts).join(QLatin1Char(' ')));
    picture.spec.drawings.push_back(
        std::make_shared<chart::IntervalDrawing>(effectRows(facts), words::differenceAxisTitle()));
    return picture;
}

} // namespace pgduel::compare
