#pragma once

/// Codes of the faults of models/workload. A place in a script is "script:line:column".
namespace pgduel::workload::fault {

// Mistakes in a script, found before any session opens; where = place, first argument = the offending text.
inline constexpr const char* syntaxError = "workload.syntax_error"; ///< args: text that does not belong here
inline constexpr const char* unexpectedEnd =
    "workload.unexpected_end"; ///< args: command whose line ends too early
inline constexpr const char* unknownCommand = "workload.unknown_command"; ///< args: command
inline constexpr const char* unknownFunction = "workload.unknown_function"; ///< args: function
inline constexpr const char* argumentCount =
    "workload.argument_count"; ///< args: function, arguments given, least, most
inline constexpr const char* tooFewArguments = "workload.too_few_arguments"; ///< args: function, least
inline constexpr const char* badVariableName = "workload.bad_variable_name"; ///< args: name
inline constexpr const char* missingArgument = "workload.missing_argument"; ///< args: command
inline constexpr const char* extraArgument = "workload.extra_argument"; ///< args: text, command
inline constexpr const char* numberTooLarge = "workload.number_too_large"; ///< args: number
inline constexpr const char* badSleepTime = "workload.bad_sleep_time"; ///< args: text
inline constexpr const char* unknownUnit = "workload.unknown_unit"; ///< args: unit (allowed: us, ms, s)
inline constexpr const char* branchWithoutIf =
    "workload.branch_without_if"; ///< args: command (\elif, \else, \endif)
inline constexpr const char* branchAfterElse = "workload.branch_after_else"; ///< args: command (\elif, \else)
inline constexpr const char* ifNotClosed = "workload.if_not_closed"; ///< args: command (\if)
inline constexpr const char* noStatementBefore =
    "workload.no_statement_before"; ///< args: command (\gset, \aset)
inline constexpr const char* captureInPipeline =
    "workload.capture_in_pipeline"; ///< args: command (\gset, \aset); also while it runs
inline constexpr const char* pipelineAlreadyOpen =
    "workload.pipeline_already_open"; ///< args: command (\startpipeline); also while it runs
inline constexpr const char* pipelineNotOpen =
    "workload.pipeline_not_open"; ///< args: command (\syncpipeline, \endpipeline); also while it runs
inline constexpr const char* pipelineLeftOpen =
    "workload.pipeline_left_open"; ///< args: command (\startpipeline); also while it runs
inline constexpr const char* pipelineNeedsExtended =
    "workload.pipeline_needs_extended"; ///< where: place; simple protocol; args: command (\startpipeline)
inline constexpr const char* pipelinedNeedsExtended =
    "workload.pipelined_needs_extended"; ///< round trips pipelined with the simple protocol; no args
inline constexpr const char* notInOnePipeline =
    "workload.not_in_one_pipeline"; ///< round trips pipelined; where: place; args: command that forbids it
inline constexpr const char* notClosed =
    "workload.not_closed"; ///< args: what opens it: ' " $tag$ /* ( BEGIN ATOMIC
inline constexpr const char* emptyScript = "workload.empty_script"; ///< no args
inline constexpr const char* badWeight = "workload.bad_weight"; ///< args: weight
inline constexpr const char* undefinedVariable = "workload.undefined_variable"; ///< args: name

inline constexpr const char* scaleUnknown =
    "workload.scale_unknown"; ///< :scale was to be read from pgbench's tables; where: place; detail: server

// Values that a command of a script cannot work with, found while it runs; where = place of the command.
inline constexpr const char* divisionByZero = "workload.division_by_zero"; ///< args: operator
inline constexpr const char* outOfRange = "workload.out_of_range"; ///< args: operator or function
inline constexpr const char* wrongType =
    "workload.wrong_type"; ///< args: type given, type wanted (null, boolean, integer, double)
inline constexpr const char* emptyRange = "workload.empty_range"; ///< args: function, low, high
inline constexpr const char* rangeTooLarge = "workload.range_too_large"; ///< args: function, low, high
inline constexpr const char* badParameter =
    "workload.bad_parameter"; ///< args: function, value, least, most (most empty: no limit)
inline constexpr const char* badVariableValue = "workload.bad_variable_value"; ///< args: name, text
inline constexpr const char* shellFailed =
    "workload.shell_failed"; ///< where: place; args: command line, exit status
inline constexpr const char* shellNoNumber =
    "workload.shell_no_number"; ///< where: place; args: command line, its first line of output
inline constexpr const char* tooManyParameters =
    "workload.too_many_parameters"; ///< where: place; variables in one statement, most
inline constexpr const char* transactionLeftOpen =
    "workload.transaction_left_open"; ///< where: script; it ends inside a transaction block
inline constexpr const char* copyUnsupported =
    "workload.copy_unsupported"; ///< COPY FROM STDIN, or COPY in a pipeline; where: place; no args

// A load that cannot begin or go on.
inline constexpr const char* scriptUnreadable = "workload.script_unreadable"; ///< where: file; detail: system
inline constexpr const char* logFailed = "workload.log_failed"; ///< where: file of -l; detail: system
inline constexpr const char* noScript = "workload.no_script"; ///< no script has a weight above 0; no args
inline constexpr const char* noSteps = "workload.no_steps"; ///< no args
inline constexpr const char* badStep = "workload.bad_step"; ///< args: step (from 1), sessions, milliseconds
inline constexpr const char* groupsDoNotFit =
    "workload.groups_do_not_fit"; ///< args: step (from 1), its sessions, fixed sessions of the groups
inline constexpr const char* badConninfo = "workload.bad_conninfo"; ///< no args (the text may hold a secret)
inline constexpr const char* connectionFailed =
    "workload.connection_failed"; ///< args: SQLSTATE or ""; detail: server
inline constexpr const char* tooManyClients =
    "workload.too_many_clients"; ///< args: sessions wanted, max_connections, reserved, in use by others; ""
                                 ///< unknown
inline constexpr const char* connectionLimit =
    "workload.connection_limit"; ///< of the role or the database; args: sessions wanted; detail: server
inline constexpr const char* tooManyFiles = "workload.too_many_files"; ///< args: files needed, files allowed
inline constexpr const char* statementRefused =
    "workload.statement_refused"; ///< where: place; args: SQLSTATE, start of the statement; detail: server
inline constexpr const char* preparedNotKept =
    "workload.prepared_not_kept"; ///< prepared statements get mixed up, as behind a pooler that gives each
                                  ///< transaction another session; args: SQLSTATE; detail: server
inline constexpr const char* statementFailed =
    "workload.statement_failed"; ///< its rule says so; where, args, detail as above
inline constexpr const char* sessionLost =
    "workload.session_lost"; ///< and does not come back; args: SQLSTATE; detail: server
inline constexpr const char* noTransactions =
    "workload.no_transactions"; ///< args: seconds, errors counted; detail: first error
inline constexpr const char* nothingEnded =
    "workload.nothing_ended"; ///< no error, and yet no transaction came to its end; args: seconds
inline constexpr const char* allSessionsLost =
    "workload.all_sessions_lost"; ///< args: sessions; detail: server

// An external engine; detail: the end of what it printed.
inline constexpr const char* commandNotStarted =
    "workload.command_not_started"; ///< args: program; detail: system
inline constexpr const char* commandFailed = "workload.command_failed"; ///< args: program, exit status
inline constexpr const char* commandKilled = "workload.command_killed"; ///< args: program, signal
inline constexpr const char* commandAborted =
    "workload.command_aborted"; ///< args: program; it said that its run was aborted
inline constexpr const char* commandSilent =
    "workload.command_silent"; ///< args: program, progress; no line of its output had a figure
inline constexpr const char* commandOverran =
    "workload.command_overran"; ///< args: program, seconds that it was to take
inline constexpr const char* systemCall = "workload.system_call"; ///< args: call; detail: system

} // namespace pgduel::workload::fault
