#pragma once

// A published comparison of three builds by how many autovacuum actions they had done after how many seconds,
// in chunks of 1,000; the slowest was stopped at 6,000 of 15,000.
#include "analysis/progress.h"

namespace pgduel::analysis::test::builds {

inline Values thousands(int count)
{
    Values work;
    for (int i = 1; i <= count; ++i)
        work.push_back(1000.0 * i);
    return work;
}

inline const ProgressCurve unpatched{{430.1, 1181.2, 1954.0, 2618.5, 3305.7, 4010.1}, thousands(6), false};
inline const ProgressCurve moveLock{{116.1, 224.0, 356.4, 489.8, 602.5, 706.6, 801.9, 886.3, 983.0, 1074.5,
                                        1168.2, 1259.5, 1350.3, 1434.2, 1516.0},
    thousands(15)};
inline const ProgressCurve ordered{
    {13.4, 22.9, 31.9, 40.2, 52.2, 59.5, 69.4, 78.9, 93.5, 104.3, 114.4, 127.5, 140.1, 153.8, 166.7},
    thousands(15)};

/// The printed seconds of a chunk, from unrounded stamps, are the better source for chunks.
inline ProgressCurve fromChunks(const Values& seconds)
{
    ProgressCurve curve;
    double sum = 0;
    for (const double s : seconds)
        curve.elapsed.push_back(sum += s);
    curve.work = thousands(static_cast<int>(seconds.size()));
    return curve;
}
inline const Values moveLockChunks{
    116.1, 107.9, 132.4, 133.4, 112.7, 104.1, 95.3, 84.4, 96.7, 91.5, 93.7, 91.3, 90.8, 83.9, 81.9},
    orderedChunks{13.4, 9.5, 8.9, 8.3, 12.1, 7.2, 10.0, 9.5, 14.6, 10.7, 10.2, 13.1, 12.6, 13.7, 12.9},
    unpatchedChunks{430.1, 751.1, 772.7, 664.5, 687.2, 704.4};

/// Actions a minute as printed, from unrounded times.
inline const Values unpatchedRates{139.5, 79.9, 77.6, 90.3, 87.3, 85.2},
    moveLockRates{516.8, 556.1, 453.2, 449.8, 532.3, 576.3},
    orderedRates{4471.9, 6299.9, 6718.9, 7220.2, 4973.1, 8318.3};

} // namespace pgduel::analysis::test::builds
