#include <cmath>

#include "command_line/command.h"
#include "load/load_texts.h"
#include "load/option_table.h"
#include "study/names.h"

namespace pgduel::app {

namespace {

using Use = LoadOption::Use;
using Options = LoadOptions;
using Value = OptionValue;

void takeProtocol(Options& options, const Value& value)
{
    for (const auto& [protocol, name] : study::namesOf<study::Protocol>())
        if (value.text == name) {
            options.protocol = protocol;
            return;
        }
    throw WrongUse{
        LoadCommand::tr("%1 takes simple, extended or prepared, not “%2”.").arg(value.option, value.shown())};
}

void takeVariable(Options& options, const Value& value)
{
    const std::size_t sign = value.text.find('=');
    const std::string name = value.text.substr(0, sign);
    bool valid = sign != std::string::npos && !name.empty() && (name[0] < '0' || name[0] > '9');
    for (const char c : name)
        valid = valid && (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || (c & 0x80) != 0);
    if (!valid)
        throw WrongUse{
            LoadCommand::tr("%1 takes NAME=VALUE, the name of letters, digits and underscores, not “%2”.")
                .arg(value.option, value.shown())};
    options.variables[name] = value.text.substr(sign + 1);
}

void takeSeed(Options& options, const Value& value)
{
    std::int64_t number = 0;
    if (value.text != "time" && value.text != "rand" && !(readNumber(value.text, number) && number >= 0))
        throw WrongUse{LoadCommand::tr("%1 takes time, rand or a whole number from 0 on, not “%2”.")
                           .arg(value.option, value.shown())};
    options.seed = value.text;
}

void takeSampling(Options& options, const Value& value)
{
    options.samplingRate = value.above(0);
    if (options.samplingRate > 1)
        throw WrongUse{
            LoadCommand::tr("%1 takes a share above 0, up to 1, not “%2”.").arg(value.option, value.shown())};
}

void takeBuiltin(Options& options, const Value& value)
{
    if (value.text == "list")
        options.task = LoadTask::ListScripts;
    else
        options.scripts.push_back(parseBuiltin(value.text));
}

void takeLimit(Options& options, const Value& value)
{
    options.latencyLimit = std::chrono::microseconds(std::llround(std::min(value.above(0), 1e9) * 1000));
}

} // namespace

const std::vector<LoadOption>& pgbenchRunOptions()
{
    static const std::vector<LoadOption> options{
        {'b', "builtin", "NAME[@W]", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "a built-in script with its weight; “list” shows their names"),
            takeBuiltin},
        {'f', "file", "FILE[@W]", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "a script from a file (-: standard input) with its weight"),
            [](Options& o, const Value& v) { o.scripts.push_back(parseScriptFile(v.text)); }},
        {'N', "skip-some-updates", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "the same as -b simple-update"),
            [](Options& o, const Value&) {
                o.scripts.push_back({true, "simple-update", 1});
            }},
        {'S', "select-only", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "the same as -b select-only"),
            [](Options& o, const Value&) {
                o.scripts.push_back({true, "select-only", 1});
            }},
        {'c', "client", "NUM", Use::Run, QT_TRANSLATE_NOOP("LoadCommand", "sessions (1)"),
            [](Options& o, const Value& v) { o.clients = v.whole(1, 1'000'000); }},
        {'C', "connect", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "a new connection for each transaction"),
            [](Options& o, const Value&) { o.connectPerTransaction = true; }},
        {'D', "define", "NAME=VALUE", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "a variable for the scripts"), takeVariable},
        {'j', "jobs", "NUM", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "threads of the driver (left out: it chooses)"),
            [](Options& o, const Value& v) { o.threads = v.whole(1, 1024); }},
        {'l', "log", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "each transaction into a file, one file a thread"),
            [](Options& o, const Value&) { o.log = true; }},
        {'L', "latency-limit", "MS", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand",
                "longer transactions count as late; with -R those that cannot begin in time are skipped"),
            takeLimit},
        {'M', "protocol", "MODE", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "simple, extended or prepared (simple)"), takeProtocol},
        {'P', "progress", "SEC", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "a line of progress every SEC seconds"),
            [](Options& o, const Value& v) { o.progress = v.duration(); }},
        {'r', "report-per-command", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "latency, failures and retries of each command"),
            [](Options& o, const Value&) { o.reportPerCommand = true; }},
        {'R', "rate", "TPS", Use::Run,
            QT_TRANSLATE_NOOP(
                "LoadCommand", "transactions that are begun each second, whatever the server does"),
            [](Options& o, const Value& v) { o.rate = v.above(0); }},
        {'t', "transactions", "NUM", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "transactions of each session (10)"),
            [](Options& o, const Value& v) { o.transactions = v.wholeLarge(1); }},
        {'T', "time", "SEC", Use::Run, QT_TRANSLATE_NOOP("LoadCommand", "duration"),
            [](Options& o, const Value& v) { o.duration = v.duration(); }},
        {'v', "vacuum-all", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "vacuums all four tables of pgbench before"),
            [](Options& o, const Value&) { o.vacuumAll = true; }},
        {0, "aggregate-interval", "SEC", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "-l writes sums of so many seconds"),
            [](Options& o, const Value& v) { o.aggregateSeconds = v.whole(1); }},
        {0, "continue-on-error", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "an error ends the transaction only, not its session"),
            [](Options& o, const Value&) { o.continueOnError = true; }},
        {0, "exit-on-abort", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "the first session that ends by an error ends the load"),
            [](Options& o, const Value&) { o.exitOnAbort = true; }},
        {0, "failures-detailed", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "failures by kind in report and log"),
            [](Options& o, const Value&) { o.failuresDetailed = true; }},
        {0, "log-prefix", "PREFIX", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "beginning of the names of the files of -l (pgbench_log)"),
            [](Options& o, const Value& v) { o.logPrefix = v.text; }},
        {0, "max-tries", "NUM", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand",
                "tries of a transaction after a serialization failure or deadlock (1); 0: no limit"),
            [](Options& o, const Value& v) { o.maxTries = v.whole(0); }},
        {0, "progress-timestamp", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "seconds since 1970 in the lines of -P"),
            [](Options& o, const Value&) { o.progressTimestamp = true; }},
        {0, "random-seed", "SEED", Use::Run, QT_TRANSLATE_NOOP("LoadCommand", "time, rand or a number"),
            takeSeed},
        {0, "sampling-rate", "SHARE", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "share of the transactions that -l writes, such as 0.01"),
            takeSampling},
        {0, "show-script", "NAME", Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "shows a built-in script"),
            [](Options& o, const Value& v) {
                o.shownScript = parseBuiltin(v.text).name;
                o.task = LoadTask::ShowScript;
            }},
        {0, "verbose-errors", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "tells the text of the errors"),
            [](Options& o, const Value&) { o.verboseErrors = true; }},
    };
    return options;
}

} // namespace pgduel::app
