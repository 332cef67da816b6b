#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tables.h"

/// calibration [--pairs N] [--seed S]: prints the tables of docs/analysis.md; ends with 1 when a figure is
/// outside what is promised there.
int main(int argc, char** argv)
{
    int pairs = 4000;
    std::uint64_t seed = 20261130;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::strcmp(argv[i], "--pairs") == 0)
            pairs = std::atoi(argv[i + 1]);
        else if (std::strcmp(argv[i], "--seed") == 0)
            seed = std::strtoull(argv[i + 1], nullptr, 10);
    }
    if (pairs < 1) {
        std::fputs("calibration [--pairs N] [--seed S]\n", stderr);
        return 2;
    }
    std::printf("%d simulated pairs a line, seed %llu.\n\nA configuration against itself:\n\n", pairs,
        static_cast<unsigned long long>(seed));
    int outside = calibration::printFalseVerdicts(pairs, seed);
    std::printf("\nA true difference of 5 %% at 2 %% noise:\n\n");
    outside += calibration::printPower(pairs, seed + 1000);
    std::printf("\nAll runs of A, then all of B:\n\n");
    outside += calibration::printSequential(pairs, seed + 2000);
    std::printf("\n%d outside\n", outside);
    return outside == 0 ? 0 : 1;
}
