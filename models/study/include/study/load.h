#pragma once

#include <vector>

#include "study/study.h"

namespace pgduel::study {

/// A stretch of constant load, as planned.
struct LoadStep {
    int index = 0; ///< from 0, warm-up included: (index, sessions) is the key of an observation point
    int sessions = 0;
    bool warmUp = false;
    Duration duration{0};
    Duration discard{0};
    double rate = 0; ///< transactions/s that are begun, whatever the server does (open loop); 0: closed loop
    friend bool operator==(const LoadStep&, const LoadStep&) = default;
};

/// The steps of a load. geometric: round(from · (to/from)^(i/(steps−1))), equal neighbours kept apart by one
/// where the range allows. pg_hazel and pg_expecto: the published lists (reference: telemetry facts 1.4),
/// warm-up passes flagged. ramp: equal differences. rate: the same sessions in each step; rates are `rate`,
/// those of `list`, or from → to with equal differences.
std::vector<LoadStep> stepsOf(const LoadSpec& load);

Duration totalDuration(const std::vector<LoadStep>& steps);

/// Sessions of each script when sessions are split by weight: largest remainder, sum = sessions.
std::vector<int> splitByWeight(int sessions, const std::vector<double>& weights);

} // namespace pgduel::study
