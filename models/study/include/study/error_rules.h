#pragma once

#include <string>
#include <vector>

namespace pgduel::study {

/// What becomes of a transaction when the server reports an error.
enum class OnError {
    Retry, ///< the whole transaction again, with the same random numbers and variables, up to maxTries
    Count, ///< counted as failed; the session goes on with its next transaction
    Abort, ///< counted as failed; the session ends and does not come back (pgbench's way)
    Stop, ///< the whole load ends and keeps its results
};

/// The rule with the longest matching beginning of the SQLSTATE counts; "" matches all.
struct ErrorRule {
    std::string state; ///< SQLSTATE or its beginning: "40001", "40", ""
    OnError action = OnError::Count;
    friend bool operator==(const ErrorRule&, const ErrorRule&) = default;
};

/// 40001 and 40P01 Retry, all else Count.
std::vector<ErrorRule> usualErrorRules();

/// "40001=retry, 23=count, stop": SQLSTATEs or their beginnings with one of retry, count, abort, stop; a word
/// alone is for all other errors. What the text leaves out stays as in usualErrorRules(): serialization
/// failures and deadlocks are tried again unless a rule names them or their class. "" gives the usual rules.
/// Throws StudyError (study.bad_error_rule, study.repeated) with the part that is wrong.
std::vector<ErrorRule> parseErrorRules(const std::string& text);

} // namespace pgduel::study
