#pragma once

#include "compare/study_pictures.h"
#include "exchange/factor_facts.h"
#include "exchange/study_verdicts.h"

namespace pgduel::compare {

StudyPicture matrixPicture(const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts,
    const std::string& metric);
StudyPicture mapPicture(const exchange::StudyResults& results, const exchange::FactorFacts& facts);
StudyPicture effectsPicture(const exchange::StudyResults& results, const exchange::FactorFacts& facts);

} // namespace pgduel::compare
