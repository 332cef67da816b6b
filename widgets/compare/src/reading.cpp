#include "reading.h"

#include <utility>

#include "compare/study_pictures.h"
#include "exchange/study_conclusions.h"
#include "store/study_file.h"

namespace pgduel::compare {

Reading readStudy(const std::string& path, std::shared_ptr<exchange::AnalysisCache> cache)
{
    const auto file = store::StudyFile::open(path);
    exchange::StudyResults results(file, std::move(cache));
    auto verdicts = exchange::StudyVerdicts::ofAllPairs(results, results.metrics());
    const auto metrics = mainMetrics(results);
    const auto noise = metrics.empty() ? std::nullopt : exchange::noiseOf(results, metrics.front());
    auto conclusions = exchange::conclusionsOf(results, verdicts, metrics);
    exchange::StudyProgress progress(file, results);
    auto factors = std::make_shared<const exchange::FactorStudy>(results, results.metrics());
    return Reading{path, std::move(results), std::move(verdicts), noise, std::move(conclusions),
        std::move(progress), std::move(factors)};
}

} // namespace pgduel::compare
