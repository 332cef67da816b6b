#include "load/prepared_load.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <random>
#include <system_error>
#include <utility>

#include "command_line/command.h"
#include "load/load_texts.h"
#include "measure/clock.h"
#include "measure/conninfo.h"
#include "measure/text_file.h"
#include "workload/error.h"
#include "workload/faults.h"

namespace pgduel::app {

namespace {

std::string textOf(const std::string& file)
{
    if (file == "-")
        return {std::istreambuf_iterator<char>(std::cin), {}};
    errno = 0;
    if (auto text = measure::readText(file))
        return std::move(*text);
    throw workload::WorkloadError(measure::Fault{workload::fault::scriptUnreadable, file, {},
        std::error_code(errno, std::generic_category()).message()});
}

/// Compiles scripts and gathers the mistakes of all of them.
class Compiler {
public:
    Compiler(const LoadOptions& options, PreparedLoad& load)
        : options_(options)
        , load_(load)
    {
    }

    std::vector<workload::Script> compile(const std::vector<ScriptChoice>& choices)
    {
        const workload::ScriptOptions reading{options_.pgbenchCompatible};
        std::vector<workload::Script> scripts;
        for (const auto& choice : choices) {
            const std::string text = choice.builtin
                ? std::string(workload::findBuiltinScript(choice.name)->text)
                : textOf(choice.name);
            const auto faults = workload::checkScript(choice.name, text, reading);
            mistakes_.insert(mistakes_.end(), faults.begin(), faults.end());
            if (faults.empty())
                scripts.push_back(workload::Script::compile(choice.name, text, choice.weight, reading));
            load_.titles.push_back(scriptTitle(choice));
            load_.usesBuiltin = load_.usesBuiltin || choice.builtin;
        }
        return scripts;
    }

