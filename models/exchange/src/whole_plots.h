#pragma once

#include "study/study.h"

namespace pgduel::exchange {

/// Does changing this factor take a restart, a restore or another build that several runs then share? A
/// private server is restored and restarted before every run: there each run is a plot of its own.
bool isWholePlot(const study::Study& study, const study::FactorSpec& factor);

} // namespace pgduel::exchange
