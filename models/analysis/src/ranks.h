#pragma once

#include <vector>

#include "analysis/sample.h"

namespace pgduel::analysis {

/// Ranks doubled, so that the mean ranks of ties are whole numbers, in the order of the values.
struct Ranks {
    std::vector<int> doubled;
    std::vector<int> ties; ///< sizes of the groups of equal values, ascending by value
    bool hasTies() const { return ties.size() != doubled.size(); }
    double tieTerm() const; ///< Σ (t³ − t)
};
Ranks ranksOf(const Values& values);

/// A distribution over whole numbers 0 … size − 1.
using Distribution = std::vector<double>;

/// Of 2U when n of the values in groups of equal ones (ascending) are drawn as the candidate.
Distribution rankSumDistribution(const std::vector<int>& ties, int n);
/// Of 2V for these doubled ranks with random signs.
Distribution signedRankDistribution(const std::vector<int>& doubledRanks);

struct Tails {
    double twoSided = 1, upper = 1;
};
Tails exactTails(const Distribution& distribution, int value);
Tails normalTails(double value, double center, double deviation);

/// Smallest value with P(S ≤ value) ≥ probability.
int quantileOf(const Distribution& distribution, double probability);
double cumulative(const Distribution& distribution, int value);

} // namespace pgduel::analysis
