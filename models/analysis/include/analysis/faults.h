#pragma once

/// Codes of the faults of models/analysis: none so far. What the numbers cannot say is a reason inside the
/// result (see Missing), not an error.
namespace pgduel::analysis::fault {
} // namespace pgduel::analysis::fault
