#include "command_line/command.h"
#include "load/load_texts.h"
#include "load/option_table.h"
#include "study/names.h"

namespace pgduel::app {

namespace {

using Use = LoadOption::Use;
using Options = LoadOptions;
using Value = OptionValue;

std::vector<Value> split(const Value& value, char mark)
{
    std::vector<Value> parts;
    std::size_t begin = 0;
    for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
        end = value.text.find(mark, begin);
        parts.push_back({value.option, value.text.substr(begin, end - begin)});
    }
    return parts;
}

constexpr int mostSessions = 1'000'000;

void takeLoadSteps(Options& options, const Value& value)
{
    options.loadSteps.clear();
    for (const Value& part : split(value, ','))
        options.loadSteps.push_back(part.whole(1, mostSessions));
}

void takeRateSteps(Options& options, const Value& value)
{
    options.rateSteps.clear();
    for (const Value& part : split(value, ','))
        options.rateSteps.push_back(part.above(0));
}

void takeRamp(Options& options, const Value& value)
{
    const auto parts = split(value, ':');
    if (parts.size() < 2 || parts.size() > 3)
        throw WrongUse{
            LoadCommand::tr("%1 takes FROM:TO or FROM:TO:STEPS, such as 5:50 or 5:50:10, not “%2”.")
                .arg(value.option, value.shown())};
    Ramp ramp{parts[0].whole(1, mostSessions), parts[1].whole(1, mostSessions), 0};
    constexpr int usualSteps = 10;
    const int apart = std::abs(ramp.to - ramp.from) + 1;
    ramp.steps = parts.size() == 3 ? parts[2].whole(1, apart) : std::min(usualSteps, apart);
    options.ramp = ramp;
}

void takeWeights(Options& options, const Value& value)
{
    for (const auto& [weights, name] : study::namesOf<study::Weights>())
        if (value.text == name) {
            options.weights = weights;
            return;
        }
    throw WrongUse{
        LoadCommand::tr("%1 takes transactions or sessions, not “%2”.").arg(value.option, value.shown())};
}

} // namespace

const std::vector<LoadOption>& ownOptions()
{
    static const std::vector<LoadOption> options{
        {0, "json", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "the whole result as one JSON document instead of text"),
            [](Options& o, const Value&) { o.json = true; }},
        {0, "load-steps", "N,N,…", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "sessions, step by step, in one run"), takeLoadSteps},
        {0, "rate-steps", "TPS,TPS,…", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "rates, step by step, in one run"), takeRateSteps},
        {0, "ramp", "FROM:TO[:STEPS]", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "sessions from … to, evenly in so many steps (10)"), takeRamp},
        {0, "step-duration", "TIME", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "duration of each step (10s; with -T a share of it)"),
            [](Options& o, const Value& v) { o.stepDuration = v.duration(); }},
        {0, "warm-up", "TIME", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "load before the measured part, not counted"),
            [](Options& o, const Value& v) { o.warmUp = v.duration(true); }},
        {0, "discard", "TIME", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "beginning of each step that is not counted"),
            [](Options& o, const Value& v) { o.discard = v.duration(true); }},
        {0, "think-time", "TIME", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "pause of a session between two transactions, outside latency"),
            [](Options& o, const Value& v) { o.thinkTime = v.duration(true); }},
        {0, "group", "KEY=VALUE,…", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand",
                "sessions of their own kind: name, script, builtin, sessions or share, conninfo, think"),
            [](Options& o, const Value& v) { o.groups.push_back(parseGroup(v.text)); }},
        {0, "weights", "HOW", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand",
                "weights draw a script for each transaction (transactions) or divide the sessions "
                "(sessions)"),
            takeWeights},
        {0, "on-error", "RULES", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand",
                "what follows an SQLSTATE or its beginning: retry, count, abort or stop, such as "
                "40001=retry,23=count,stop"),
            [](Options& o, const Value& v) { o.onError = v.text; }},
        {0, "no-reconnect", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "a session whose connection is lost does not come back"),
            [](Options& o, const Value&) { o.noReconnect = true; }},
        {0, "pipelined", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand",
                "the statements of a transaction in one pipeline; needs -M extended or prepared"),
            [](Options& o, const Value&) { o.pipelined = true; }},
        {0, "pgbench-compatible", nullptr, Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "pgbench's behaviour also where it is not the right one"),
            [](Options& o, const Value&) { o.pgbenchCompatible = true; }},
        {0, "interval", "TIME", Use::Run,
            QT_TRANSLATE_NOOP("LoadCommand", "length of the intervals of --json (1s)"),
            [](Options& o, const Value& v) { o.interval = v.duration(); }},
        {0, "lang", "LANG", Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "language of the texts: en or ru"),
            [](Options&, const Value&) {}}, // read before all others, so that mistakes are told in it
    };
    return options;
}

} // namespace pgduel::app
