#pragma once

#include <vector>

namespace pgduel::words {

/// English source texts of a fault, translated in context "Faults". %1 … are Fault::args; the place
/// (Fault::where) and the text from outside (Fault::detail) are added by explain(), so the texts do not
/// repeat them.
struct FaultEntry {
    const char* code;
    const char* what; ///< one sentence
    const char* wayOut; ///< one sentence, null when there is nothing to do
    /// A letter for each argument, see fault_argument.h. Shorter than the arguments: the rest is text.
    const char* kinds = "";
};

std::vector<FaultEntry> measureFaults();
std::vector<FaultEntry> studyFaults();
std::vector<FaultEntry> workloadFaults();
std::vector<FaultEntry> serverFaults();
std::vector<FaultEntry> telemetryFaults();
std::vector<FaultEntry> storeFaults();
std::vector<FaultEntry> runFaults();
std::vector<FaultEntry> exchangeFaults();
std::vector<FaultEntry> chartFaults();

} // namespace pgduel::words
