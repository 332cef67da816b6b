#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "study/toml.h"

/// "code at where (args)" without details, which are words of others.
inline std::string faultText(const pgduel::measure::Fault& fault)
{
    return pgduel::measure::logLine({fault.code, fault.where, fault.args, {}});
}

inline std::vector<std::string> faultTexts(const std::vector<pgduel::measure::Fault>& faults)
{
    std::vector<std::string> texts;
    for (const auto& fault : faults)
        texts.push_back(faultText(fault));
    return texts;
}

/// The mistakes that `action` throws; empty when it throws none.
inline std::vector<std::string> faultsOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const pgduel::study::StudyError& error) {
        return faultTexts(error.faults());
    }
    return {};
}
