#pragma once

namespace pgduel::analysis {

/// Distribution functions and their inverses (Boost.Math behind). Probabilities outside (0, 1) give the
/// infinite end of the range; arguments that are NaN give NaN.
double normalCdf(double z);
double normalQuantile(double probability);
double studentCdf(double t, double degrees); ///< degrees > 0, may be fractional
double studentQuantile(double probability, double degrees);
double studentTwoSided(double t, double degrees); ///< P(|T| ≥ |t|)
double fisherUpper(double f, double degrees1, double degrees2); ///< P(F ≥ f)
double chiSquaredUpper(double q, double degrees); ///< P(X ≥ q)
double binomialCdf(int successes, int trials, double probability); ///< P(X ≤ successes)

/// Tukey's studentized range of `groups` means: P(Q ≤ q). Integrated by Gauss–Legendre panels over the range
/// of the normal sample and over the estimate of its deviation (the integrals of M. D. Copenhaver and
/// B. Holland, J. Stat. Comput. Simul. 30 (1988) 1–15), about 10 digits. groups ≥ 2, degrees ≥ 1.
double tukeyCdf(double q, int groups, double degrees);
double tukeyQuantile(double probability, int groups, double degrees);

} // namespace pgduel::analysis
