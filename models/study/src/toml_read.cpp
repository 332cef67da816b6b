#include "file_text.h"
#include "study/faults.h"
#include "study/toml.h"
#include "toml_sections.h"

namespace pgduel::study {

namespace {

toml::table parseDocument(std::string_view text, const Mistakes& mistakes)
{
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        throw StudyError({measure::Fault{
            fault::tomlSyntax, mistakes.place(error.source().begin), {}, std::string(error.description())}});
    }
}

void readDocument(Table& document, Study& study)
{
    document.require("study");
    document.table("study", [&](Table& t) { readStudy(t, study); });
    document.table("server", [&](Table& t) { readServer(t, study.server); });
    document.table("dataset", [&](Table& t) { readDataset(t, study.dataset); });
    document.table("scenario", [&](Table& t) { readScenario(t, study.scenario); });
    document.tables("factor", [&](Table& t) { readFactor(t, study.factors.emplace_back()); });
    document.tables("experiment", [&](Table& t) { readExperiment(t, study.experiments.emplace_back()); });
    document.table("plan", [&](Table& t) { readPlan(t, study.plan); });
    document.table("telemetry", [&](Table& t) { readTelemetry(t, study.telemetry); });
    document.table("analysis", [&](Table& t) { readAnalysis(t, study.analysis); });
    document.finish();
}

} // namespace

Study readToml(std::string_view text, const std::string& name)
{
    Mistakes mistakes(name);
    const toml::table parsed = parseDocument(text, mistakes);
    Study study;
    Table document(parsed, {}, mistakes);
    readDocument(document, study);
    std::vector<measure::Fault> faults = mistakes.take();
    if (!faults.empty())
        throw StudyError(std::move(faults));
    return study;
}

Study readTomlFile(const std::string& path)
{
    return readToml(fileText(path), path);
}

} // namespace pgduel::study