    void throwMistakes() const
    {
        if (!mistakes_.empty())
            throw ScriptMistakes{mistakes_};
    }

private:
    const LoadOptions& options_;
    PreparedLoad& load_;
    std::vector<measure::Fault> mistakes_;
};

void addScripts(const LoadOptions& options, PreparedLoad& load)
{
    std::vector<ScriptChoice> choices = options.scripts;
    if (choices.empty())
        choices.push_back({true, "tpcb-like", 1});
    Compiler compiler(options, load);
    if (options.groups.empty())
        load.plan.scripts = compiler.compile(choices);
    for (const auto& choice : options.groups) {
        workload::SessionGroup group;
        group.name = choice.name;
        group.conninfo = choice.conninfo;
        group.scripts = compiler.compile(choice.scripts.empty() ? choices : choice.scripts);
        group.thinkTime = choice.thinkTime;
        group.sessions = choice.sessions;
        group.share = choice.share;
        load.plan.groups.push_back(std::move(group));
    }
    compiler.throwMistakes();
}

std::uint64_t seedOf(const LoadOptions& options)
{
    const char* environment = std::getenv("PGBENCH_RANDOM_SEED");
    const std::string text = !options.seed.empty() || environment == nullptr ? options.seed : environment;
    if (text == "time")
        return static_cast<std::uint64_t>(measure::utcMicrosNow());
    if (text.empty() || text == "rand")
        return std::random_device{}();
    return std::strtoull(text.c_str(), nullptr, 10);
}

/// The scale of built-in scripts is that of their tables, whatever -s says; for others -s counts, and without
/// it the driver reads the tables too.
void addVariables(const LoadOptions& options, PreparedLoad& load)
{
    load.plan.variables = options.variables;
    if (options.variables.contains("scale") || load.usesBuiltin)
        return;
    if (options.scale || options.pgbenchCompatible)
        load.plan.variables["scale"] = std::to_string(options.scale.value_or(1));
}

void addBehaviour(const LoadOptions& options, workload::LoadPlan& plan)
{
    plan.protocol = options.protocol;
    plan.weights = options.weights;
    plan.roundTrips = options.pipelined ? study::RoundTrips::Pipelined : study::RoundTrips::Statement;
    plan.threads = options.threads;
    plan.interval = options.progress ? std::min(options.interval, *options.progress) : options.interval;
    plan.thinkTime = options.thinkTime;
    plan.latencyLimit = options.latencyLimit;
    plan.maxTries = options.maxTries;
    if (options.maxTries != 1 && options.latencyLimit) // as in pgbench: no try begins that must come too late
        plan.maxTryTime = std::chrono::ceil<std::chrono::milliseconds>(*options.latencyLimit);
    plan.errorRules = errorRulesOf(options);
    plan.reconnect = !options.noReconnect && !options.pgbenchCompatible;
    plan.connectPerTransaction = options.connectPerTransaction;
    plan.recordStatements = options.reportPerCommand || options.json;
    plan.recordTransactions = options.log;
    plan.recordErrors = options.verboseErrors;
    plan.pgbenchCompatible = options.pgbenchCompatible;
}

std::vector<workload::ErrorRule> givenRules(const std::string& text)
{
    try {
        return workload::parseErrorRules(text);
    } catch (const measure::Failure&) {
        throw WrongUse{
            LoadCommand::tr("--on-error takes rules such as 40001=retry,23=count,stop with the words "
                            "retry, count, abort and stop, not “%1”.")
                .arg(QString::fromStdString(text))};
    }
}

/// "count" or "stop" alone, beside or without "40001=retry".
bool saysWhatOfOthers(const std::string& rules)
{
    std::size_t begin = 0;
    for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
        end = rules.find(',', begin);
        const std::string part = rules.substr(begin, end - begin);
        if (part.find('=') == std::string::npos && part.find_first_not_of(' ') != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

std::string scriptTitle(const ScriptChoice& choice)
{
    if (!choice.builtin)
        return choice.name;
    if (choice.name == "tpcb-like")
        return "<builtin: TPC-B (sort of)>"; // as pgbench's reports name it; scripts look for it
    std::string words = choice.name;
    for (char& c : words)
        c = c == '-' ? ' ' : c;
    return "<builtin: " + words + ">";
}

PreparedLoad prepareLoad(const LoadOptions& options)
{
    PreparedLoad load;
    load.plan.conninfo = conninfoOf(options);
    load.plan.seed = seedOf(options);
    load.plan.steps = loadStepsOf(options);
    constexpr std::int64_t usualTransactions = 10; // pgbench's default where nothing ends the load
    if (endsByCount(options))
        load.plan.transactionsPerSession = options.transactions.value_or(usualTransactions);
    addBehaviour(options, load.plan);
    addScripts(options, load);
    addVariables(options, load);
    return load;
}

std::vector<workload::ErrorRule> errorRulesOf(const LoadOptions& options)
{
    using workload::OnError;
    const OnError others = options.exitOnAbort ? OnError::Stop
        : options.continueOnError              ? OnError::Count
                                               : OnError::Abort;
    std::vector<workload::ErrorRule> rules = givenRules(options.onError);
    if (saysWhatOfOthers(options.onError))
        return rules;
    const auto ruleFor = [&rules](const std::string& state) {
        return std::find_if(
            rules.begin(), rules.end(), [&](const auto& rule) { return rule.state == state; });
    };
    ruleFor("")->action = others; // the parser says "count" for all that the text leaves out
    if (others == OnError::Abort && !options.pgbenchCompatible)
        for (const char* lost : {"08", "57P"}) // no fault of the script: the session comes back
            if (ruleFor(lost) == rules.end())
                rules.push_back({lost, OnError::Count});
    return rules;
}

std::string conninfoOf(const LoadOptions& options)
{
    measure::Conninfo asked;
    const auto set = [&asked](const char* keyword, const std::string& value) {
        if (!value.empty())
            asked.set(keyword, value);
    };
    set("host", options.host);
    set("port", options.port);
    set("user", options.user);
    const std::string& name = options.database;
    const bool isString = name.find('=') != std::string::npos || name.rfind("postgresql://", 0) == 0
        || name.rfind("postgres://", 0) == 0;
    if (!isString)
        set("dbname", name);
    const auto given = measure::Conninfo::parse(isString ? name : std::string());
    for (const auto& [keyword, value] : given.values())
        asked.set(keyword, value);
    return asked.toString();
}

} // namespace pgduel::app
