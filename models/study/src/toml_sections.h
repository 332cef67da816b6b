#pragma once

#include "toml_table.h"

namespace pgduel::study {

// One function per table of docs/study-file.md; keys are asked for in the order in which mistakes list them.
void readStudy(Table& table, Study& study);
void readServer(Table& table, ServerSpec& server);
void readDataset(Table& table, DatasetSpec& dataset);
void readScenario(Table& table, ScenarioSpec& scenario);
void readFactor(Table& table, FactorSpec& factor);
void readExperiment(Table& table, ExperimentSpec& experiment);
void readStorage(Table& table, std::vector<StorageParameter>& storage);
void readPlan(Table& table, PlanSpec& plan);
void readTelemetry(Table& table, TelemetrySpec& telemetry);
void readAnalysis(Table& table, AnalysisSpec& analysis);

} // namespace pgduel::study
