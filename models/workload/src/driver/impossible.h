#pragma once

#include "script/program.h"
#include "workload/load_plan.h"

namespace pgduel::workload {

/// Throws WorkloadError with the place of the first command that this plan cannot carry out: COPY FROM STDIN;
/// a pipeline, of the script or of the plan, in the simple protocol; what needs a result before the pipeline
/// ends, COPY, or a pipeline of the script's own where the plan puts each transaction into one.
void refuseImpossible(const Program& program, const LoadPlan& plan);

/// COPY between server and client in a text of one or more statements.
enum class ClientCopy { None, ToClient, FromClient };
ClientCopy clientCopyIn(std::string_view sql);

} // namespace pgduel::workload
