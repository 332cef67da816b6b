#pragma once

#include <QJsonObject>

#include <vector>

#include "store/study_file.h"
#include "study/experiment.h"

namespace pgduel::exchange {

/// All that a study file has of one run, without its samples.
QJsonObject runObject(const store::StudyFile& file, const store::RunRecord& run,
    const std::vector<study::Experiment>& experiments);

} // namespace pgduel::exchange
