#pragma once

#include <string>

#include <QString>

#include "study/setting_fact.h"
#include "study/study.h"

/// Words of a study and its parts.
namespace pgduel::words {

/// Texts of study::Template by id; an unknown id gives the id.
struct TemplateText {
    QString title, question, description; ///< description: what is varied and what one sees
    QString needs; ///< how long it takes and what it needs
};
TemplateText templateText(const std::string& id);

QString orderName(study::Order order);
QString orderHint(study::Order order); ///< one sentence: what the order does
QString presetName(study::LoadPreset preset);
QString presetHint(study::LoadPreset preset);
QString protocolName(study::Protocol protocol);
QString weightsName(study::Weights weights);
QString weightsHint(study::Weights weights);
QString roundTripsName(study::RoundTrips roundTrips);
QString roundTripsHint(study::RoundTrips roundTrips);
QString datasetName(study::DatasetKind kind);
QString resetName(study::ResetKind kind);
QString serverKindName(study::ServerKind kind);
QString scenarioKindName(study::ScenarioKind kind);
QString scenarioKindHint(study::ScenarioKind kind);
QString factorTargetName(study::FactorTarget target);
QString contextName(study::SettingContext context); ///< what a change of the setting takes: "restart"
QString builtinScriptName(const std::string& id); ///< "mix-select-only" → "Select only"

/// "geometric, 5 → 181, 8 steps of 30 s"
QString loadSummary(const study::LoadSpec& load);
/// "Select only 50 · Select + Update 30"
QString scriptsSummary(const study::ScenarioSpec& scenario);
/// "3 blocks × 3 experiments, random in blocks"
QString planSummary(const study::PlanSpec& plan, int experiments);

} // namespace pgduel::words
